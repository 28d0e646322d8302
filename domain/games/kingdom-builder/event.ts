import type { Counts } from '../../kernel/dice.ts';
import type { Pick, Seat, SeatScore } from '../../kernel/rules.ts';
import type { Location } from './board.ts';
import type { Rulings } from './rulings.ts';
import type { Ground } from './terrain.ts';

/** Facts of a game. Hexes are picks; `draw` is the index of the draw that decided. */
export type KbEvent =
  | { readonly type: 'RulesPinned'; readonly seats: number; readonly rulings: Partial<Rulings> }
  | {
      readonly type: 'BoardLaid';
      readonly rows: readonly string[];
      readonly split: readonly [number, number];
      readonly sections: readonly { readonly id: string; readonly rotated: boolean }[];
      readonly locations: readonly (Location & { readonly tiles: number })[];
      readonly island?: readonly string[];
      readonly draw: number;
    }
  | { readonly type: 'CardsShown'; readonly cards: readonly string[]; readonly draw: number }
  | { readonly type: 'DeckMade'; readonly cards: Counts }
  | { readonly type: 'StartSeatChosen'; readonly seat: Seat; readonly draw: number }
  | {
      readonly type: 'CardDrawn';
      readonly seat: Seat;
      readonly card: string;
      /** Shown to everybody: drawn in the middle of a turn. */
      readonly open: boolean;
      readonly draw: number;
    }
  | { readonly type: 'DeckReshuffled' }
  | { readonly type: 'TurnBegan'; readonly seat: Seat }
  | { readonly type: 'TerrainPlayed'; readonly seat: Seat; readonly terrain: Ground; readonly card: string }
  | { readonly type: 'CardRemoved'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'TileUsed'; readonly seat: Seat; readonly tile: string }
  | {
      readonly type: 'SettlementBuilt';
      readonly seat: Seat;
      readonly at: Pick;
      readonly on: Ground;
      /** 'mandatory', or the tile. */
      readonly by: string;
    }
  | {
      readonly type: 'SettlementMoved';
      readonly seat: Seat;
      readonly from: Pick;
      readonly to: Pick;
      readonly by: string;
    }
  | { readonly type: 'TileTaken'; readonly seat: Seat; readonly tile: string; readonly from: Pick }
  | { readonly type: 'TileLost'; readonly seat: Seat; readonly tile: string; readonly from: Pick }
  | { readonly type: 'EndTriggered'; readonly seat: Seat }
  | { readonly type: 'TurnEnded'; readonly seat: Seat; readonly discarded: readonly string[] }
  | { readonly type: 'SeatWithdrawn'; readonly seat: Seat }
  | { readonly type: 'GameScored'; readonly scores: readonly SeatScore[] };

export type KbEventOf<T extends KbEvent['type']> = Extract<KbEvent, { readonly type: T }>;
