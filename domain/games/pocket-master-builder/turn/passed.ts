import type { Random } from '../../../kernel/random.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import { actions, awaiting } from '../actions.ts';
import { cellName } from '../board/table.ts';
import { restMove, surplusCards } from '../bots/bots.ts';
import type { PmbEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { HIDDEN, type PmbState, playerAt } from '../state.ts';
import { openCells } from './develop.ts';

/** The answer of somebody who is not there: what must be done, and nothing that may be. */
const answer = (s: PmbState, seat: Seat): Move => {
  const { offered, hand } = playerAt(s, seat);
  if (offered[0] !== undefined) return { action: 'keep-oracle', picks: [offered[0]] };
  if (s.turn?.phase === 'surplus') return { action: 'discard', picks: surplusCards(s, seat) };
  const [card] = hand.filter((id) => id !== HIDDEN);
  const [cell] = openCells(s);
  if (s.turn?.phase === 'develop' && card !== undefined && cell !== undefined)
    return { action: 'develop', picks: [card, cellName(cell)] };
  return restMove(s, seat);
};

/** The turn of somebody whose time is up: the first oracle, the first card in the first open row, Rest. */
export const passed = (start: PmbState, seat: Seat, dice: Random): readonly PmbEvent[] => {
  const events: PmbEvent[] = [];
  let s = start;
  // An oracle that is owed before the own turn begins, or in the other seat's turn, is all that is owed.
  const owed = playerAt(start, seat).offered.length > 0 && (s.turn?.seat !== seat || s.turn.phase === 'develop');
  while (awaiting(s).includes(seat)) {
    const { action, picks } = answer(s, seat);
    const now = actions(s, seat)[action]?.decide(s, seat, picks, dice) ?? [];
    events.push(...now);
    s = now.reduce(evolve, s);
    if (owed || now.length === 0 || s.turn?.seat !== seat) break;
  }
  return events;
};
