import type { Seat } from '../../../kernel/rules.ts';
import { type KbState, seatOf } from '../state.ts';
import { tileOf } from '../tiles/index.ts';
import type { Tile } from '../tiles/tile.ts';
import { exhausted, heldUp, terrainNow } from '../turn/played.ts';
import { showTerrain } from '../turn/turn.ts';
import { unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';

/** Why none of the seat's tiles of a kind may be used now; null when one may. */
export const notUsable = (s: KbState, seat: Seat, tile: string): string | null => {
  if (tileOf(tile)?.reaction) return notCharged(s, seat);
  const mine = seatOf(s, seat).held.filter((held) => held.tile === tile);
  const busy = heldUp(s, seat);
  if (busy) return busy;
  if (mine.some((held) => !held.used && !held.fresh)) return null;
  return mine.some((held) => held.used) ? 'already-used' : 'gained-this-turn';
};

/** Why no canoe may be used now: it answers only before anything else is done. */
const notCharged = (s: KbState, seat: Seat): string | null => {
  if (s.turn?.started) return 'only-at-the-start';
  return seatOf(s, seat).held.some((held) => held.charged) ? null : 'nobody-took-a-last-tile';
};

/** What a tile lacks that reads the terrain of the turn; null when it lacks nothing. */
export const lacksTerrain = (s: KbState, seat: Seat, tile: Tile): string | null => {
  if (!tile.needsTerrain) return null;
  if (exhausted(s, seat)) return 'terrain-exhausted';
  return terrainNow(s, seat) ? null : 'choose-terrain-first';
};

/** The extra action of an own location tile. */
export const useAction = (tile: Tile): KbAction => ({
  next(s, seat, picks) {
    const why = notUsable(s, seat, tile.id) ?? lacksTerrain(s, seat, tile);
    return why ? closed('use', why) : tile.next(s, seat, picks);
  },
  decide(s, seat, picks, dice) {
    const u = unfolding(s);
    if (!tile.reaction) showTerrain(u, seat);
    u.tell({ type: 'TileUsed', seat, tile: tile.id });
    tile.act(u, seat, picks, dice);
    return u.events;
  },
  whyNot: (s, seat, picks, hex) => tile.whyNot(s, seat, picks, hex),
});
