import { oneOf, type Random, shuffled } from '../../../kernel/random.ts';
import type { KbEventOf } from '../events.ts';
import type { Choices } from '../options.ts';
import { laidBy, SECTIONS } from '../sections/index.ts';
import type { Island } from '../sections/section.ts';
import { boardOf } from './board-of.ts';
import { joined, type Placed } from './join.ts';
import { fits, type Wishes } from './needs.ts';
import { possibleBoard } from './possible-boards.ts';

const QUARTERS = 4;
const MOST_BOARDS = 50;
const TILES_ON_ISLAND = 2;

/** A board that serves what was chosen: drawn anew until it does, and after many draws one that is known to. */
export const drawBoard = (choices: Choices, wishes: Wishes, dice: Random): KbEventOf<'BoardLaid'> => {
  const draw = dice.drawn;
  const side = drawIsland(choices, dice);
  const lay = (placed: readonly Placed[]) => withSide(joined(placed, choices.layouts), side, draw);
  for (let tries = 0; tries < MOST_BOARDS; tries += 1) {
    const laid = lay(drawSections(choices, dice));
    if (fits(boardOf(laid), wishes)) return laid;
  }
  return lay(possibleBoard(choices, wishes).fitting ?? drawSections(choices, dice));
};

const drawIsland = ({ island, layouts }: Choices, dice: Random): Island | undefined => {
  if (island === 'off') return undefined;
  const { islands } = laidBy(layouts);
  return island === 'random' ? oneOf(islands, dice) : islands.find(({ id }) => id === island);
};

const withSide = (
  laid: Omit<KbEventOf<'BoardLaid'>, 'draw'>,
  side: Island | undefined,
  draw: number,
): KbEventOf<'BoardLaid'> =>
  side
    ? {
        ...laid,
        locations: [...laid.locations, { ...side.location, tiles: TILES_ON_ISLAND }],
        island: side.rows,
        islandLayout: side.layout,
        draw,
      }
    : { ...laid, draw };

const drawSections = (choices: Choices, dice: Random): readonly Placed[] =>
  (choices.sections ?? drawIds(choices, dice)).map((id, quarter) => ({
    id,
    rotated: isRotated(choices.rotation, quarter, dice),
  }));

const isRotated = (rotation: Choices['rotation'], quarter: number, dice: Random): boolean => {
  if (rotation === 'random') return dice.below(2) === 1;
  return rotation !== 'none' && rotation[quarter] === true;
};

/** One section of each expansion that is on, the rest of all; or all alike. */
const drawIds = ({ modules, spread }: Choices, dice: Random): readonly string[] => {
  const pool = SECTIONS.filter((section) => modules.includes(section.module));
  const expansions = spread === 'even' ? [] : modules.filter((module) => module !== 'base');
  const sent = expansions.map(
    (module) =>
      oneOf(
        pool.filter((section) => section.module === module),
        dice,
      ).id,
  );
  const others = pool.map((section) => section.id).filter((id) => !sent.includes(id));
  return shuffled([...sent, ...shuffled(others, dice).slice(0, QUARTERS - sent.length)], dice);
};
