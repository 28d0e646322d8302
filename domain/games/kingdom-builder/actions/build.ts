import { at, landOf } from '../board.ts';
import { ifPossible, openHexes } from '../ground.ts';
import { pickOf } from '../hex.ts';
import { build } from '../placing.ts';
import { exhausted, owed, terrainNow } from '../played.ts';
import { seatOf } from '../state.ts';
import { showTerrain } from '../turn.ts';
import { unfolding } from '../unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** One settlement of the mandatory action: on the terrain of the turn, beside your own if possible. */
export const buildAction: KbAction = {
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    if (seatOf(s, seat).supply === 0) return closed('build', 'no-settlements-left');
    if (owed(s, seat) === 0) return closed('build', 'mandatory-done');
    const terrain = terrainNow(s, seat);
    if (!terrain) return closed('build', exhausted(s, seat) ? 'terrain-exhausted' : 'choose-terrain-first');
    const hexes = ifPossible(s, seat, openHexes(s, [terrain]));
    if (hexes.length === 0) return closed('build', 'terrain-exhausted');
    const land = landOf(s.board);
    return { ask: 'build', from: hexes.map((hex) => pickOf(land, hex)) };
  },
  decide(s, seat, [pick = '']) {
    const u = unfolding(s);
    showTerrain(u, seat);
    build(u, seat, at(s.board, pick), 'mandatory');
    return u.events;
  },
  whyNot: (s, seat, _, hex) =>
    landOf(s.board).ground[hex] === terrainNow(s, seat) ? 'must-be-adjacent' : 'wrong-terrain',
};
