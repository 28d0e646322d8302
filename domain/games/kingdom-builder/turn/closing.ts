// What comes after the last turn, in this order: canoes left over, silos, the volcano, the gold.

import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { openHexes } from '../board/ground.ts';
import { scoresOn } from '../board/kingdom.ts';
import { scores } from '../scores.ts';
import { type KbState, seatOf } from '../state.ts';
import { endangered, tribute } from './eruption.ts';
import { answerable } from './pending.ts';
import type { Unfolding } from './unfolding.ts';

/** The last turn is over. */
export const close = (u: Unfolding): void => {
  u.tell({ type: 'ClosingBegan', stage: 'canoes' });
  proceed(u);
};

/** Goes on as far as nobody needs to be asked. */
export const proceed = (u: Unfolding): void => {
  while (u.state.closing && u.state.pending.length === 0 && !u.state.ballot) {
    if (askFor(u, u.state.closing)) continue;
    const next = u.state.closing === 'canoes' ? 'silos' : u.state.closing === 'silos' ? 'volcano' : null;
    if (next) u.tell({ type: 'ClosingBegan', stage: next });
    else finish(u);
    if (next === 'silos' && askSilos(u)) return;
    if (next === 'volcano' && openEruption(u)) return;
  }
};

/** The gold is counted and written down. */
export const finish = (u: Unfolding): void => {
  u.tell({ type: 'GameScored', scores: scores(u.state) });
};

/** Canoes may charge each other, so they are asked again until none is left. */
const askFor = (u: Unfolding, stage: string): boolean => stage === 'canoes' && askCanoes(u);

/** Seats in turn order that have not left. */
const inOrder = (s: KbState): readonly Seat[] =>
  s.seats.map((_, i) => (s.start + i) % s.seats.length).filter((seat) => !seatOf(s, seat).resigned);

const askCanoes = (u: Unfolding): boolean => {
  const charges = (seat: Seat): number => seatOf(u.state, seat).held.filter((held) => held.charged).length;
  const seats = inOrder(u.state).filter((seat) => charges(seat) > 0);
  for (const seat of seats.toReversed()) {
    const left = charges(seat);
    for (let i = 0; i < left; i += 1) u.tell({ type: 'TileUsed', seat, tile: 'canoe' });
    const usable = seatOf(u.state, seat).supply > 0 && openHexes(u.state, ['swamp', 'water']).length > 0;
    if (usable) u.tell({ type: 'BuildsOwed', seat, kind: 'canoe', terrains: ['swamp', 'water'], left });
  }
  return seats.length > 0;
};

/** Silos that a seat touches. */
export const silosOf = (s: KbState, seat: Seat): number => {
  const { of, neighbours } = landOf(s.board);
  return (of.silo ?? []).filter((silo) => neighbours[silo]?.some((hex) => scoresOn(s, seat, hex))).length;
};

const askSilos = (u: Unfolding): boolean => {
  for (const seat of inOrder(u.state).toReversed()) {
    const left = silosOf(u.state, seat);
    if (left > 0) u.tell({ type: 'BuildsOwed', seat, kind: 'silo', terrains: [], left });
  }
  dropIdle(u);
  return u.state.pending.length > 0;
};

/** What is asked on top but cannot be answered is asked no longer. */
export const dropIdle = (u: Unfolding): void => {
  for (let top = u.state.pending.at(-1); top && !answerable(u.state, top); top = u.state.pending.at(-1))
    u.tell({ type: 'BuildsLapsed', seat: top.seat });
};

/** Who has a choice is asked; who has none answers by itself. */
const openEruption = (u: Unfolding): boolean => {
  const tributes = u.state.seats.map((_, seat) => tribute(u.state, seat));
  if (tributes.every((n) => n === 0)) return false;
  const free = (seat: Seat): boolean => endangered(u.state, seat).length > (tributes[seat] ?? 0);
  u.tell({ type: 'BallotOpened', kind: 'eruption', owed: tributes.map((n, seat) => (free(seat) ? n : 0)) });
  if (tributes.some((n, seat) => n > 0 && free(seat))) return true;
  closeEruption(u);
  return false;
};

/** All have answered: what they gave up goes at once. */
export const closeEruption = (u: Unfolding): void => {
  const { ballot } = u.state;
  const answers = u.state.seats.map((_, seat) => {
    const given = ballot?.answers[seat];
    return given ?? endangered(u.state, seat).slice(0, tribute(u.state, seat));
  });
  u.tell({ type: 'BallotClosed', kind: 'eruption', answers });
};
