import type { Step } from '../../../kernel/commit.ts';
import type { Notation, PositionAnswer } from '../../../kernel/notation.ts';
import { label } from '../../../kernel/phrase.ts';
import { choice, isRefusal, playTurn } from '../../../kernel/play.ts';
import { ScriptUsedUp, scripted } from '../../../kernel/random.ts';
import type { Choice, Move } from '../../../kernel/rules.ts';
import { Fault, type Json, list, maybe, object, only, text, whole } from '../../../notation/json.ts';
import { at } from '../board/board.ts';
import type { KbEvent } from '../events.ts';
import { kingdomBuilderRules as rules } from '../rules.ts';
import { scoreOf } from '../scores.ts';
import type { KbState } from '../state.ts';
import { WORDS } from '../words.ts';
import { readOptions } from './options-in.ts';
import { CASTLE, readPosition } from './position-in.ts';
import { writePosition } from './position-out.ts';

const fault = (
  code: string,
  message = label(WORDS, 'why', code),
): { readonly code: string; readonly message: string } => ({
  code,
  message,
});

/** Positions of Kingdom Builder as readable JSON: docs/positions.md. */
export const notation: Notation = ({ command, input }) => {
  try {
    return answer(command, input);
  } catch (error) {
    if (error instanceof Fault) return { error: fault(error.code, error.message) };
    if (error instanceof ScriptUsedUp) return { error: fault('dice-used-up', `${error.message}.`) };
    throw error;
  }
};

const answer = (command: string, input: unknown): PositionAnswer => {
  switch (command) {
    case 'score':
      return score(readPosition(input), object(input, 'input'));
    case 'next':
      return next(readPosition(input), object(input, 'input'));
    case 'play':
      return play(readPosition(input), object(input, 'input'));
    case 'options': {
      const { seats, options } = readOptions(input);
      return { refused: rules.refusals(seats, options) };
    }
    default:
      throw new Fault('unknown-command', `There is no command ${command}.`);
  }
};

const score = (s: KbState, input: Json): PositionAnswer => ({
  seats: s.seats.map((_, seat) => {
    const { parts, total } = scoreOf(s, seat);
    const castle = Array.isArray(input.cards) && input.cards.includes(CASTLE) ? { castle: parts.castles ?? 0 } : {};
    return { ...parts, ...castle, total };
  }),
});

const readMove = (value: Json, path: string): Move => ({
  action: text(value.action, `${path}.action`),
  picks: maybe(value.picks, [], (all) => list(all, `${path}.picks`, text)),
});

const next = (s: KbState, input: Json): PositionAnswer => {
  if (!s.turn) throw new Fault('malformed', 'turn must be given.');
  const move = readMove(input, 'input');
  const asked = move.action === 'plateaus' ? plateau(s, s.turn.seat, move) : choice(rules, s, s.turn.seat, move);
  if (asked === null) return { ask: null, from: [] };
  if (asked.from.length > 0) return { ask: asked.ask, from: asked.from };
  return { ask: asked.ask, from: [], error: fault(asked.why ?? 'nothing-to-pick') };
};

/** The settlement that has just been built is named first; then it is asked as in a game. */
const plateau = (s: KbState, seat: number, { action, picks }: Move): Choice | null => {
  const [hex = '', ...rest] = picks;
  const pending = { seat, kind: 'plateaus', terrains: [], left: 1, hex: at(s.board, hex) };
  return choice(rules, { ...s, pending: [pending] }, seat, { action, picks: rest });
};

/** Every move is a sending of its own, so what was rolled may be built upon. */
const play = (start: KbState, input: Json): PositionAnswer => {
  const moves = list(input.moves, 'moves', (value, path) => {
    const move = object(value, path);
    only(move, path, ['action', 'picks', 'seat']);
    const seat = maybe<number | null>(move.seat, null, (n) => whole(n, `${path}.seat`, 0, 4));
    return { ...readMove(move, path), seat };
  });
  const rolls = maybe<readonly number[]>(input.dice, [], (all) => list(all, 'dice', (n, path) => whole(n, path)));
  const dice = scripted(...rolls);
  const steps: Step<KbEvent>[] = [];
  let state = start;
  for (const [i, { seat, ...move }] of moves.entries()) {
    const played = playTurn(rules, state, seat ?? rules.awaiting(state)[0] ?? 0, [move], dice);
    if (isRefusal(played)) throw new Fault(played.refused, `moves[${i}]: ${label(WORDS, 'why', played.refused)}.`);
    steps.push(...played.steps);
    state = played.state;
  }
  return { steps: steps.map(({ action, events }) => ({ action, events })), position: writePosition(state) };
};
