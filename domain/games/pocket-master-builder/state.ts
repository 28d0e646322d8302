import type { Seat } from '../../kernel/rules.ts';
import { CELLS, type Cell, type Junction } from './board/table.ts';
import {
  type DonkeyLevel,
  type Edition,
  type KingdomCard,
  VARIANTS,
  type Variants,
  type WallCard,
} from './editions/edition.ts';
import type { Gaining } from './events.ts';

/** A card that the viewer may not know. */
export const HIDDEN = '?';

export interface Player {
  /** Cubes in the Worker Area and in the Rest Area. */
  readonly work: number;
  readonly rest: number;
  readonly rewards: number;
  /** Donkey level, from 1. */
  readonly donkey: number;
  /** Space of the wall track, from 1. */
  readonly wall: number;
  readonly hand: readonly string[];
  readonly oracles: readonly string[];
  /** Oracles of which one must be chosen now. */
  readonly offered: readonly string[];
}

/** Until a card is played; until something is built; until the choice of Rest; while the hand is too large. */
export type Phase = 'develop' | 'work' | 'rest' | 'surplus';

export interface Turn {
  readonly seat: Seat;
  readonly round: number;
  readonly phase: Phase;
  /** Where this turn's card lies. */
  readonly played: Cell | null;
}

export interface PmbState {
  readonly edition: Edition;
  readonly variants: Variants;
  readonly walls: readonly string[];
  readonly starting: readonly string[];
  readonly landmarks: readonly string[];
  readonly first: Seat;
  readonly grid: readonly (string | null)[];
  readonly owners: readonly (Seat | null)[];
  readonly workers: Readonly<Record<Junction, Seat>>;
  readonly players: readonly Player[];
  /** How many cards lie face down; which ones is derived, see `piles.ts`. */
  readonly pile: number;
  readonly discards: readonly string[];
  /** Oracles that nobody has seen, and those put under them, the next one first. */
  readonly oraclePile: number;
  readonly oraclesUnder: readonly string[];
  /** Gains that wait for the choice of an oracle. */
  readonly gains: readonly Gaining[];
  /** Null before the start and when it is over. */
  readonly turn: Turn | null;
  /** The round after which it is over, once that is known. */
  readonly last: number | null;
  /** The end came because nothing could be built any more. */
  readonly stalled: boolean;
  /** The round in which something was built last. */
  readonly builtIn: number;
}

const usual = Object.fromEntries(Object.entries(VARIANTS).map(([key, values]) => [key, values[0]])) as Variants;

const EMPTY: Edition = {
  id: '',
  colours: [],
  types: [],
  setup: {
    worker_area: 0,
    rest_area: 0,
    hand_start: 0,
    oracles_dealt: 0,
    hand_limit: 0,
    buildings_to_trigger_end: 0,
  },
  reward_track: { max: 0, start: 0 },
  prices: { worker: 0, card: 0, gold: 0, donkey: 0 },
  donkey: [],
  variants: usual,
  starting: [],
  walls: [],
  landmarks: [],
  oracles: [],
  kingdom: [],
};

export const blank = (): PmbState => ({
  edition: EMPTY,
  variants: usual,
  walls: [],
  starting: [],
  landmarks: [],
  first: 0,
  grid: Array.from({ length: CELLS }, () => null),
  owners: Array.from({ length: CELLS }, () => null),
  workers: {},
  players: [],
  pile: 0,
  discards: [],
  oraclePile: 0,
  oraclesUnder: [],
  gains: [],
  turn: null,
  last: null,
  stalled: false,
  builtIn: 0,
});

/** The log does not fit the cards and seats of its own first event. */
export class NotOnTheTable extends Error {
  override readonly name = 'NotOnTheTable';
  constructor(what: string) {
    super(`nothing on the table is ${what}`);
  }
}

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new NotOnTheTable(what);
  return value;
};

const indexes = new WeakMap<Edition, ReadonlyMap<string, KingdomCard>>();

export const kingdomCard = (s: PmbState, id: string): KingdomCard => {
  const index = indexes.get(s.edition) ?? new Map(s.edition.kingdom.map((card) => [card.id, card]));
  indexes.set(s.edition, index);
  return found(index.get(id), `card ${id}`);
};

export const playerAt = (s: PmbState, seat: Seat): Player => found(s.players[seat], `seat ${seat}`);

export const wallCard = (s: PmbState, id: string | undefined): WallCard =>
  found(
    s.edition.walls.find((card) => card.id === id),
    `wall ${id}`,
  );

export const donkeyLevel = (s: PmbState, seat: Seat): DonkeyLevel =>
  found(s.edition.donkey[playerAt(s, seat).donkey - 1], `donkey level of seat ${seat}`);

/** True once the last round is played to its end. */
export const isOver = (s: PmbState): boolean => s.last !== null && s.turn === null;

/** The cells where a seat's buildings stand. */
export const buildings = (s: PmbState, seat: Seat): readonly Cell[] =>
  s.owners.flatMap((owner, cell) => (owner === seat ? [cell] : []));

export const handLimit = (s: PmbState, seat: Seat): number =>
  buildings(s, seat)
    .flatMap((cell) => kingdomCard(s, s.grid[cell] ?? '').effects)
    .reduce((limit, e) => (e.kind === 'hand_limit' ? limit + e.plus : limit), s.edition.setup.hand_limit);
