import type { Seat } from '../../kernel/rules.ts';
import type { Cell, Junction } from './board/table.ts';
import type { Edition, GainKey, Purchase, Variants, Yield } from './editions/edition.ts';

/** Why somebody gains something. */
export const SOURCES = ['rest', 'bought', 'space', 'wall', 'invasion', 'effect', 'build', 'start'] as const;
export type Source = (typeof SOURCES)[number];

/** A gain that is still to be taken. */
export interface Gaining {
  readonly seat: Seat;
  readonly key: GainKey;
  readonly n: number;
  readonly from: Source;
  /** Counted when it is taken: n for every two walls. */
  readonly per?: '2walls';
}

export const REST_CHOICES = ['workers', 'cards', 'both'] as const;
export type RestChoice = (typeof REST_CHOICES)[number];

/** Where the cube that marks a building came from. */
export type Marker = 'rest' | 'work' | Junction;

export type PmbEvent =
  | {
      readonly type: 'TableLaid';
      readonly edition: Edition;
      readonly variants: Variants;
      readonly walls: readonly string[];
      readonly starting: readonly string[];
      readonly landmarks: readonly string[];
      readonly first: Seat;
    }
  | { readonly type: 'CardsDrawn'; readonly seat: Seat; readonly cards: readonly string[]; readonly from: Source }
  | { readonly type: 'OraclesOffered'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'OracleKept'; readonly seat: Seat; readonly card: string; readonly under: readonly string[] }
  | { readonly type: 'OracleDrawn'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'GainsWaiting'; readonly gains: readonly Gaining[] }
  | {
      readonly type: 'CardDeveloped';
      readonly seat: Seat;
      readonly card: string;
      readonly name: string;
      readonly at: Cell;
    }
  | { readonly type: 'LineInvaded'; readonly line: number; readonly gaining: readonly Seat[] }
  | { readonly type: 'WorkerPlaced'; readonly seat: Seat; readonly at: Junction }
  | { readonly type: 'WorkerUsed'; readonly seat: Seat; readonly at: Junction; readonly gain: Yield }
  | {
      readonly type: 'CardDiscarded';
      readonly seat: Seat;
      readonly card: string;
      readonly name: string;
      /** What it paid; absent for a card above the hand limit. */
      readonly gain?: Yield;
    }
  | { readonly type: 'RewardsSpent'; readonly seat: Seat; readonly n: number; readonly on: Purchase }
  | {
      readonly type: 'BuildingConstructed';
      readonly seat: Seat;
      readonly card: string;
      readonly name: string;
      readonly at: Cell;
      readonly marker: Marker;
    }
  | { readonly type: 'WorkersGained'; readonly seat: Seat; readonly n: number; readonly from: Source }
  | { readonly type: 'RewardsGained'; readonly seat: Seat; readonly n: number; readonly from: Source }
  | {
      readonly type: 'WallReached';
      readonly seat: Seat;
      readonly space: number;
      readonly name: string;
      readonly from: Source;
    }
  | { readonly type: 'DonkeyAdvanced'; readonly seat: Seat; readonly level: number; readonly from: Source }
  | { readonly type: 'PileRenewed' }
  | { readonly type: 'Rested'; readonly seat: Seat; readonly choice: RestChoice }
  | {
      readonly type: 'EndTriggered';
      readonly seat: Seat;
      readonly by: 'buildings' | 'area' | 'stall';
      readonly last: number;
    }
  | { readonly type: 'TurnEnded'; readonly seat: Seat; readonly next: Seat | null; readonly round: number }
  | { readonly type: 'PlayStopped'; readonly seat: Seat };
