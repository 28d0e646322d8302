import type { Seat } from '../../../kernel/rules.ts';
import { RESOURCES, type Side, type Yield } from '../editions/edition.ts';
import { kingdomCard, type PmbState, wallCard } from '../state.ts';
import { above, below, borderOf, type Cell, cellAt, JUNCTIONS, type Junction, leftOf, rightOf } from './table.ts';

/** Where the two halves of a junction lie. */
export const HALVES = ['west', 'east', 'north', 'south'] as const;
export type Half = (typeof HALVES)[number];

interface Meeting {
  readonly half: Half;
  readonly side: Side;
}

const sideOf = (s: PmbState, row: number, line: number, side: 'left' | 'top' | 'right' | 'bottom'): Side | null => {
  if (row === 0) return side === 'bottom' ? wallCard(s, s.walls[line - 1]).sides.bottom : null;
  if (row === 5) return s.edition.landmarks.find((card) => card.id === s.landmarks[line - 1])?.sides.top ?? null;
  if (line === 1) return s.edition.starting.find((card) => card.id === s.starting[row - 1])?.sides.right ?? null;
  const id = s.grid[cellAt(row, line)];
  return id ? kingdomCard(s, id).sides[side] : null;
};

/** The two halves that meet at a junction; null while a card is missing, or where one has no area on that side. */
export const meeting = (s: PmbState, junction: Junction): readonly [Meeting, Meeting] | null => {
  const border = borderOf(junction);
  if (!border) return null;
  const { row, line } = border;
  const beside = border.across === 'left';
  const one = beside ? sideOf(s, row, line - 1, 'right') : sideOf(s, row - 1, line, 'bottom');
  const other = beside ? sideOf(s, row, line, 'left') : sideOf(s, row, line, 'top');
  if (!one || !other) return null;
  return [
    { half: beside ? 'west' : 'north', side: one },
    { half: beside ? 'east' : 'south', side: other },
  ];
};

/** What a worker there can bring: both halves at once where the colours are equal (`half` is null), else one of them. */
export interface Offer {
  readonly half: Half | null;
  readonly gain: Yield;
}

export const plus = (a: Yield, b: Yield): Yield =>
  Object.fromEntries(RESOURCES.map((r) => [r, (a[r] ?? 0) + (b[r] ?? 0)] as const).filter(([, n]) => n > 0));

const offersOf = ([one, other]: readonly [Meeting, Meeting]): readonly Offer[] =>
  one.side.colour === other.side.colour
    ? [{ half: null, gain: plus(one.side.gain, other.side.gain) }]
    : [one, other].map(({ half, side }) => ({ half, gain: side.gain }));

// The same two sides always give the same, and bots ask for it all the time.
const known = new WeakMap<Side, WeakMap<Side, readonly Offer[]>>();

export const offers = (s: PmbState, junction: Junction): readonly Offer[] => {
  const halves = meeting(s, junction);
  if (!halves) return [];
  const [one, other] = halves;
  const beside = known.get(one.side) ?? new WeakMap<Side, readonly Offer[]>();
  const found = beside.get(other.side) ?? offersOf(halves);
  known.set(one.side, beside.set(other.side, found));
  return found;
};

/** Where a seat's workers stand, in reading order. */
export const workersOf = (s: PmbState, seat: Seat): readonly Junction[] =>
  JUNCTIONS.filter((junction) => s.workers[junction] === seat);

/** The junctions of the card in a cell that nobody stands on. */
export const freeJunctions = (s: PmbState, cell: Cell): readonly Junction[] =>
  [leftOf(cell), above(cell), rightOf(cell), below(cell)].filter(
    (junction) => s.workers[junction] === undefined && meeting(s, junction) !== null,
  );
