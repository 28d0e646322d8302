import type { Choice, Pick, Seat } from '../../../kernel/rules.ts';
import type { Hex } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import type { Unfolding } from '../turn/unfolding.ts';

/** An extra action that the board gives to everybody, once a turn, before or after the mandatory builds. */
export interface Extra {
  readonly id: string;
  /** Whether this game has it. */
  inPlay(s: KbState): boolean;
  next(s: KbState, seat: Seat, picks: readonly Pick[]): Choice | null;
  act(u: Unfolding, seat: Seat, picks: readonly Pick[]): void;
  whyNot(s: KbState, seat: Seat, picks: readonly Pick[], hex: Hex): string | null;
}
