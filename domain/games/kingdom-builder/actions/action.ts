import type { Action, Choice, Pick, Seat } from '../../../kernel/rules.ts';
import type { Hex } from '../board/hex.ts';
import type { KbEvent } from '../events.ts';
import type { KbState } from '../state.ts';

/** What a seat can do; it also knows why an empty hex is not offered. */
export interface KbAction extends Action<KbState, KbEvent> {
  whyNot(s: KbState, seat: Seat, picks: readonly Pick[], hex: Hex): string | null;
}

/** Nothing can be picked, for this reason. */
export const closed = (ask: string, why: string): Choice => ({ ask, from: [], why });
