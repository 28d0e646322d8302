// The boards that options allow, in an order of their own and without a roll: what can be played at all is judged by them.

import type { Board } from '../board/board.ts';
import type { Choices } from '../options.ts';
import { SECTIONS } from '../sections/index.ts';
import { boardOf } from './board-of.ts';
import { joined, type Placed } from './join.ts';
import { CAPITOL_SECTIONS, fits, type Wishes } from './needs.ts';

const QUARTERS = 4;
/** Of so many boards one fits, or none will: all needs but the capitol's are met by nearly every board. */
const MOST_LOOKED_AT = 256;

function* combinations(ids: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  else
    for (const [i, id] of ids.entries())
      for (const rest of combinations(ids.slice(i + 1), count - 1)) yield [id, ...rest];
}

function* oneOfEach(lists: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const id of first) for (const rest of oneOfEach(others)) yield [id, ...rest];
}

/** Sets of sections that may be drawn: one of each expansion that is on, the rest of all; or all alike. */
function* sectionSets({ sections, modules, spread }: Choices): Generator<readonly string[]> {
  if (sections) return yield sections;
  const pool = SECTIONS.filter((section) => modules.includes(section.module));
  const idsOf = (module: string) => pool.filter((section) => section.module === module).map(({ id }) => id);
  const expansions = spread === 'even' ? [] : modules.filter((module) => module !== 'base');
  for (const sent of oneOfEach(expansions.map(idsOf))) {
    const others = pool.map(({ id }) => id).filter((id) => !sent.includes(id));
    for (const rest of combinations(others, QUARTERS - sent.length)) yield [...sent, ...rest];
  }
}

const isTurned = (rotation: Choices['rotation'], quarter: number, turn: number): boolean =>
  typeof rotation === 'string' ? rotation === 'random' && ((turn >> quarter) & 1) === 1 : rotation[quarter] === true;

/** The ways in which four sections may lie. */
const laid = (ids: readonly string[], rotation: Choices['rotation']): readonly (readonly Placed[])[] =>
  Array.from({ length: rotation === 'random' ? 1 << QUARTERS : 1 }, (_, turn) =>
    ids.map((id, quarter) => ({ id, rotated: isTurned(rotation, quarter, turn) })),
  );

/** Boards that these choices allow; for a capitol only those that have a section of its own. */
function* possible(choices: Choices, { capitol }: Wishes): Generator<readonly Placed[]> {
  for (const ids of sectionSets(choices))
    if (!capitol || choices.sections || ids.some((id) => CAPITOL_SECTIONS.includes(id)))
      yield* laid(ids, choices.rotation);
}

/** The first possible board that fits, null where none does, and one that does not, for the reasons. */
export const possibleBoard = (
  choices: Choices,
  wishes: Wishes,
): { readonly fitting: readonly Placed[] | null; readonly example: Board | null } => {
  let example: Board | null = null;
  let looked = 0;
  for (const placed of possible(choices, wishes)) {
    const board = boardOf(joined(placed, choices.layouts));
    if (fits(board, wishes)) return { fitting: placed, example };
    example ??= board;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return { fitting: null, example };
};
