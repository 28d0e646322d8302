import type { Nomad } from '../nomads/nomad.ts';
import { seatOf } from '../state.ts';
import { heldUp } from '../turn/played.ts';
import { showTerrain } from '../turn/turn.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** The one use of a nomad tile. */
export const nomadAction = (nomad: Nomad): KbAction => ({
  next(s, seat, picks) {
    const ready = seatOf(s, seat).nomads.some((held) => held.tile === nomad.id && held.ready);
    if (!ready) return closed('use', 'gained-this-turn');
    const busy = heldUp(s, seat);
    if (busy && !(nomad.between && busy === 'finish-building-first')) return closed('use', busy);
    return nomad.next(s, seat, picks);
  },
  decide(s, seat, picks) {
    const u = unfolding(s);
    showTerrain(u, seat);
    u.tell({ type: 'NomadUsed', seat, tile: nomad.id });
    nomad.act(u, seat, picks);
    return u.events;
  },
  whyNot: (s, seat, picks, hex) => nomad.whyNot(s, seat, picks, hex),
});
