import type { Random } from '../../../kernel/random.ts';
import type { Choice, Pick, Seat } from '../../../kernel/rules.ts';
import type { Hex } from '../board/hex.ts';
import type { Module } from '../sections/section.ts';
import type { KbState } from '../state.ts';
import type { Unfolding } from '../turn/unfolding.ts';

/** An extra action: its questions, and what comes of their answers. */
export interface Power {
  /** The next question after these picks, null when complete. */
  next(s: KbState, seat: Seat, picks: readonly Pick[]): Choice | null;
  /** What comes of the complete action. */
  act(u: Unfolding, seat: Seat, picks: readonly Pick[], dice: Random): void;
}

/** A location tile and the extra action that it gives. Who may use it when, and how often, is not its affair. */
export interface Tile extends Power {
  readonly id: string;
  readonly module: Module;
  /** Why the action cannot put something on this hex, where the hex itself is empty; null when the tile has no reason of its own. */
  whyNot(s: KbState, seat: Seat, picks: readonly Pick[], hex: Hex): string | null;
  /** It reads the played terrain, so it needs one that is not exhausted. */
  readonly needsTerrain?: boolean;
  /** Whether a card with an open hex is all that a use of it lacks. */
  readonly lacksCard?: (s: KbState, seat: Seat) => boolean;
  /** It works by itself; nobody uses it. */
  readonly passive?: boolean;
  /** Cards that its owner draws more at the end of each turn. */
  readonly drawsMore?: number;
  /** What using it once more does, for a tile that works all the time. */
  readonly again?: Power;
  /** It uses other tiles once more; it is never used once more itself. */
  readonly repeats?: true;
  /** It answers what others do and is used at the start of a turn. */
  readonly reaction?: boolean;
}
