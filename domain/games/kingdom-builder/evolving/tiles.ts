// What becomes of location and nomad tiles.

import type { Seat } from '../../../kernel/rules.ts';
import { at } from '../board/board.ts';
import type { Hex } from '../board/hex.ts';
import type { KbEventOf } from '../events.ts';
import { GIFTS } from '../nomads/gifts.ts';
import { type Held, type KbState, NOWHERE, seatOf } from '../state.ts';
import { withSeat } from './change.ts';

/** What is taken in the own turn waits for the next one, but not what a canoe brings before it. */
const isFresh = (s: KbState, seat: Seat): boolean => s.turn?.seat === seat && s.turn.started;

export const tileTaken = (s: KbState, e: KbEventOf<'TileTaken'>): KbState => {
  const from = at(s.board, e.from);
  const { held, taken } = seatOf(s, e.seat);
  const mine = withSeat(s, e.seat, {
    held: [...held, { tile: e.tile, from, used: false, fresh: isFresh(s, e.seat) }],
    taken: [...taken, from],
  });
  const index = s.board.locations.findIndex((location) => location.at === e.from);
  if (index < 0) return mine;
  return { ...mine, tilesLeft: s.tilesLeft.with(index, (s.tilesLeft[index] ?? 0) - 1) };
};

/** The tile is turned over: one of its kind that may be used. */
export const tileUsed = (s: KbState, e: KbEventOf<'TileUsed'>): KbState => {
  const { held } = seatOf(s, e.seat);
  if (e.tile === 'canoe') {
    const canoe = held.findIndex((one) => one.charged);
    return withSeat(s, e.seat, {
      held: held.map(({ charged, ...one }, i) => (charged && i !== canoe ? { ...one, charged } : one)),
    });
  }
  const index = held.findIndex((one) => one.tile === e.tile && !one.used && !one.fresh);
  return withSeat(s, e.seat, { held: held.map((one, i) => (i === index ? { ...one, used: true } : one)) });
};

export const tileLost = (s: KbState, e: KbEventOf<'TileLost'>): KbState =>
  withSeat(s, e.seat, { held: without(seatOf(s, e.seat).held, at(s.board, e.from)) });

/** Of two equal tiles the used one goes, wherever it came from. */
const without = (held: readonly Held[], from: Hex): readonly Held[] => {
  const gone = held.find((one) => one.from === from);
  const rest = held.filter((one) => one !== gone);
  const twin = gone && !gone.used && !gone.fresh ? rest.findIndex((one) => one.tile === gone.tile && one.used) : -1;
  return rest.map((one, i) => (i === twin ? { ...one, used: false } : one));
};

export const bonusTaken = (s: KbState, e: KbEventOf<'BonusTaken'>): KbState => {
  const held = { tile: e.tile, from: NOWHERE, used: false, fresh: isFresh(s, e.seat) };
  return {
    ...withSeat(s, e.seat, { held: [...seatOf(s, e.seat).held, held] }),
    bonuses: { ...s.bonuses, [e.tile]: (s.bonuses[e.tile] ?? 0) + 1 },
  };
};

export const bonusLost = (s: KbState, e: KbEventOf<'BonusLost'>): KbState => {
  const { held } = seatOf(s, e.seat);
  const index = held.findIndex((one) => one.tile === e.tile);
  return withSeat(s, e.seat, { held: held.filter((_, i) => i !== index) });
};

export const canoeCharged = (s: KbState, e: KbEventOf<'CanoeCharged'>): KbState => {
  const { held } = seatOf(s, e.seat);
  const index = held.findIndex((one) => one.tile === 'canoe' && !one.charged);
  return withSeat(s, e.seat, { held: held.map((one, i) => (i === index ? { ...one, charged: true } : one)) });
};

export const nomadTaken = (s: KbState, e: KbEventOf<'NomadTaken'>): KbState => {
  const { [e.from]: _, ...nomads } = s.nomads;
  const gone = { ...s, nomads };
  if (e.tile in GIFTS) return gone;
  return withSeat(gone, e.seat, {
    nomads: [...seatOf(s, e.seat).nomads, { tile: e.tile, ready: s.turn?.seat === e.seat && !s.turn.started }],
  });
};

export const nomadUsed = (s: KbState, e: KbEventOf<'NomadUsed'>): KbState => {
  const { nomads } = seatOf(s, e.seat);
  const index = nomads.findIndex((one) => one.tile === e.tile && one.ready);
  const rest = withSeat(s, e.seat, { nomads: nomads.filter((_, i) => i !== index) });
  if (e.tile !== 'outpost' || !rest.turn) return rest;
  return { ...rest, turn: { ...rest.turn, outposts: rest.turn.outposts + 1 } };
};
