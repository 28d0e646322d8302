import { at, landOf } from '../board/board.ts';
import { pickOf } from '../board/hex.ts';
import { dropIdle, proceed } from '../turn/closing.ts';
import { owedHexes, topOf } from '../turn/pending.ts';
import { build } from '../turn/placing.ts';
import { type Unfolding, unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** After an answer: what cannot be answered any more is dropped, and after the last turn things go on. */
export const settle = (u: Unfolding): void => {
  dropIdle(u);
  proceed(u);
};

/** A build that is owed before anything else: of a drawn Fort card, of a donation, of the cathedral, of a canoe. */
export const owedAction = (kind: string): KbAction => ({
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    const top = topOf(s);
    if (top?.seat !== seat) return closed('build', 'not-your-turn');
    const land = landOf(s.board);
    return { ask: 'build', from: owedHexes(s, top).map((hex) => pickOf(land, hex)) };
  },
  decide(s, seat, [pick = '']) {
    const u = unfolding(s);
    build(u, seat, at(s.board, pick), kind);
    settle(u);
    return u.events;
  },
  whyNot: (s, _, __, hex) =>
    topOf(s)?.terrains.some((terrain) => terrain === landOf(s.board).ground[hex])
      ? 'must-be-adjacent'
      : 'wrong-terrain',
});

/** Nothing more is done with what was asked. */
export const passAction: KbAction = {
  next: () => null,
  decide(s, seat) {
    const u = unfolding(s);
    u.tell({ type: 'BuildsLapsed', seat });
    settle(u);
    return u.events;
  },
  whyNot: () => null,
};
