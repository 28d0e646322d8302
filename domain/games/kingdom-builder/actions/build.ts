import type { Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { ifPossible, openHexes } from '../board/ground.ts';
import { pickOf } from '../board/hex.ts';
import { type KbState, seatOf } from '../state.ts';
import { hasBonus } from '../turn/bonus.ts';
import { build } from '../turn/placing.ts';
import { exhausted, owed, terrainNow } from '../turn/played.ts';
import { showTerrain } from '../turn/turn.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** With the bonus of the Temple the first build of a turn may stand apart. */
const isFreeBuild = (s: KbState, seat: Seat): boolean => s.turn?.begun === false && hasBonus(s, seat, 'temple');

/** One settlement of the mandatory action, and last those of the temple: on the terrain of the turn, beside your own if possible. */
export const buildAction: KbAction = {
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (seatOf(s, seat).supply === 0 && !s.turn?.temple) return closed('build', 'no-settlements-left');
    if (owed(s, seat) === 0) return closed('build', 'mandatory-done');
    const terrain = terrainNow(s, seat);
    if (!terrain) return closed('build', exhausted(s, seat) ? 'terrain-exhausted' : 'choose-terrain-first');
    const open = openHexes(s, [terrain]);
    const hexes = isFreeBuild(s, seat) ? open : ifPossible(s, seat, open);
    if (hexes.length === 0) return closed('build', 'terrain-exhausted');
    const land = landOf(s.board);
    return { ask: 'build', from: hexes.map((hex) => pickOf(land, hex)) };
  },
  decide(s, seat, [pick = '']) {
    const u = unfolding(s);
    showTerrain(u, seat);
    const waits = Math.min(s.turn?.left ?? 0, seatOf(s, seat).supply) === 0;
    build(u, seat, at(s.board, pick), waits ? 'temple' : 'mandatory', !isFreeBuild(s, seat));
    return u.events;
  },
  whyNot: (s, seat, _, hex) =>
    landOf(s.board).ground[hex] === terrainNow(s, seat) ? 'must-be-adjacent' : 'wrong-terrain',
};
