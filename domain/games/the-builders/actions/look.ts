import { hidden } from '../state.ts';
import { refill } from '../turn/refill.ts';
import { type BuildersAction, barred } from './action.ts';

/** Turns up what the rows are filled with, in the middle of the turn; what was done before it cannot be taken back. */
export const look: BuildersAction = {
  next: (s) => {
    const { workers, buildings } = hidden(s);
    return workers + buildings > 0 ? null : barred('nothing', 'nothing-closed');
  },
  decide: (s, _seat, _picks, dice) => refill(s, dice),
};
