import type { KbEventOf } from '../../domain/games/kingdom-builder/events.ts';
import { offered } from '../../domain/kernel/play.ts';
import { oneOf, type Random, shuffled } from '../../domain/kernel/random.ts';
import type { AnyRules, AnyTitle, GameEvent } from '../../domain/kernel/rules.ts';

/** Titles with a board that can be crowded. */
export const CROWDED: readonly string[] = ['kingdom-builder'];

const TERRAINS = ['G', 'C', 'D', 'F', 'T', 'B'];
const LEAST_KEPT = 2;
const KEPT_SPREAD = 7;
const MOST_TRIES = 30;

const isBoard = (event: GameEvent): event is KbEventOf<'BoardLaid'> => event.type === 'BoardLaid';

interface Cell {
  readonly row: number;
  readonly col: number;
}

const far = (a: Cell, b: Cell): number => Math.abs(a.row - b.row) + Math.abs(a.col - b.col);

/** The hexes of a terrain that are left: scattered, or those around one of them. */
const keptOf = (cells: readonly Cell[], many: number, dice: Random): readonly Cell[] => {
  if (cells.length === 0) return [];
  const mixed = shuffled(cells, dice);
  const [middle] = mixed;
  const near = middle && dice.below(2) === 0 ? mixed.toSorted((a, b) => far(a, middle) - far(b, middle)) : mixed;
  return near.slice(0, many);
};

/** The board with a few hexes of each terrain; water and mountain where the others were. */
const emptied = (board: KbEventOf<'BoardLaid'>, more: number, dice: Random): KbEventOf<'BoardLaid'> => {
  const all = board.rows.flatMap((letters, row) => [...letters].map((letter, col) => ({ letter, row, col })));
  const kept = new Set(
    TERRAINS.flatMap((terrain) => {
      const many = LEAST_KEPT + more + dice.below(KEPT_SPREAD);
      const cells = all.filter(({ letter }) => letter === terrain);
      return keptOf(cells, many, dice).map(({ row, col }) => `${row},${col}`);
    }),
  );
  const drawn = (letter: string, row: number, col: number): string =>
    !TERRAINS.includes(letter) || kept.has(`${row},${col}`) ? letter : oneOf(['W', 'M'], dice);
  return {
    ...board,
    rows: board.rows.map((letters, row) => [...letters].map((l, col) => drawn(l, row, col)).join('')),
  };
};

/** Whether everybody who is awaited has something to say. */
const begins = (rules: AnyRules, events: readonly GameEvent[]): boolean => {
  const state = events.reduce((s, event) => rules.evolve(s, event), rules.blank());
  return rules.awaiting(state).every((seat) => Object.keys(offered(rules, state, seat)).length > 0);
};

/** The facts of a real set-up on a board with a few hexes of each terrain, more of them where no game would begin. */
const crowdedSetup = (rules: AnyRules, events: readonly GameEvent[], dice: Random): readonly GameEvent[] => {
  for (let more = 0; more < MOST_TRIES; more += 1) {
    const tried = events.map((event) => (isBoard(event) ? emptied(event, more, dice) : event));
    if (begins(rules, tried)) return tried;
  }
  return events;
};

/** The title with boards so crowded that terrains run out. */
export const crowded = (title: AnyTitle): AnyTitle => {
  const { rules } = title;
  return {
    ...title,
    rules: {
      ...rules,
      setup: (seats, options, dice) => crowdedSetup(rules, rules.setup(seats, options, dice), dice),
    },
  };
};
