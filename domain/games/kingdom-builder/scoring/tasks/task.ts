import type { Seat } from '../../../../kernel/rules.ts';
import type { Hex } from '../../board/hex.ts';
import { scoresOn } from '../../board/kingdom.ts';
import type { KbState } from '../../state.ts';

/** A task card: its gold is paid once to everybody who has done it at the end. */
export interface Task {
  readonly id: string;
  readonly gold: number;
  met(s: KbState, seat: Seat): boolean;
}

/** Whether a scoring piece of the seat stands on the hex. */
export const standsOn =
  (s: KbState, seat: Seat): ((hex: Hex) => boolean) =>
  (hex) =>
    scoresOn(s, seat, hex);
