import { at, landOf } from '../board/board.ts';
import { pickOf } from '../board/hex.ts';
import { topOf } from '../turn/pending.ts';
import { climb, plateausOf } from '../turn/placing.ts';
import { unfolding } from '../turn/unfolding.ts';
import type { KbAction } from './action.ts';
import { settle } from './owed.ts';

/** A settlement that has just been built may go up to an empty mountain beside it. */
export const plateausAction: KbAction = {
  next(s, _, picks) {
    if (picks.length > 0) return null;
    const land = landOf(s.board);
    return { ask: 'plateau', from: [...plateausOf(s, topOf(s)?.hex ?? -1).map((hex) => pickOf(land, hex)), 'stay'] };
  },
  decide(s, seat, [pick = '']) {
    const u = unfolding(s);
    if (pick === 'stay') u.tell({ type: 'BuildsLapsed', seat });
    else climb(u, seat, topOf(s)?.hex ?? -1, at(s.board, pick));
    settle(u);
    return u.events;
  },
  whyNot: () => 'not-a-plateau',
};
