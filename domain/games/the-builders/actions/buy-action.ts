import { ACTION_PRICE, builderOf } from '../state.ts';
import { type BuildersAction, barred } from './action.ts';

/** One more action for five coins, as often as one can pay and also when none is left. */
export const buyAction: BuildersAction = {
  next: (s, seat) => (builderOf(s, seat).coins < ACTION_PRICE ? barred('nothing', 'too-few-coins') : null),
  decide: (_s, seat) => [{ type: 'ActionBought', seat, price: ACTION_PRICE }],
};
