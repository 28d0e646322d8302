import { payable, takeWorth } from '../state.ts';
import { type BuildersAction, barred } from './action.ts';

/** The printed game knows no take of more than three actions. */
const PRINTED_MOST = 3;

/** Says how many of the actions in hand one take uses: n bring n(n+1)/2 coins. Every take is counted apart. */
export const takeCoins: BuildersAction = {
  next: (s, _seat, picks) => {
    if (picks.length > 0) return null;
    const hand = s.turn?.actions ?? 0;
    if (hand < 1) return barred('actions', 'no-actions-left');
    const most = s.takeCoins === 'series' ? hand : Math.min(hand, PRINTED_MOST);
    return { ask: 'actions', from: Array.from({ length: most }, (_, i) => String(i + 1)) };
  },
  decide: (s, seat, [pick]) => {
    const actions = Number(pick);
    return [{ type: 'CoinsTaken', seat, actions, coins: payable(s, takeWorth(actions)) }];
  },
};
