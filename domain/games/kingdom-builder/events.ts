import type { Counts } from '../../kernel/random.ts';
import type { Pick, Seat, SeatScore } from '../../kernel/rules.ts';
import type { Location } from './board/board.ts';
import type { PieceKind } from './board/pieces.ts';
import type { Ground } from './board/terrain.ts';
import type { Layout } from './sections/section.ts';
import type { Rulings } from './setup/rulings.ts';
import type { Deal } from './state.ts';

/** Facts of a game. Hexes are picks; `draw` is the index of the draw that decided. */
export type KbEvent =
  | { readonly type: 'RulesPinned'; readonly seats: number; readonly rulings: Partial<Rulings> }
  | {
      readonly type: 'BoardLaid';
      readonly rows: readonly string[];
      readonly split: readonly [number, number];
      /** The layout is said where it is not one that is known to be printed. */
      readonly sections: readonly { readonly id: string; readonly rotated: boolean; readonly layout?: Layout }[];
      readonly locations: readonly (Location & { readonly tiles: number })[];
      readonly island?: readonly string[];
      readonly islandLayout?: Layout;
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
  /** One of the own cards will be played; which one is open still. */
  | { readonly type: 'NativeSoilLeft'; readonly seat: Seat }
  | { readonly type: 'CardRemoved'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'TileUsed'; readonly seat: Seat; readonly tile: string }
  | {
      readonly type: 'SettlementBuilt';
      readonly seat: Seat;
      readonly at: Pick;
      readonly on: Ground;
      /** 'mandatory', or the tile. */
      readonly by: string;
      /** An outpost was spent on it. */
      readonly free?: true;
    }
  | {
      readonly type: 'SettlementMoved';
      readonly seat: Seat;
      readonly from: Pick;
      readonly to: Pick;
      readonly by: string;
      /** What moved, where it was no settlement. */
      readonly piece?: PieceKind;
    }
  | {
      readonly type: 'MeeplePlaced';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly at: Pick;
      readonly by: string;
    }
  /** A piece goes from the board to its owner. */
  | {
      readonly type: 'PieceReturned';
      readonly seat: Seat;
      readonly piece: PieceKind;
      readonly at: Pick;
      readonly by: string;
      /** Whose doing it was. */
      readonly user: Seat;
    }
  | { readonly type: 'CityHallPlaced'; readonly seat: Seat; readonly at: Pick; readonly hexes: readonly Pick[] }
  | { readonly type: 'WallBuilt'; readonly seat: Seat; readonly at: Pick }
  | { readonly type: 'NomadsLaid'; readonly tiles: Readonly<Record<Pick, string>>; readonly draw: number }
  | { readonly type: 'NomadTaken'; readonly seat: Seat; readonly tile: string; readonly from: Pick }
  | { readonly type: 'NomadUsed'; readonly seat: Seat; readonly tile: string }
  | {
      readonly type: 'GoldGained';
      readonly seat: Seat;
      readonly by: string;
      readonly gold: number;
      /** The sector that Rovers paid for. */
      readonly sector?: number;
    }
  | { readonly type: 'FortDrawn'; readonly seat: Seat; readonly card: string; readonly draw: number }
  | {
      readonly type: 'BuildsOwed';
      readonly seat: Seat;
      readonly kind: string;
      readonly terrains: readonly Ground[];
      readonly left: number;
      readonly hex?: Pick;
    }
  | { readonly type: 'BuildsLapsed'; readonly seat: Seat }
  | { readonly type: 'BonusTaken'; readonly seat: Seat; readonly tile: string }
  | { readonly type: 'BonusLost'; readonly seat: Seat; readonly tile: string }
  /** Somebody has taken the last tile of a location: a canoe of this seat may be used. */
  | { readonly type: 'CanoeCharged'; readonly seat: Seat }
  | { readonly type: 'SettlementSetAside'; readonly seat: Seat; readonly at: Pick }
  | { readonly type: 'ScoutsPosted'; readonly terrain: Ground; readonly draw: number }
  | { readonly type: 'ExtraUsed'; readonly seat: Seat; readonly extra: string }
  | { readonly type: 'TasksShown'; readonly tasks: readonly string[]; readonly draw: number }
  | { readonly type: 'CapitolPlaced'; readonly at: Pick; readonly draw: number }
  | { readonly type: 'CavePlaced'; readonly at: Pick; readonly draw: number }
  | { readonly type: 'TileTaken'; readonly seat: Seat; readonly tile: string; readonly from: Pick }
  | { readonly type: 'TileLost'; readonly seat: Seat; readonly tile: string; readonly from: Pick }
  | { readonly type: 'EndTriggered'; readonly seat: Seat }
  /** A supply that had run out holds a settlement again. */
  | { readonly type: 'EndCancelled'; readonly seat: Seat }
  /** The last turn is over, or the next thing after it begins. */
  | { readonly type: 'ClosingBegan'; readonly stage: 'canoes' | 'silos' | 'volcano' }
  | {
      readonly type: 'BallotOpened';
      readonly kind: 'ferry' | 'volcano' | 'eruption';
      readonly owed: readonly number[];
      /** What is dealt when all have answered; absent where it was dealt before. */
      readonly deal?: Deal;
    }
  /** An answer that is hidden until all have answered; no picks: none was given. */
  | { readonly type: 'Answered'; readonly seat: Seat; readonly picks: readonly Pick[] }
  | {
      readonly type: 'BallotClosed';
      readonly kind: 'ferry' | 'volcano' | 'eruption';
      /** What each seat had answered. */
      readonly answers: readonly (readonly Pick[])[];
    }
  | { readonly type: 'FerryPlaced'; readonly at: Pick; readonly draw: number }
  | { readonly type: 'VolcanoPlaced'; readonly at: Pick; readonly draw: number }
  | { readonly type: 'DecreeIssued'; readonly decree: string; readonly draw: number }
  | { readonly type: 'NativeSoilChosen'; readonly terrain: Ground; readonly draw: number }
  | { readonly type: 'RowMarked'; readonly seat: Seat; readonly row: number }
  | { readonly type: 'MoreCards'; readonly seat: Seat }
  | { readonly type: 'TokenTaken'; readonly seat: Seat }
  | { readonly type: 'TokensPaid'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'TurnEnded'; readonly seat: Seat; readonly discarded: readonly string[] }
  | { readonly type: 'SeatWithdrawn'; readonly seat: Seat }
  | { readonly type: 'GameScored'; readonly scores: readonly SeatScore[] };

export type KbEventOf<T extends KbEvent['type']> = Extract<KbEvent, { readonly type: T }>;
