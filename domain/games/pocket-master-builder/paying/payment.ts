// What may pay for a building, and whether anything can: the page, the bots and the server ask here and nowhere else.

import type { Seat } from '../../../kernel/rules.ts';
import { offers, workersOf } from '../board/junctions.ts';
import type { Junction } from '../board/table.ts';
import { RESOURCES, type Yield } from '../editions/edition.ts';
import { donkeyLevel, HIDDEN, kingdomCard, type PmbState, playerAt } from '../state.ts';
import { isLastRound } from '../turn/turns.ts';

/** One thing that can pay, as a pick: a worker 'left:1,3' or 'left:1,3/west', a card 'K02', or 'gold'. */
export interface Means {
  readonly pick: string;
  readonly kind: 'worker' | 'card' | 'gold';
  /** The junction or the card; things with the same source exclude each other. */
  readonly source: string;
  readonly gain: Yield;
}

export interface Limits {
  readonly workers: number;
  readonly discards: number;
  readonly gold: number;
}

const workerMeans = (s: PmbState, at: Junction): readonly Means[] =>
  offers(s, at).map(({ half, gain }) => ({
    pick: half === null ? at : `${at}/${half}`,
    kind: 'worker',
    source: at,
    gain,
  }));

/** Everything a seat could pay with now: workers in reading order, then cards. Gold is bought besides. */
export const means = (s: PmbState, seat: Seat): readonly Means[] => [
  ...workersOf(s, seat).flatMap((at) => workerMeans(s, at)),
  ...playerAt(s, seat)
    .hand.filter((id) => id !== HIDDEN)
    .map((id): Means => ({ pick: id, kind: 'card', source: id, gain: kingdomCard(s, id).sides.bottom?.gain ?? {} })),
];

export const GOLD: Means = { pick: 'gold', kind: 'gold', source: 'gold', gain: { gold: 1 } };

/** How much of each kind one building may take: by the donkey, and without limit in the last round. */
export const limits = (s: PmbState, seat: Seat): Limits => {
  const level = donkeyLevel(s, seat);
  const free = isLastRound(s);
  return {
    workers: free ? Number.POSITIVE_INFINITY : level.workers,
    discards: free ? Number.POSITIVE_INFINITY : level.discards,
    gold: Math.floor(playerAt(s, seat).rewards / s.edition.prices.gold),
  };
};

/** What a cost still lacks. Gold stands in for wood, brick and stone, nothing stands in for gold. */
export const missing = (cost: Yield, have: Yield): { readonly plain: Yield; readonly gold: number } => {
  const lacks = RESOURCES.map((r) => [r, Math.max(0, (cost[r] ?? 0) - (have[r] ?? 0))] as const);
  const plain = lacks.filter(([r, n]) => r !== 'gold' && n > 0);
  const needed = plain.reduce((sum, [, n]) => sum + n, cost.gold ?? 0);
  return { plain: Object.fromEntries(plain), gold: Math.max(0, needed - (have.gold ?? 0)) };
};

export const covers = (cost: Yield, have: Yield): boolean => missing(cost, have).gold === 0;
