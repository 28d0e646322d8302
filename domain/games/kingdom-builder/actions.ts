import type { Action, Choice, Move, Pick, Seat } from '../../kernel/rules.ts';
import { at, landOf } from './board.ts';
import { replaceCards } from './deck.ts';
import type { KbEvent } from './event.ts';
import { besideWarrior, ifPossible, isEmpty, openHexes } from './ground.ts';
import { hexOf, pickOf } from './hex.ts';
import { build } from './placing.ts';
import { amidBuilding, canDraw, exhausted, owed, terrainNow } from './played.ts';
import { type KbState, seatOf } from './state.ts';
import { SPECIALS } from './terrain.ts';
import { TILES, tileOf } from './tiles/index.ts';
import type { Tile } from './tiles/tile.ts';
import { endTurn, showTerrain } from './turn.ts';
import { unfolding } from './unfolding.ts';

export type KbAction = Action<KbState, KbEvent>;

const closed = (ask: string, why: string): Choice => ({ ask, from: [], why });

/** One settlement of the mandatory action: on the terrain of the turn, beside your own if possible. */
const buildAction: KbAction = {
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
};

/** A card whose terrain is full leaves the game for a new one. */
const redrawAction: KbAction = {
  next: (s, seat) => (exhausted(s, seat) ? null : closed('redraw', 'terrain-not-exhausted')),
  decide(s, seat, _, dice) {
    const u = unfolding(s);
    replaceCards(u, seat, dice);
    showTerrain(u, seat);
    return u.events;
  },
};

const endAction: KbAction = {
  next: (s, seat) => (owed(s, seat) > 0 ? closed('end', 'build-first') : null),
  decide(s, seat, _, dice) {
    const u = unfolding(s);
    endTurn(u, seat, dice);
    return u.events;
  },
};

/** Why none of the seat's tiles of a kind may be used now; null when one may. */
const notUsable = (s: KbState, seat: Seat, tile: string): string | null => {
  const mine = seatOf(s, seat).held.filter((held) => held.tile === tile);
  if (amidBuilding(s, seat)) return 'finish-building-first';
  if (mine.some((held) => !held.used && !held.fresh)) return null;
  return mine.some((held) => held.used) ? 'already-used' : 'gained-this-turn';
};

const useAction = (tile: Tile): KbAction => ({
  next(s, seat, picks) {
    const why = notUsable(s, seat, tile.id);
    if (why) return closed('use', why);
    if (tile.needsTerrain && exhausted(s, seat)) return closed('use', 'terrain-exhausted');
    if (tile.needsTerrain && !terrainNow(s, seat)) return closed('use', 'choose-terrain-first');
    return tile.next(s, seat, picks);
  },
  decide(s, seat, picks, dice) {
    const u = unfolding(s);
    showTerrain(u, seat);
    u.tell({ type: 'TileUsed', seat, tile: tile.id });
    tile.act(u, seat, picks, dice);
    return u.events;
  },
});

const USES: Readonly<Record<string, KbAction>> = Object.fromEntries(TILES.map((tile) => [tile.id, useAction(tile)]));

/** A new card may be drawn for builds still owed, or for a tile that reads the terrain. */
const mayRedraw = (s: KbState, seat: Seat): boolean => {
  if (!exhausted(s, seat) || !canDraw(s)) return false;
  if (owed(s, seat) > 0) return true;
  const reads = (id: string): boolean => tileOf(id)?.needsTerrain === true && notUsable(s, seat, id) === null;
  return s.rulings.exhaustedAfter === 'draw' && seatOf(s, seat).held.some((held) => reads(held.tile));
};

/** What a seat that is awaited can do, in the order of the buttons. */
export const actions = (s: KbState, seat: Seat): Readonly<Record<string, KbAction>> => {
  if (s.final || s.turn?.seat !== seat) return {};
  const out: Record<string, KbAction> = { build: buildAction };
  if (mayRedraw(s, seat)) out.redraw = redrawAction;
  for (const { tile } of seatOf(s, seat).held) {
    const use = USES[tile];
    if (use) out[`use:${tile}`] = use;
  }
  out.end = endAction;
  return out;
};

/** Why a pick is not offered; null where there is nothing to say. */
export const whyNot = (s: KbState, seat: Seat, move: Move, pick: Pick): string | null => {
  const action = actions(s, seat)[move.action];
  const asked = action?.next(s, seat, move.picks);
  if (!action || asked?.from.includes(pick)) return null;
  if (asked?.why) return asked.why;
  const land = landOf(s.board);
  const hex = hexOf(land, pick);
  if (hex < 0) return null;
  const tile = tileOf(move.action.replace('use:', ''));
  const fromQuestion = asked?.ask === 'move-from';
  if (fromQuestion) return 'not-yours';
  if (SPECIALS.some((kind) => kind === land.ground[hex])) return 'special-hex';
  if (!isEmpty(s, hex)) return 'occupied';
  if (besideWarrior(s, hex)) return 'beside-warrior';
  if (tile) return tile.whyNot(s, seat, move.picks, hex);
  return land.ground[hex] === terrainNow(s, seat) ? 'must-be-adjacent' : 'wrong-terrain';
};
