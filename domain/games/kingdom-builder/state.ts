import type { Counts } from '../../kernel/random.ts';
import type { Pick, Seat, SeatScore } from '../../kernel/rules.ts';
import type { Board } from './board/board.ts';
import type { Hex } from './board/hex.ts';
import type { Ground } from './board/terrain.ts';
import { HOUSE } from './setup/house-rulings.ts';
import type { Rulings } from './setup/rulings.ts';

/** Settlements of one colour. */
export const SETTLEMENTS = 40;

/** Mandatory builds of a turn. */
export const OWED = 3;

/** The same on swamp. */
export const ON_SWAMP = 2;

/** Where a tile comes from that lay on no location. */
export const NOWHERE: Hex = -1;

/** A location or bonus tile in front of a seat. */
export interface Held {
  readonly tile: string;
  /** The location that it came from. */
  readonly from: Hex;
  readonly used: boolean;
  /** Taken in the running turn of its owner: not to be used before the next one. */
  readonly fresh: boolean;
  /** A canoe that may be used at the start of its owner's next turn. */
  readonly charged?: true;
}

/** A nomad tile in front of a seat. */
export interface NomadHeld {
  readonly tile: string;
  /** Its one turn has come. */
  readonly ready: boolean;
}

/** What must be answered before anything else: builds of a drawn Fort card, of a donation, a canoe, a silo. */
export interface Pending {
  readonly seat: Seat;
  /** The action that answers, or the first of them. */
  readonly kind: string;
  readonly terrains: readonly Ground[];
  readonly left: number;
  /** The settlement that may go up to a mountain. */
  readonly hex?: Hex;
  /** What is being done with the silo at hand, and how much of it is left. */
  readonly silo?: { readonly mode: 'build' | 'move'; readonly left: number };
}

export interface SeatState {
  readonly supply: number;
  /** Terrain cards; '?' where the viewer may not know. */
  readonly hand: readonly string[];
  readonly held: readonly Held[];
  /** Locations that have given a tile once and give none again. */
  readonly taken: readonly Hex[];
  readonly resigned: boolean;
  readonly nomads: readonly NomadHeld[];
  /** Gold that came during play, by what paid it. */
  readonly gold: Readonly<Record<string, number>>;
  /** Settlements that the volcano has taken for good. */
  readonly gone: number;
  /** Settlements that wait in the temple. */
  readonly aside: number;
  /** Numbered settlements of the cathedral. */
  readonly tokens: number;
  /** Sectors in which Rovers have paid since the last own turn. */
  readonly roved: readonly number[];
}

export interface Turn {
  readonly seat: Seat;
  /** The terrain of the turn; null before it is shown. */
  readonly terrain: Ground | null;
  /** The card that stands for it; 'native' for the soil of everybody. */
  readonly card: string | null;
  /** Something has been done that is no canoe. */
  readonly started: boolean;
  /** Mandatory builds still owed, the supply aside. */
  readonly left: number;
  /** A mandatory build has been made. */
  readonly begun: boolean;
  /** Hexes of the mandatory builds so far. */
  readonly built: readonly Hex[];
  /** Builds that need not be beside an own piece. */
  readonly outposts: number;
  /** Extra actions of the board that are used up for this turn. */
  readonly once: readonly string[];
  /** Settlements of the temple that must be built again in this turn. */
  readonly temple: number;
  /** Cards that are drawn more at the end of the turn. */
  readonly moreCards: number;
}

/** Answers that all seats give in secret and that are shown together. */
export interface Ballot {
  readonly kind: 'ferry' | 'volcano' | 'eruption';
  /** How many picks each seat owes; 0 for who is not asked. */
  readonly owed: readonly number[];
  /** What was answered, '?' where the viewer may not know; null before. An empty answer is none. */
  readonly answers: readonly (readonly Pick[] | null)[];
  /** What is dealt when it closes; null where everything is dealt. */
  readonly deal: Deal | null;
}

/** What a set-up still has to deal: cards that were chosen (else three of the pool), and who begins. */
export interface Deal {
  readonly cards: readonly string[] | null;
  readonly pool: readonly string[];
  /** How many tasks are shown. */
  readonly tasks: number;
  /** Whether swamp cards come into the deck. */
  readonly swamp: boolean;
  readonly start: Seat | 'random' | 'known';
}

/** A game of Kingdom Builder, as plain data. */
export interface KbState {
  readonly rulings: Rulings;
  readonly board: Board;
  /** The piece of each hex as a code of `pieces.ts`. */
  readonly pieces: readonly number[];
  /** Tiles left, by the index of the location. */
  readonly tilesLeft: readonly number[];
  /** Nomad tiles that still lie on the board, by their hex. */
  readonly nomads: Readonly<Record<Pick, string>>;
  /** Bonus tiles that have been taken, by kind. */
  readonly bonuses: Readonly<Record<string, number>>;
  /** Rows marked for Mayors. */
  readonly marks: readonly { readonly row: number; readonly seat: Seat }[];
  readonly decree: string | null;
  readonly nativeSoil: Ground | null;
  /** The terrain beside which Scouts pay. */
  readonly scouts: Ground | null;
  /** Castles that a capitol covers. */
  readonly capitols: readonly Hex[];
  /** Kingdom Builder cards. */
  readonly cards: readonly string[];
  readonly tasks: readonly string[];
  readonly seats: readonly SeatState[];
  readonly deck: {
    /** Cards in the pile. */
    readonly size: number;
    /** Cards that the viewer has not located: the pile, and with a redacted log the hidden hands as well. */
    readonly unseen: Counts;
    readonly discards: Counts;
  };
  readonly start: Seat;
  /** From 1; 0 before the first turn. */
  readonly round: number;
  readonly turn: Turn | null;
  /** What must be answered first; the last one on top. */
  readonly pending: readonly Pending[];
  readonly ballot: Ballot | null;
  /** What is under way after the last turn; null before. */
  readonly closing: 'canoes' | 'silos' | 'volcano' | null;
  /** Whether anybody has placed a settlement in this round. */
  readonly placed: boolean;
  /** Somebody's supply has run out: this is the last round. */
  readonly ending: boolean;
  /** What everybody had when it was over; null before. */
  readonly final: readonly SeatScore[] | null;
}

export const NEW_SEAT: SeatState = {
  supply: SETTLEMENTS,
  hand: [],
  held: [],
  taken: [],
  resigned: false,
  nomads: [],
  gold: {},
  gone: 0,
  aside: 0,
  tokens: 0,
  roved: [],
};

/** A turn that has just begun. */
export const newTurn = (seat: Seat): Turn => ({
  seat,
  terrain: null,
  card: null,
  started: false,
  left: OWED,
  begun: false,
  built: [],
  outposts: 0,
  once: [],
  temple: 0,
  moreCards: 0,
});

export const BLANK: KbState = {
  rulings: HOUSE,
  board: { rows: [], island: [], split: [10, 10], sections: [], locations: [] },
  pieces: [],
  tilesLeft: [],
  nomads: {},
  bonuses: {},
  marks: [],
  decree: null,
  nativeSoil: null,
  scouts: null,
  capitols: [],
  cards: [],
  tasks: [],
  seats: [],
  deck: { size: 0, unseen: {}, discards: {} },
  start: 0,
  round: 0,
  turn: null,
  pending: [],
  ballot: null,
  closing: null,
  placed: false,
  ending: false,
  final: null,
};

/** The seat's own part of the state; that of a seat that never was is empty. */
export const seatOf = (s: KbState, seat: Seat): SeatState => s.seats[seat] ?? NEW_SEAT;
