// What happens to every game whatever its title: seats, start, time, end. Stored in the same log as the title's events.

import type { BotLevel } from './bot.ts';
import type { Clock } from './clock.ts';
import type { Options } from './options.ts';
import type { Seat, SeatScore } from './rules.ts';

/** Who sits at a seat. Persons are opaque ids; names and addresses are not in the log. */
export type Player =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'bot'; readonly level: BotLevel };

/** Who may look: the seats, anybody with the link, or everybody by the list. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export type EndReason = 'finished' | 'one-left' | 'stalled';

export type LifecycleEvent =
  | {
      readonly type: 'GameOpened';
      readonly title: string;
      readonly name: string;
      readonly host: string;
      readonly seats: number;
      readonly options: Options;
      readonly clock: Clock;
      readonly visibility: Visibility;
      /** SHA-256 of the dice seed, in hex. */
      readonly commitment: string;
    }
  | { readonly type: 'SeatInvited'; readonly seat: Seat; readonly invitation: string }
  | { readonly type: 'SeatTaken'; readonly seat: Seat; readonly player: Player; readonly nonce: string }
  | { readonly type: 'SeatLeft'; readonly seat: Seat }
  | { readonly type: 'GameCancelled' }
  | {
      readonly type: 'GameStarted';
      readonly title: string;
      readonly version: number;
      readonly options: Options;
      /** By seat, '' for none; part of the key of the dice. */
      readonly nonces: readonly string[];
      /** The opened seats that play, in their new order, where free ones were taken away; absent for all. */
      readonly kept?: readonly Seat[];
    }
  | { readonly type: 'SeatResigned'; readonly seat: Seat }
  | { readonly type: 'ClockExpired'; readonly seat: Seat }
  | {
      readonly type: 'GameEnded';
      readonly reason: EndReason;
      readonly scores: readonly SeatScore[];
      /** Rank by seat, from 1; shared ranks are equal. */
      readonly ranking: readonly number[];
    }
  | { readonly type: 'SeedRevealed'; readonly seed: string };

const LIFECYCLE: readonly LifecycleEvent['type'][] = [
  'GameOpened',
  'SeatInvited',
  'SeatTaken',
  'SeatLeft',
  'GameCancelled',
  'GameStarted',
  'SeatResigned',
  'ClockExpired',
  'GameEnded',
  'SeedRevealed',
];

export const isLifecycle = (event: { readonly type: string }): event is LifecycleEvent =>
  LIFECYCLE.some((type) => type === event.type);

export interface TableSeat {
  readonly player: Player | null;
  readonly nonce: string;
  readonly invitation: string | null;
  readonly resigned: boolean;
}

export interface Result {
  readonly reason: EndReason;
  readonly scores: readonly SeatScore[];
  readonly ranking: readonly number[];
}

/** A game without its title's state. */
export interface Table {
  readonly title: string;
  readonly version: number;
  readonly name: string;
  readonly host: string;
  readonly options: Options;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly commitment: string;
  readonly status: 'open' | 'running' | 'ended' | 'cancelled';
  readonly seats: readonly TableSeat[];
  readonly result: Result | null;
  /** The dice seed in hex, once revealed. */
  readonly seed: string | null;
}

const EMPTY_SEAT: TableSeat = { player: null, nonce: '', invitation: null, resigned: false };

export const blankTable: Table = {
  title: '',
  version: 0,
  name: '',
  host: '',
  options: {},
  clock: { kind: 'none' },
  visibility: 'private',
  commitment: '',
  status: 'open',
  seats: [],
  result: null,
  seed: null,
};

const withSeat = (table: Table, seat: Seat, change: Partial<TableSeat>): Table => ({
  ...table,
  seats: table.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)),
});

export const evolveTable = (table: Table, event: LifecycleEvent): Table => {
  switch (event.type) {
    case 'GameOpened': {
      const { type: _, seats, ...rest } = event;
      return { ...table, ...rest, seats: Array.from({ length: seats }, () => EMPTY_SEAT) };
    }
    case 'SeatInvited':
      return withSeat(table, event.seat, { invitation: event.invitation });
    case 'SeatTaken':
      return withSeat(table, event.seat, { player: event.player, nonce: event.nonce, invitation: null });
    case 'SeatLeft':
      return withSeat(table, event.seat, EMPTY_SEAT);
    case 'GameCancelled':
      return { ...table, status: 'cancelled' };
    case 'GameStarted':
      return {
        ...table,
        status: 'running',
        version: event.version,
        options: event.options,
        seats: event.kept ? event.kept.map((seat) => table.seats[seat] ?? EMPTY_SEAT) : table.seats,
      };
    case 'SeatResigned':
      return withSeat(table, event.seat, { resigned: true });
    case 'ClockExpired':
      return table;
    case 'GameEnded':
      return {
        ...table,
        status: 'ended',
        result: { reason: event.reason, scores: event.scores, ranking: event.ranking },
      };
    case 'SeedRevealed':
      return { ...table, seed: event.seed };
  }
};

/** Ranks by seat from 1: seats that stayed before seats that resigned, then totals, then tie-breaks; equals share a rank. */
export const ranking = (scores: readonly SeatScore[], resigned: readonly boolean[]): readonly number[] => {
  const key = (seat: Seat): readonly number[] => [
    resigned[seat] ? 0 : 1,
    scores[seat]?.total ?? 0,
    ...(scores[seat]?.tieBreaks ?? []),
  ];
  const above = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((value, i) => value !== (b[i] ?? 0));
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  return scores.map((_, seat) => 1 + scores.filter((__, other) => above(key(other), key(seat))).length);
};
