import type { Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board.ts';
import { ifPossible, openHexes } from '../ground.ts';
import { type Hex, pickOf } from '../hex.ts';
import { build } from '../placing.ts';
import { type KbState, type Pending, seatOf } from '../state.ts';
import type { Unfolding } from '../unfolding.ts';
import { unfolding } from '../unfolding.ts';
import { closed, type KbAction } from './action.ts';

const top = (s: KbState): Pending | undefined => s.pending.at(-1);

/** Where the build on top of what is pending may stand: on any of its terrains, each beside one's own if possible. */
const targets = (s: KbState, seat: Seat): readonly Hex[] =>
  (top(s)?.terrains ?? []).flatMap((terrain) => ifPossible(s, seat, openHexes(s, [terrain]))).sort((a, b) => a - b);

/** Builds that cannot be made any more are owed no longer. */
const lapse = (u: Unfolding, seat: Seat): void => {
  const open = top(u.state)?.seat === seat;
  if (open && (seatOf(u.state, seat).supply === 0 || targets(u.state, seat).length === 0))
    u.tell({ type: 'BuildsLapsed', seat });
};

/** A build that was owed before anything else: of a drawn Fort card, of a donation. */
export const owedAction = (kind: string): KbAction => ({
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (top(s)?.seat !== seat) return closed('build', 'not-your-turn');
    const land = landOf(s.board);
    return { ask: 'build', from: targets(s, seat).map((hex) => pickOf(land, hex)) };
  },
  decide(s, seat, [pick = '']) {
    const u = unfolding(s);
    build(u, seat, at(s.board, pick), kind);
    lapse(u, seat);
    return u.events;
  },
  whyNot: (s, _, __, hex) =>
    top(s)?.terrains.some((terrain) => terrain === landOf(s.board).ground[hex]) ? 'must-be-adjacent' : 'wrong-terrain',
});
