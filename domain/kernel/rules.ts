// What a title is to the rest of the system. Everything here is data or a pure function.

import type { Scene } from '../drawing/scene.ts';
import type { Bots } from './bot.ts';
import type { OptionList, Options, Preset } from './options.ts';
import type { Phrase, Words } from './phrase.ts';
import type { PlayerStyle } from './player-style.ts';
import type { Random } from './random.ts';

/** A place at a game, from 0. */
export type Seat = number;

/** Who looks: a seat, or everybody else. */
export type Viewer = Seat | 'spectator';

/** One answer to a question: a hex as 'row,col', a card by its id, 'stop'. */
export type Pick = string;

/** The next question of a move and all that may be answered. An empty `from` means that the action cannot be used; `why` is then a stable kebab-case code. */
export interface Choice {
  readonly ask: string;
  readonly from: readonly Pick[];
  readonly why?: string;
}

/** What a player says. */
export interface Move {
  readonly action: string;
  readonly picks: readonly Pick[];
}

/** A fact, in the past tense. */
export interface GameEvent {
  readonly type: string;
}

/**
 * One thing a seat can do, as a path through questions. `next` is the only source of legality: the board lights up what
 * it offers, bots choose from it, the server walks it again.
 */
export interface Action<S, E> {
  /** The next question after these picks, or null when the move is complete. Given picks are legal. */
  next(state: S, seat: Seat, picks: readonly Pick[]): Choice | null;
  /** The facts that come of a complete move. Uses hidden knowledge only after `dice.reveal()`. */
  decide(state: S, seat: Seat, picks: readonly Pick[], dice: Random): readonly E[];
  /** True for an answer that other seats may not see yet and that changes nothing they can do (a locked secret choice). */
  readonly aside?: boolean;
}

export interface SeatScore {
  readonly total: number;
  /** Everything that scores, by name, in the order of the breakdown. */
  readonly parts: Readonly<Record<string, number>>;
  /** Compared one after another when totals are equal; higher wins. Empty: ties are shared. */
  readonly tieBreaks: readonly number[];
}

/** The rules of a game that is under way: all that it takes to show a log and to make a turn. A page loads no more. */
export interface PlayRules<S, E extends GameEvent> {
  readonly id: string;
  /** Rises only when the meaning of a stored event changes. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  blank(): S;
  /** Applies a fact. Total and fast; never judges. Understands redacted events. */
  evolve(state: S, event: E): S;
  /** The seats that must act; empty before the start and when the game is over. */
  awaiting(state: S): readonly Seat[];
  /** Everything that has meaning for this seat now, in the order of the buttons; what cannot be used says why in its first choice. */
  actions(state: S, seat: Seat): Readonly<Record<string, Action<S, E>>>;
  /** Why a pick that is not offered is refused, as a stable kebab-case code; null where there is nothing to say. */
  whyNot(state: S, seat: Seat, move: Move, pick: Pick): string | null;

  /** The event as this viewer may see it: still valid, '?' for the secret. */
  redact(event: E, viewer: Viewer): E;
  /** What every seat has, or would have if the game ended now, with its breakdown. */
  scores(state: S): readonly SeatScore[];
  /** True when the game ends, or has ended, because nothing can be reached any more. */
  stalled?(state: S): boolean;
  /** Sentences for consecutive events: those of a step, or of a whole turn. Words live in the title's `words.ts`. */
  describe(events: readonly E[]): readonly Phrase[];
}

export interface Rules<S, E extends GameEvent> extends PlayRules<S, E> {
  /** Drawn as the create page; checked by `kernel/options.ts`. */
  readonly options: OptionList;
  /** Codes for options that fit the list and yet make no game; empty when legal. */
  refusals(seats: number, options: Options): readonly string[];
  /** The facts of a new game: what was laid out, dealt and pinned. */
  setup(seats: number, options: Options, dice: Random): readonly E[];

  /** A time-out: the default answer to all that is pending, then the turn passes. */
  passed(state: S, seat: Seat, dice: Random): readonly E[];
  /** The seat leaves for good; its pieces stay and its turns pass from now on. */
  resigned(state: S, seat: Seat, dice: Random): readonly E[];
  /** How it stands, in sentences, for mails: what a picture does not tell. Nothing that the viewer may not know. */
  situation?(state: S, viewer: Viewer): readonly Phrase[];
}

/** How a title's positions are drawn: for mails, lists and links. */
export interface Drawing<S> {
  /** A position on paper, with liveries by seat and a mark at what changed; only what everybody may see is in it. */
  scene(state: S, extras: SceneExtras): Scene;
  /** The picks that events of a log touched, each once: the marks of what is new. */
  touched(events: readonly GameEvent[]): readonly Pick[];
}

export interface SceneExtras {
  readonly liveries: readonly PlayerStyle[];
  readonly changed: readonly Pick[];
}

/** A set of rules with all that hangs on it. One line per title in `games/index.ts`. */
export interface Title<S, E extends GameEvent> {
  readonly name: string;
  readonly rules: Rules<S, E>;
  readonly bots: Bots<S>;
  readonly words: Words;
  /** Loaded by who draws; a title without one has no pictures in mails. */
  drawing?(): Promise<Drawing<S>>;
  /** What an awaited seat has to do, in a sentence for its mail; null where its first question says enough. */
  duty?(view: S, seat: Seat): Phrase | null;
  /** What may never be in a state, in words; empty when all is well. Self-play asks after every sending. */
  faults?(state: S): readonly string[];
  /** Named sets of options, for the create page and for self-play with everything. */
  readonly presets?: readonly Preset[];
  /** Ids of content that works by itself: nobody can use it. */
  readonly passive?: readonly string[];
  /** Numbers by name that self-play averages over finished games. */
  figures?(end: S): Readonly<Record<string, number>>;
}

/** A title whose state and events are its own affair. */
export type AnyTitle = Title<unknown, GameEvent>;
/** Titles by their ids, each loaded when it is asked for. */
export type Titles = Readonly<Record<string, () => Promise<AnyTitle>>>;
export type AnyRules = Rules<unknown, GameEvent>;
export type AnyDrawing = Drawing<unknown>;
export type AnyPlayRules = PlayRules<unknown, GameEvent>;
