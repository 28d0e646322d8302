// What is done for a seat that does not answer in time, and for one that leaves.

import type { Random } from '../../../kernel/random.ts';
import type { Move, Pick, Seat } from '../../../kernel/rules.ts';
import { answer, unanswered } from '../actions/ballot.ts';
import { actions, awaiting } from '../actions/index.ts';
import { settle } from '../actions/owed.ts';
import { at } from '../board/board.ts';
import { BOTS } from '../bots/bots.ts';
import type { KbEvent } from '../events.ts';
import { scoreOf } from '../scores.ts';
import type { KbState } from '../state.ts';
import { finish } from './closing.ts';
import { endangered, tribute } from './eruption.ts';
import { topOf } from './pending.ts';
import { endTurn } from './turn.ts';
import { type Unfolding, unfolding } from './unfolding.ts';

const MOST_MOVES = 100;

/** The seat does what it must, and its turn ends. */
export const passed = (s: KbState, seat: Seat, dice: Random): readonly KbEvent[] => {
  const u = unfolding(s);
  for (let i = 0; i < MOST_MOVES && awaiting(u.state).includes(seat); i += 1) {
    if (u.state.ballot) {
      answer(u, seat, byDefault(u.state, seat), dice);
      break;
    }
    const move = duty(u.state, seat, dice);
    for (const event of actions(u.state, seat)[move.action]?.decide(u.state, seat, move.picks, dice) ?? [])
      u.tell(event);
    if (move.action === 'end') break;
  }
  return u.events;
};

const duty = (s: KbState, seat: Seat, dice: Random): Move => {
  const all = actions(s, seat);
  const top = topOf(s);
  if (top) return idle(s, seat, top.kind);
  if (all.end?.next(s, seat, []) === null) return { action: 'end', picks: [] };
  return all.redraw ? { action: 'redraw', picks: [] } : BOTS.quick(s, seat, dice);
};

/** What can be declined is declined; what cannot is done on the first legal hex. */
const idle = (s: KbState, seat: Seat, kind: string): Move => {
  if (kind === 'canoe' || kind === 'silo') return { action: `${kind}_pass`, picks: [] };
  if (kind === 'plateaus') return { action: 'plateaus', picks: ['stay'] };
  return { action: kind, picks: actions(s, seat)[kind]?.next(s, seat, [])?.from.slice(0, 1) ?? [] };
};

/** No vote for a place; for the volcano the removal that costs least, one after another. */
const byDefault = (s: KbState, seat: Seat): readonly Pick[] => {
  if (s.ballot?.kind !== 'eruption') return [];
  let left = s;
  const given: Pick[] = [];
  for (let n = tribute(s, seat); n > 0; n -= 1) {
    const without = (pick: Pick): KbState => ({ ...left, pieces: left.pieces.with(at(s.board, pick), 0) });
    const worth = endangered(left, seat).map((pick) => ({ pick, total: scoreOf(without(pick), seat).total }));
    const [cheapest] = worth.sort((a, b) => b.total - a.total);
    if (!cheapest) break;
    given.push(cheapest.pick);
    left = without(cheapest.pick);
  }
  return given;
};

/** The seat leaves for good: its pieces stay, and nothing waits for it any more. */
export const resigned = (s: KbState, seat: Seat, dice: Random): readonly KbEvent[] => {
  const u = unfolding(s);
  u.tell({ type: 'SeatWithdrawn', seat });
  if (u.state.seats.filter((one) => !one.resigned).length < 2) finish(u);
  else release(u, seat, dice);
  return u.events;
};

const release = (u: Unfolding, seat: Seat, dice: Random): void => {
  if (unanswered(u.state).includes(seat)) answer(u, seat, [], dice);
  else {
    settle(u);
    if (u.state.turn?.seat === seat && !u.state.final) endTurn(u, seat, dice);
  }
};
