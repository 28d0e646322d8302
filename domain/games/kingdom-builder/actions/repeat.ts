// Location tiles that are used once more, or used though they are somebody else's.

import type { Seat } from '../../../kernel/rules.ts';
import { type KbState, seatOf } from '../state.ts';
import { tileOf } from '../tiles/index.ts';
import { heldUp } from '../turn/played.ts';
import { showTerrain } from '../turn/turn.ts';
import { type Unfolding, unfolding } from '../turn/unfolding.ts';
import { closed, type KbAction } from './action.ts';
import { lacksTerrain } from './use.ts';

type Named = Readonly<Record<string, KbAction>>;

/** The mark of a turn in which a tile of the neighbour has been used. */
const SPIED = 'spy';

const isBonus = (tile: string): boolean => tile.endsWith('_bonus');

/** Own tiles that have been used in this turn, or that work all the time. */
const repeatable = (s: KbState, seat: Seat): readonly string[] => {
  const used = seatOf(s, seat).held.filter((held) => held.used || (tileOf(held.tile)?.again && !held.fresh));
  const tiles = used
    .map((held) => held.tile)
    .filter((tile) => !isRepeater(tile) && !isReaction(tile) && !isBonus(tile));
  return [...new Set(tiles)];
};

const isRepeater = (tile: string): boolean => tileOf(tile)?.repeats === true;

const isReaction = (tile: string): boolean => tileOf(tile)?.reaction === true;

/** Tiles of the right-hand neighbour that may be used: none that answers others, and no bonus. */
const spyable = (s: KbState, seat: Seat): readonly string[] => {
  const neighbour = (seat + s.seats.length - 1) % s.seats.length;
  const tiles = seatOf(s, neighbour).held.map((held) => held.tile);
  return [...new Set(tiles.filter((tile) => !isReaction(tile) && !isBonus(tile)))];
};

/** Bazaars that repeat and tiles that are spied out, in the order of the buttons. */
export const repeats = (s: KbState, seat: Seat): Named => {
  const again = repeatable(s, seat);
  const mine = [...new Set(seatOf(s, seat).held.map((held) => held.tile))].filter(isRepeater);
  const own = mine.flatMap((by) => again.map((tile) => [`${by}:${tile}`, repeat(tile, by)] as const));
  if (s.decree !== 'spy_network') return Object.fromEntries(own);
  const theirs = spyable(s, seat).flatMap((tile) =>
    isRepeater(tile)
      ? again.map((one) => [`spy:${tile}:${one}`, repeat(one, SPIED)] as const)
      : [[`spy:${tile}`, repeat(tile, SPIED)] as const],
  );
  return Object.fromEntries([...own, ...theirs]);
};

/** Tiles of which a Bazaar or a spy has a use left now, each under its own name. */
export const repeated = (s: KbState, seat: Seat): readonly string[] =>
  Object.keys(repeats(s, seat)).flatMap((name) => {
    const [by = '', ...rest] = name.split(':');
    return refused(s, seat, by) === null ? rest.slice(-1) : [];
  });

const refused = (s: KbState, seat: Seat, by: string): string | null => {
  const busy = heldUp(s, seat);
  if (busy) return busy;
  if (by === SPIED) return s.turn?.once.includes(SPIED) ? 'already-used' : null;
  const mine = seatOf(s, seat).held.filter((held) => held.tile === by);
  if (mine.some((held) => !held.used && !held.fresh)) return null;
  return mine.some((held) => held.used) ? 'already-used' : 'gained-this-turn';
};

const pay = (u: Unfolding, seat: Seat, by: string): void => {
  if (by === SPIED) u.tell({ type: 'ExtraUsed', seat, extra: SPIED });
  else u.tell({ type: 'TileUsed', seat, tile: by });
};

const repeat = (id: string, by: string): KbAction => {
  const tile = tileOf(id);
  const power = tile?.again ?? tile;
  return {
    next(s, seat, picks) {
      const why = refused(s, seat, by) ?? (tile ? lacksTerrain(s, seat, tile) : 'unknown-action');
      return why || !power ? closed('use', why ?? 'unknown-action') : power.next(s, seat, picks);
    },
    decide(s, seat, picks, dice) {
      const u = unfolding(s);
      showTerrain(u, seat);
      pay(u, seat, by);
      power?.act(u, seat, picks, dice);
      return u.events;
    },
    whyNot: (s, seat, picks, hex) => tile?.whyNot(s, seat, picks, hex) ?? null,
  };
};
