import type { Seat } from '../../../kernel/rules.ts';
import type { PmbEvent } from '../events.ts';
import { buildings, handLimit, type PmbState, playerAt } from '../state.ts';

export const other = (seat: Seat): Seat => 1 - seat;

/** The round that will be played to its end and be the last one, if it is known now what ends the game. */
const ending = (s: PmbState, seat: Seat, by: 'buildings' | 'area' | 'stall', last: number): readonly PmbEvent[] =>
  s.last === null ? [{ type: 'EndTriggered', seat, by, last }] : [];

export const isFull = (s: PmbState): boolean => s.grid.every((card) => card !== null);

/** The last building that it takes: this round is finished, and one more is played. */
export const endByBuildings = (s: PmbState, seat: Seat): readonly PmbEvent[] =>
  buildings(s, seat).length >= s.edition.setup.buildings_to_trigger_end
    ? ending(s, seat, 'buildings', (s.turn?.round ?? 0) + 1)
    : [];

/** The 28th card: it ends the game like the last building, where that is agreed. */
export const endByArea = (s: PmbState, seat: Seat): readonly PmbEvent[] =>
  isFull(s) && s.variants.area_full_triggers_end === 'yes' ? ending(s, seat, 'area', (s.turn?.round ?? 0) + 1) : [];

/** Where a full area does not end the game, a round in which nobody builds any more does: nothing could ever change. */
const endByStall = (s: PmbState, seat: Seat): readonly PmbEvent[] => {
  const round = s.turn?.round ?? 0;
  const over = seat !== s.first && isFull(s) && s.builtIn < round && s.variants.area_full_triggers_end === 'no';
  return over ? ending(s, seat, 'stall', round + 1) : [];
};

/** In the round after the one that triggered the end the donkey sets no limit. */
export const isLastRound = (s: PmbState): boolean => s.last !== null && s.turn?.round === s.last;

/** How many cards a seat holds above its limit. */
export const surplus = (s: PmbState, seat: Seat): number =>
  Math.max(0, playerAt(s, seat).hand.length - handLimit(s, seat));

/** The turn passes, unless cards must be discarded first. */
export const endOfTurn = (s: PmbState, seat: Seat): readonly PmbEvent[] => {
  if (surplus(s, seat) > 0 || !s.turn) return [];
  const stalled = endByStall(s, seat);
  const last = stalled.length > 0 ? s.turn.round + 1 : s.last;
  const round = seat === s.first ? s.turn.round : s.turn.round + 1;
  const next = last !== null && round > last ? null : other(seat);
  return [...stalled, { type: 'TurnEnded', seat, next, round }];
};
