import type { Seat } from '../../kernel/rules.ts';
import { type Amounts, type Card, type CardId, lacking, NOTHING, plus } from './cards/card.ts';
import { handOf, projectOf } from './cards/catalogue.ts';

export const TAKE_COINS = ['series', 'atMostThree'] as const;
export type TakeCoins = (typeof TAKE_COINS)[number];

export const BANKS = ['unlimited', 'hundred'] as const;
export type Bank = (typeof BANKS)[number];

export const ACTIONS_A_TURN = 3;
export const ACTION_PRICE = 5;
export const ROW_LENGTH = 5;
export const GOAL = 17;
export const COINS_A_POINT = 10;
export const BANK_OF_HUNDRED = 100;

/** A building under way, with who stands on it in the order of their sending. */
export interface Site {
  readonly card: CardId;
  readonly workers: readonly CardId[];
}

/** What one seat has. A finished machine is in `finished` and also works: it is free or stands on a site. */
export interface Builder {
  readonly coins: number;
  /** Workers and machines that stand on no site. */
  readonly free: readonly CardId[];
  readonly sites: readonly Site[];
  readonly finished: readonly CardId[];
  readonly resigned: boolean;
}

export interface Turn {
  readonly seat: Seat;
  readonly actions: number;
  /** How many were sent to each site in this turn; the next one costs one more. */
  readonly sent: Readonly<Record<CardId, number>>;
}

/** A slot of a row: an open card, or null while it is closed or once nothing is left to fill it. */
export type Slot = CardId | null;

export interface BuildersState {
  readonly takeCoins: TakeCoins;
  readonly bank: Bank;
  readonly first: Seat;
  /** From 1; all seats play one turn in a round. */
  readonly round: number;
  readonly lastRound: boolean;
  /** The last round came because nobody could finish anything any more. */
  readonly stalled: boolean;
  /** Null before the start and when the game is over. */
  readonly turn: Turn | null;
  readonly workerRow: readonly Slot[];
  readonly buildingRow: readonly Slot[];
  /** The building pile lies face up: its first card, null while it was not looked at. */
  readonly nextBuilding: Slot;
  /** What is left face down, in canonical order: a card is drawn when it is turned up. */
  readonly workerPile: readonly CardId[];
  readonly buildingPile: readonly CardId[];
  readonly builders: readonly Builder[];
  /** Cards that a position made up for itself; empty in games. */
  readonly made: Readonly<Record<CardId, Card>>;
}

export const blank: BuildersState = {
  takeCoins: 'series',
  bank: 'unlimited',
  first: 0,
  round: 0,
  lastRound: false,
  stalled: false,
  turn: null,
  workerRow: [],
  buildingRow: [],
  nextBuilding: null,
  workerPile: [],
  buildingPile: [],
  builders: [],
  made: {},
};

const NOBODY: Builder = { coins: 0, free: [], sites: [], finished: [], resigned: false };

export const builderOf = (s: BuildersState, seat: Seat): Builder => s.builders[seat] ?? NOBODY;

export const open = (row: readonly Slot[]): readonly CardId[] => row.filter((slot) => slot !== null);

/** What stands on a site gives, all together. */
export const given = (s: BuildersState, site: Site): Amounts =>
  site.workers.reduce((sum, id) => plus(sum, handOf(s, id).gives), NOTHING);

export const missing = (s: BuildersState, site: Site): Amounts =>
  lacking(projectOf(s, site.card).needs, given(s, site));

/** Points of finished buildings and machines; coins do not count here. */
export const points = (s: BuildersState, seat: Seat): number =>
  builderOf(s, seat).finished.reduce((sum, id) => sum + projectOf(s, id).points, 0);

/** What one more worker to this site costs in actions: the k-th to the same site in the same turn costs k. */
export const sendCost = (s: BuildersState, site: CardId): number => (s.turn?.sent[site] ?? 0) + 1;

/** What one take of `n` actions brings: 1, 3, 6, 10 … */
export const takeWorth = (n: number): number => (n * (n + 1)) / 2;

/** What the bank can pay of this sum. */
export const payable = (s: BuildersState, coins: number): number => {
  if (s.bank === 'unlimited') return coins;
  const out = s.builders.reduce((sum, builder) => sum + builder.coins, 0);
  return Math.min(coins, Math.max(0, BANK_OF_HUNDRED - out));
};

/** How many cards a refill would turn up now, by row. */
export const hidden = (s: BuildersState): { readonly workers: number; readonly buildings: number } => {
  const closed = (row: readonly Slot[]): number => row.length - open(row).length;
  const wanted = closed(s.buildingRow) + (s.nextBuilding === null ? 1 : 0);
  return {
    workers: Math.min(closed(s.workerRow), s.workerPile.length),
    buildings: Math.min(wanted, s.buildingPile.length),
  };
};
