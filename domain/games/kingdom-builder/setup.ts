import { type Dice, oneOf, shuffled } from '../../kernel/dice.ts';
import type { Options } from '../../kernel/options.ts';
import type { Pick as HexPick } from '../../kernel/rules.ts';
import { CARDS } from './cards/index.ts';
import { allCards, drawCard } from './deck.ts';
import type { KbEvent, KbEventOf } from './event.ts';
import { type Choices, chosen } from './options.ts';
import { SECTIONS } from './sections/index.ts';
import type { Section } from './sections/section.ts';
import { BLANK } from './state.ts';
import { type Unfolding, unfolding } from './unfolding.ts';

const SIDE = 10;
const TILES_PER_LOCATION = 2;

/** The facts of a new game, in the order in which they are drawn. */
export const setup = (seats: number, options: Options, dice: Dice): readonly KbEvent[] => {
  const choices = chosen(options);
  const u = unfolding(BLANK);
  u.tell({ type: 'RulesPinned', seats, rulings: choices.rulings });
  u.tell(layBoard(choices, dice));
  u.tell(showCards(choices, dice));
  u.tell({ type: 'DeckMade', cards: allCards() });
  begin(u, seats, choices, dice);
  return u.events;
};

const begin = (u: Unfolding, seats: number, choices: Choices, dice: Dice): void => {
  const draw = dice.drawn;
  const start = choices.startPlayer === 'random' ? dice.below(seats) : choices.startPlayer;
  u.tell({ type: 'StartSeatChosen', seat: start, draw });
  for (let i = 0; i < seats; i += 1) drawCard(u, (start + i) % seats, dice, false);
  u.tell({ type: 'TurnBegan', seat: start });
};

const layBoard = (choices: Choices, dice: Dice): KbEventOf<'BoardLaid'> => {
  const draw = dice.drawn;
  const ids =
    choices.sections ??
    shuffled(
      SECTIONS.map((section) => section.id),
      dice,
    ).slice(0, 4);
  const sections = ids.map((id, quarter) => ({ id, rotated: isRotated(choices.rotation, quarter, dice) }));
  return { ...joined(sections), draw };
};

const isRotated = (rotation: Choices['rotation'], quarter: number, dice: Dice): boolean => {
  if (rotation === 'random') return dice.below(2) === 1;
  return rotation !== 'none' && rotation[quarter] === true;
};

const showCards = (choices: Choices, dice: Dice): KbEventOf<'CardsShown'> => {
  const draw = dice.drawn;
  const pool = CARDS.map((card) => card.id).filter((id) => !choices.excluded.includes(id));
  return { type: 'CardsShown', cards: choices.cards ?? drawn(pool, 3, dice), draw };
};

/** So many different ones, in the order of the draw. */
const drawn = (pool: readonly string[], n: number, dice: Dice): readonly string[] => {
  const left = [...pool];
  return Array.from({ length: n }, () => left.splice(left.indexOf(oneOf(left, dice)), 1)[0] ?? '');
};

/** Four sections as one board: top left, top right, bottom left, bottom right. */
export const joined = (
  placed: readonly { readonly id: string; readonly rotated: boolean }[],
): Omit<KbEventOf<'BoardLaid'>, 'draw'> => {
  const quarters = placed.map(({ id, rotated }) =>
    turned(
      SECTIONS.find((section) => section.id === id),
      rotated,
    ),
  );
  const [a, b, c, d] = quarters.map((quarter) => quarter.rows);
  const beside = (left: readonly string[] = [], right: readonly string[] = []): readonly string[] =>
    left.map((row, i) => row + (right[i] ?? ''));
  const locations = quarters.flatMap((quarter, q) =>
    quarter.locations.map(({ at, tile }) => ({ at: shifted(at, q), tile, tiles: TILES_PER_LOCATION })),
  );
  return {
    type: 'BoardLaid',
    rows: [...beside(a, b), ...beside(c, d)],
    split: [SIDE, SIDE],
    sections: placed,
    locations,
  };
};

type Side = Pick<Section, 'rows' | 'locations'>;

const turned = (section: Section | undefined, rotated: boolean): Side => {
  const { rows = [], locations = [] } = section ?? {};
  if (!rotated) return { rows, locations };
  return {
    rows: rows.toReversed().map((row) => [...row].reverse().join('')),
    locations: locations.map(({ at, tile }) => ({ at: mirrored(at), tile })),
  };
};

const mirrored = (pick: HexPick): HexPick =>
  pick
    .split(',')
    .map((n) => SIDE - 1 - Number(n))
    .join(',');

const shifted = (pick: HexPick, quarter: number): HexPick => {
  const [row = 0, col = 0] = pick.split(',').map(Number);
  return `${row + (quarter > 1 ? SIDE : 0)},${col + (quarter % 2) * SIDE}`;
};
