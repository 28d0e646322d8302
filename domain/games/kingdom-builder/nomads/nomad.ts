import type { Choice, Pick, Seat } from '../../../kernel/rules.ts';
import type { Hex } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import type { Unfolding } from '../turn/unfolding.ts';

/** A nomad tile: used once, in the turn after the one in which it was taken. */
export interface Nomad {
  readonly id: string;
  /** How many of it there are. */
  readonly count: number;
  /** It may also be used between builds. */
  readonly between?: true;
  next(s: KbState, seat: Seat, picks: readonly Pick[]): Choice | null;
  act(u: Unfolding, seat: Seat, picks: readonly Pick[]): void;
  whyNot(s: KbState, seat: Seat, picks: readonly Pick[], hex: Hex): string | null;
}
