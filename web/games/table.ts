// What a title gives to the web: one folder here, one line in `index.ts`.

import type { ComponentType } from 'preact';
import type { Scene } from '../../domain/drawing/scene.ts';
import type { AnyAt, AnyGameView } from '../../domain/kernel/game-view.ts';
import type { Options, Preset } from '../../domain/kernel/options.ts';
import type { Words } from '../../domain/kernel/phrase.ts';
import type { PlayerStyle } from '../../domain/kernel/player-style.ts';
import type { AnyPlayRules, AnyRules, Choice, Move, Pick, Seat, Viewer } from '../../domain/kernel/rules.ts';

/** Who sits where and how their pieces look. */
export interface SeatInfo extends PlayerStyle {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'nobody' | 'invited';
  readonly resigned: boolean;
}

/**
 * The board in the stage of the turn page. It only draws, in the box that it is given: the stage enlarges and moves it,
 * decides what a press means (`data-pick`, `data-thing`), says refusals and explains. The board keeps the keyboard's place
 * (one stop, arrows to the neighbour, N and Shift N to the next offered pick) and hands Enter and Space to `onPress`.
 */
export interface BoardProps {
  readonly state: unknown;
  readonly viewer: Viewer;
  readonly players: readonly SeatInfo[];
  /** Where the turn stands; null when it is not mine, or in the past. Offered picks (`at.choice.from`) get `data-pick`. */
  readonly at: AnyAt | null;
  /** The box in px that the board fills. */
  readonly width: number;
  readonly height: number;
  /** The picks of the draft in order; they are numbered 1, 2, 3. */
  readonly draft: readonly Pick[];
  /** What changed since my last turn, or in the move that is looked at: a double ring. */
  readonly changed: readonly Pick[];
  /** Letters of places that the panel tells apart; drawn beside what one decides by. */
  readonly marks: ReadonlyMap<Pick, string>;
  /** What the panel points at: these picks are lit, everything else is faded, as for an open question. */
  readonly lit: readonly Pick[];
  /** Whether what cannot be chosen is faded. */
  readonly fade: boolean;
  /** What an offered pick would bring, for its name. */
  readonly bringing: (pick: Pick) => string | null;
  /** Enter or Space on a thing: as a press at its middle. */
  readonly onPress: (thing: string) => void;
  readonly past: boolean;
  readonly label: string;
  readonly describedBy: string;
}

/** A thing drawn whole in the panel: a card of the hand, a building. */
export interface FaceProps {
  readonly look: { readonly state: unknown; readonly viewer: Viewer };
  readonly thing: string;
  readonly players: readonly SeatInfo[];
}

/** A question that needs more than answers, drawn by the title above its answers: the bill. */
export interface PartProps {
  readonly at: AnyAt;
}

export interface GameTable {
  /** How the title speaks of the turn; what is absent is made up from the rules (`kernel/plain-view.ts`). */
  readonly view?: Readonly<Partial<AnyGameView>>;
  readonly Face?: ComponentType<FaceProps>;
  /** By the `ask` of the question. */
  readonly Part?: Readonly<Record<string, ComponentType<PartProps>>>;
  /** The rules as far as a game under way needs them; what a new game needs besides is in `NewTable`. */
  readonly title: { readonly name: string; readonly rules: AnyPlayRules; readonly words: Words };
  /** Actions with which a turn ends, besides `end`: what they show is seen when the turn is sent, without a question before. */
  readonly ends?: readonly string[];
  readonly Board: ComponentType<BoardProps>;
  /** The position in lists and sentences, the second way to read it. */
  readonly BoardAsText: ComponentType<Pick2<BoardProps, 'state' | 'players'>>;
  /** A small still picture of a position, for lists. */
  readonly Thumb: ComponentType<Pick2<BoardProps, 'state' | 'players'>>;
  /** What the title shows at the side besides goals and players. */
  readonly Goals?: ComponentType<Pick2<BoardProps, 'state' | 'viewer' | 'players'>>;
  /** One line about a seat: '25 left · Oracle, Farm'. */
  seatLine(state: unknown, seat: Seat, viewer: Viewer): string;
  /** The heading of the prompt, e.g. 'Build settlement 2 of 3 on grass', and the line under it. */
  prompt(
    state: unknown,
    seat: Seat,
    move: Move | null,
    choice: Choice | null,
  ): { readonly heading: string; readonly line: string; readonly icon: Scene | null };
  /** The button of an action: its words and a drawing (`scene/picture.tsx` shows it). */
  button(
    state: unknown,
    seat: Seat,
    action: string,
  ): { readonly text: string; readonly hint: string; readonly icon: Scene | null };
  /**
   * What a press cannot take back, in words: what is shown by this move, or lost by `end`. Null when there is nothing to
   * say; `end` is then sent without a question.
   */
  warning(state: unknown, seat: Seat, move: Move): string | null;
  /** Fetches what the table needs to draw such a position, before it is drawn; absent where nothing is ever missing. */
  prepare?(state: unknown): Promise<void>;
  /** The picks that these events touch, for marks and replay. */
  touched(events: readonly { readonly type: string }[]): readonly Pick[];
}

/** What the pages of a game that has not begun need of a title: its options, and a picture of what they make. */
export interface NewTable {
  readonly title: {
    readonly name: string;
    readonly rules: Readonly<Pick2<AnyRules, 'id' | 'seats' | 'options' | 'refusals'>>;
    readonly words: Words;
  };
  /** Named sets of options, the first of them chosen; none where the title has but one way. */
  readonly presets?: readonly Preset[];
  /** A live picture. */
  readonly Preview: ComponentType<{ readonly options: Options; readonly seats: number; readonly seed: number }>;
}

type Pick2<T, K extends keyof T> = { readonly [P in K]: T[P] };
