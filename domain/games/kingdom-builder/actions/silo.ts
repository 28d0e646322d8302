import { at, landOf } from '../board/board.ts';
import { pickOf } from '../board/hex.ts';
import { siloBuilds, siloGoals, siloStarts } from '../turn/pending.ts';
import { buildBySilo } from '../turn/placing.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';
import { settle } from './owed.ts';

/** After the last turn: a settlement from the supply, beside one's own. */
export const siloBuild: KbAction = {
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    const land = landOf(s.board);
    const from = siloBuilds(s, seat).map((hex) => pickOf(land, hex));
    return from.length > 0 ? { ask: 'build', from } : closed('build', 'nothing-to-build-on');
  },
  decide(s, seat, [pick = '']) {
    const u = unfolding(s);
    buildBySilo(u, seat, at(s.board, pick));
    settle(u);
    return u.events;
  },
  whyNot: () => 'must-be-adjacent',
};

/** After the last turn: a settlement goes to a hex beside one's own. */
export const siloMove: KbAction = {
  next(s, seat, [from, to]) {
    if (to !== undefined) return null;
    const land = landOf(s.board);
    if (from !== undefined)
      return { ask: 'move-to', from: siloGoals(s, seat, at(s.board, from)).map((hex) => pickOf(land, hex)) };
    const starts = siloStarts(s, seat).map((hex) => pickOf(land, hex));
    return starts.length > 0 ? { ask: 'move-from', from: starts } : closed('move-from', 'nothing-to-move');
  },
  decide(s, seat, [from = '', to = '']) {
    const u = unfolding(s);
    u.tell({ type: 'SettlementMoved', seat, from, to, by: 'silo' });
    settle(u);
    return u.events;
  },
  whyNot: (_, __, picks) => (picks.length === 0 ? 'not-yours' : 'must-be-adjacent'),
};
