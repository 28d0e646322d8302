import { choice, offered } from './play.ts';
import { oneOf, type Random } from './random.ts';
import type { GameEvent, Move, PlayRules, Seat } from './rules.ts';

/** A player without a thought: some legal move of a seat that is awaited, each question answered by chance. */
export const anyMove =
  <S, E extends GameEvent>(rules: PlayRules<S, E>) =>
  (view: S, seat: Seat, dice: Random): Move => {
    const action = oneOf(Object.keys(offered(rules, view, seat)), dice);
    let move: Move = { action, picks: [] };
    for (let asked = choice(rules, view, seat, move); asked; asked = choice(rules, view, seat, move))
      move = { action, picks: [...move.picks, oneOf(asked.from, dice)] };
    return move;
  };
