import { owed } from '../turn/played.ts';
import { endTurn } from '../turn/turn.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** The turn goes to the next seat; a card is drawn. */
export const endAction: KbAction = {
  next: (s, seat) => (owed(s, seat) > 0 ? closed('end', 'build-first') : null),
  decide(s, seat, _, dice) {
    const u = unfolding(s);
    endTurn(u, seat, dice);
    return u.events;
  },
  whyNot: () => null,
};
