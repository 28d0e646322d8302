// How a title speaks of itself at the table: the contract between a title and the page of a turn. A title says WHAT (words
// and plain data, here), the frame says WHERE (`web/game`). Everything is a pure function of the position; it lives in
// `domain/games/<title>/view/`, is gathered in that folder's `view.ts` as a `GameView<State>`, and its sentences come from
// the title's word files, each one phrase with arguments. What a title leaves out is made up by `plain-view.ts` from
// `next()` and the words that there are, so a new title has a page at once.
//
// Hooks that the frame and the boards put on the page, for checks from outside:
//   data-part="state | question | undo | send | board | sheet | toast | bubble | explain"
//   data-answer="ACTION PICK" or "ACTION" on each answer of the panel
//   data-pick="PICK" on each offered pick of the board, data-thing="THING" on each thing of the board
// All that `next()` offers is on the page as one or the other: a pick is a `data-pick` of the board where `onBoard` says so
// (and in `answers` too, where it differs in what it brings), else an answer; the frame adds what `answers` forgot.

import type { Scene } from '../drawing/scene.ts';
import type { Draft, Offer } from './draft.ts';
import type { Choice, GameEvent, Move, Pick, Seat, Viewer } from './rules.ts';

/** A position as somebody looks at it. */
export interface Look<S> {
  readonly state: S;
  readonly viewer: Viewer;
  /** How each seat is called, by seat; the viewer's own is 'You'. */
  readonly names: readonly string[];
}

/** Where the turn stands: what everything in the panel is asked with. */
export interface At<S> extends Look<S> {
  /** The position with the complete moves of the draft in it; the move being said is not. */
  readonly state: S;
  /** The position as it was sent: before the draft. */
  readonly sent: S;
  readonly seat: Seat;
  /** The move being said, with its picks so far; null while no action is chosen. */
  readonly move: Move | null;
  /**
   * What `move` is asked now. With no move: the picks of the board that one action alone offers (`ask` is 'any'), or null.
   * Null also when nothing more can be done than to send.
   */
  readonly choice: Choice | null;
  /** All actions that have a meaning now, in the order of the rules, also those that cannot be used (`first.why`). */
  readonly offers: readonly Offer[];
  readonly draft: Draft;
}

/** A part of a line that is drawn: words, or a small icon (square, drawn about 18 px high). */
export type Run = string | Scene;

/** A bar of boxes: `has` full, the next `adds` striped, the rest of `of` empty. */
export interface Bar {
  readonly icon: Scene | null;
  readonly word: string;
  readonly has: number;
  readonly adds: number;
  readonly of: number;
  /** The figure behind the bar; `0/2` and ` +2` where absent. */
  readonly figure?: string;
}

/** Something one can press in the panel. */
export interface Answer {
  readonly action: string;
  /** Null: the action itself is chosen (or let go). */
  readonly pick: Pick | null;
  /** Short, without a verb where the group has one: 'Forest', 'Barracks', 'left'. With `hint` it is the accessible name. */
  readonly text: string;
  /** What it brings, in at most five words: '9 hexes', 'Place your ship', 'Finishes it: 14 coins, 3 points'; '' for nothing. */
  readonly hint: string;
  /** The hint is good news (it finishes something, it pays): drawn in the colour of success. */
  readonly good?: boolean;
  /** Drawn left of the words (above them on the phone); null for none. Made for about 36 px. */
  readonly icon: Scene | null;
  /** Drawn as this thing's whole card by the page's `Face`, in groups of the form 'cards'. */
  readonly thing?: string;
  /** Its letter, A to H, in groups of the form 'places': the board shows the same letter there. */
  readonly mark?: string;
  /** Lines drawn instead of `hint` (which is then only spoken): 'left', a brick, 'or', a stone. */
  readonly lines?: readonly (readonly Run[])[];
  /** Bars drawn under the words: what a site has, and what this answer would add. */
  readonly bars?: readonly Bar[];
  /**
   * Already said in this move; drawn as pressed. A press takes it out again and keeps the later picks if they still fit.
   * An answer that is not among `choice.from` but was offered by an earlier question of the same move may stand here too
   * (the other cards of the hand while a place is asked): a press answers that question anew.
   */
  readonly chosen?: boolean;
  /** Completes what is asked and stands in the foot in the place of Send: 'Pay and build'. At most one. */
  readonly main?: boolean;
}

export type Form = 'buttons' | 'rows' | 'cards' | 'places';

/** Answers that belong together. The first group answers the open question, later ones are other ways to go on. */
export interface Group {
  /** '' where the question says it all; else a few words: 'Or first', 'Then', 'Your hand'. */
  readonly heading: string;
  /**
   * `buttons`: words. `rows`: 2 to 5 answers that are compared by words. `cards`: drawn whole, scroll sideways.
   * `places`: 2 to 8 picks of the board that differ in what they bring, with letters.
   */
  readonly form: Form;
  /** The best first. */
  readonly answers: readonly Answer[];
}

/** An icon with a figure in the line of the state: `[house] 25 left`. */
export interface Fact {
  readonly icon: Scene | null;
  /** '1 of 3', '11', '●●○'. */
  readonly figure: string;
  /** 'built', 'coins'; left out of the line where it is narrow. */
  readonly word: string;
  /** Stands at the right end of the line. */
  readonly end?: boolean;
  /** What `explain` says about it, if anything. */
  readonly thing?: string;
}

export interface Question {
  /** One line, at most 34 letters where possible: 'Which terrain do you play?', 'Build settlement 2 of 3 on forest'. */
  readonly heading: string;
  /** One more line, '' for none: 'Two cards, by your Crossroads tile.' Left out where there is no room. */
  readonly line: string;
}

/** How an action shows itself. `hint`: what it brings, short. */
export interface ActionFace {
  readonly text: string;
  readonly hint: string;
  readonly icon: Scene | null;
}

/** What an answer brings, before it is pressed. */
export interface Consequence {
  /** Continues the name of a place and fits a bubble: 'takes a Tavern tile', 'Up there you lose Farm.' */
  readonly text: string;
  /** One might regret it: the first press only says the text, the second one answers. */
  readonly regret?: boolean;
}

/** The card that explains a thing. */
export interface Explained {
  readonly drawing: Scene;
  readonly name: string;
  /** What kind of thing and where: 'Location tile, at C14'. */
  readonly kind: string;
  /** What it does, one sentence each, in the words that help and rules page use. */
  readonly text: readonly string[];
  /** How many are left of how many; drawn as dots with `where`. */
  readonly left?: { readonly n: number; readonly of: number; readonly where: string };
  /** Who has one. */
  readonly holders?: readonly Seat[];
  /** The anchor in the rules page, '' for its top. */
  readonly rule: string;
}

/** Something to be told in a toast: a new card by its name, something finished and what it brought. */
export interface News {
  readonly text: string;
  /** Drawn beside the text. */
  readonly thing?: string;
}

/** Something that everybody plays for. Its figures are the parts of `rules.scores`. */
export interface Goal {
  readonly thing: string;
  readonly name: string;
  /** The key in `SeatScore.parts`; '' for one that has no figure of its own. */
  readonly part: string;
}

/** A player's line at the side. */
export interface PlayerLine {
  /** '25 left', '4 cards, 9 workers, 3 rewards'. The total is told beside it by the frame. */
  readonly line: string;
  /** What the seat holds, drawn small; each explains itself. `used`: not usable any more in this turn. */
  readonly things: readonly {
    readonly thing: string;
    readonly name: string;
    readonly drawing: Scene;
    readonly used?: boolean;
  }[];
}

export interface Shape<S> {
  /** Width : height of the board as it is drawn without scrolling; null where the board fills whatever it gets. */
  aspect(state: S): number | null;
  /** How wide a thing that is pressed is made when the board is enlarged, in px: 36 for a hex, 110 for a card. */
  readonly near: number;
  /** 'cards': the panel is taller, for whole cards. */
  readonly panel: 'plain' | 'cards';
  /** What totals count: 'gold', 'points', 'honor'. */
  readonly unit: string;
}

export interface GameView<S> {
  /** The line of the state: 2 to 4 figures with icons, no sentence. */
  facts(at: At<S>): readonly Fact[];
  question(at: At<S>): Question;
  /**
   * Every answer that is not simply a place on the board, in groups. An action is an answer only where there is a choice;
   * several actions never share a group without their names in it. Ends of turns (`end`) are not among them.
   */
  answers(at: At<S>): readonly Group[];
  /** Name, hint and icon of an action, also of one that cannot be used now (the line 'not now' names it). */
  action(at: At<S>, action: string): ActionFace;
  /** The action that is meant without a word; null where one must be chosen. Called with usable offers only. */
  first(state: S, offers: readonly Offer[]): string | null;
  /**
   * Answers that are given by themselves when their question comes up after a press, all at once: the cheapest payment.
   * Each must be legal after the ones before it. Empty for none.
   */
  filled(at: At<S>): readonly Pick[];
  /** What an offered pick would bring, from the rules themselves (`decide`); null where there is nothing to say. */
  consequence(at: At<S>, pick: Pick): Consequence | null;
  /** Why this thing of the board cannot be chosen now, as one sentence: 'G14 is desert; you play forest.' */
  refusal(at: At<S>, thing: string): string;
  /** What a press cannot take back, in words: what this move shows, or what is lost by `end`. Null: nothing to say. */
  warning(at: At<S>, move: Move): string | null;
  /**
   * The card of a thing; null where it has none (then a press on it gives the refusal). Ids of things are the title's own;
   * where a thing of the board could be a pick, its id is that pick ('3,14'). Everything in `goals`, `facts`, `player`
   * and `answers` that has a `thing` explains itself.
   */
  explain(look: Look<S>, thing: string): Explained | null;
  /** What came that the viewer should see at once, from the events of one sending; `look` is after them. */
  news(look: Look<S>, events: readonly GameEvent[]): News | null;
  goals(look: Look<S>): readonly Goal[];
  player(look: Look<S>, seat: Seat): PlayerLine;
  /** Whether the board draws this pick itself (a hex, a card in a row); all else is a word and must be in `answers`. */
  onBoard(state: S, pick: Pick): boolean;
  readonly shape: Shape<S>;
  /** Three hints for the first turn of this title, at most two sentences each: the state, the question, the board. */
  readonly guide: readonly [string, string, string];
}

/** A title's view whose state is its own affair: assigning a `GameView<KbState>` to it is the one erasure there is. */
export type AnyGameView = GameView<unknown>;
export type AnyAt = At<unknown>;
