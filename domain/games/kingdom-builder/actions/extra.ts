import type { Extra } from '../extras/extra.ts';
import { heldUp } from '../turn/played.ts';
import { showTerrain } from '../turn/turn.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** An extra action that the board gives to everybody once a turn. */
export const extraAction = (extra: Extra): KbAction => ({
  next(s, seat, picks) {
    const busy = heldUp(s, seat);
    if (busy) return closed('use', busy);
    if (s.turn?.once.includes(extra.id)) return closed('use', 'already-used');
    return extra.next(s, seat, picks);
  },
  decide(s, seat, picks) {
    const u = unfolding(s);
    showTerrain(u, seat);
    u.tell({ type: 'ExtraUsed', seat, extra: extra.id });
    extra.act(u, seat, picks);
    return u.events;
  },
  whyNot: (s, seat, picks, hex) => extra.whyNot(s, seat, picks, hex),
});
