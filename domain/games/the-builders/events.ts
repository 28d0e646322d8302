import type { Seat } from '../../kernel/rules.ts';
import type { CardId } from './cards/card.ts';
import type { Bank, TakeCoins } from './state.ts';

/** A card turned up into a slot of its row. */
export interface Refill {
  readonly slot: number;
  readonly card: CardId;
}

export type BuildersEvent =
  | {
      readonly type: 'GameLaid';
      readonly takeCoins: TakeCoins;
      readonly bank: Bank;
      readonly coins: number;
      readonly first: Seat;
      /** By seat. */
      readonly apprentices: readonly CardId[];
      readonly workers: readonly CardId[];
      readonly buildings: readonly CardId[];
      readonly nextBuilding: CardId;
      /** Index of the first draw that this came of. */
      readonly draw: number;
    }
  | { readonly type: 'TurnBegan'; readonly seat: Seat; readonly round: number; readonly actions: number }
  | {
      readonly type: 'ConstructionStarted';
      readonly seat: Seat;
      readonly card: CardId;
      readonly slot: number;
      /** The pile's open card that took its place; null when it was not known or there is none. */
      readonly refill: CardId | null;
    }
  | { readonly type: 'WorkerRecruited'; readonly seat: Seat; readonly card: CardId; readonly slot: number }
  | {
      readonly type: 'WorkerSent';
      readonly seat: Seat;
      readonly worker: CardId;
      readonly site: CardId;
      readonly wage: number;
      readonly actions: number;
    }
  | {
      readonly type: 'BuildingFinished';
      readonly seat: Seat;
      readonly card: CardId;
      readonly coins: number;
      readonly points: number;
      /** Who is free again. */
      readonly back: readonly CardId[];
      /** A machine joins its owner's workers. */
      readonly machine: boolean;
    }
  | { readonly type: 'CoinsTaken'; readonly seat: Seat; readonly actions: number; readonly coins: number }
  | { readonly type: 'ActionBought'; readonly seat: Seat; readonly price: number }
  | {
      readonly type: 'RowsRefilled';
      readonly workers: readonly Refill[];
      readonly buildings: readonly Refill[];
      /** The card that now lies open on the building pile; null when it is used up. */
      readonly nextBuilding: CardId | null;
      readonly draw: number;
    }
  | { readonly type: 'TurnEnded'; readonly seat: Seat; readonly unused: number }
  | { readonly type: 'GoalReached'; readonly seat: Seat; readonly points: number }
  /** Nobody can finish anything any more: the last round begins. */
  | { readonly type: 'BuildingStalled' }
  | { readonly type: 'BuilderLeft'; readonly seat: Seat };
