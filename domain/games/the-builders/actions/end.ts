import { turnEnd } from '../turn/turn-end.ts';
import type { BuildersAction } from './action.ts';

/** Ends the turn; actions that are left are lost. */
export const end: BuildersAction = {
  next: () => null,
  decide: (s, seat, _picks, dice) => turnEnd(s, seat, dice),
};
