import type { Step } from '../../../kernel/commit.ts';
import type { Notation, PositionAnswer } from '../../../kernel/notation.ts';
import { misfits, type OptionValue } from '../../../kernel/options.ts';
import { label } from '../../../kernel/phrase.ts';
import { choice, isRefusal, playTurn } from '../../../kernel/play.ts';
import { ScriptUsedUp, scripted } from '../../../kernel/random.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import { Fault, type Json, list, maybe, object, only, text, whole } from '../../../notation/json.ts';
import type { PmbEvent } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { rules } from '../rules.ts';
import type { PmbState } from '../state.ts';
import { words } from '../words.ts';
import { readPosition } from './position-in.ts';
import { writePosition } from './position-out.ts';

const said = (code: string): string => label(words, 'why', code);

const readMove = (from: Json, path: string): Move => ({
  action: text(from.action, `${path}.action`),
  picks: maybe<readonly string[]>(from.picks, [], (v) => list(v, `${path}.picks`, text)),
});

/** Who moves: who must, unless the request names somebody. */
const mover = (s: PmbState, from: Json, path: string): Seat =>
  maybe(from.seat, rules.awaiting(s)[0] ?? 0, (v) => whole(v, `${path}.seat`, 0, 1));

const score = (s: PmbState): PositionAnswer => ({
  seats: rules.scores(s).map(({ parts, total, tieBreaks }) => ({ ...parts, total, rewards: tieBreaks[0] ?? 0 })),
});

const next = (s: PmbState, input: Json): PositionAnswer => {
  const asked = choice(rules, s, mover(s, input, 'input'), readMove(input, 'input'));
  if (!asked) return { ask: null, from: [] };
  if (asked.from.length > 0) return { ask: asked.ask, from: asked.from };
  const code = asked.why ?? 'nothing-to-pick';
  return { ask: asked.ask, from: [], error: { code, message: said(code) } };
};

/** Every move is a sending of its own, so what was rolled may be built upon. */
const play = (start: PmbState, input: Json): PositionAnswer => {
  const roll = (value: unknown, path: string): number => whole(value, path, 0, 1_000_000);
  const dice = scripted(...maybe<readonly number[]>(input.dice, [], (v) => list(v, 'dice', roll)));
  const steps: Pick<Step<PmbEvent>, 'action' | 'events'>[] = [];
  let s = start;
  for (const [i, from] of list(input.moves, 'moves', object).entries()) {
    only(from, `moves[${i}]`, ['action', 'picks', 'seat']);
    const played = playTurn(rules, s, mover(s, from, `moves[${i}]`), [readMove(from, `moves[${i}]`)], dice);
    if (isRefusal(played)) throw new Fault(played.refused, `moves[${i}]: ${said(played.refused)}.`);
    steps.push(...played.steps.map(({ action, events }) => ({ action, events: events as readonly PmbEvent[] })));
    s = played.state;
  }
  return { steps, position: writePosition(s) };
};

const options = (input: Json): PositionAnswer => {
  const { seats = 2, ...given } = input;
  const chosen = given as Readonly<Record<string, OptionValue>>;
  return { refused: [...misfits(OPTIONS, chosen), ...rules.refusals(Number(seats), chosen)] };
};

const answer = (command: string, input: Json): PositionAnswer => {
  switch (command) {
    case 'score':
      return score(readPosition(input));
    case 'next':
      return next(readPosition(input), input);
    case 'play':
      return play(readPosition(input), input);
    case 'options':
      return options(input);
    default:
      throw new Fault('unknown-command', `There is no command ${command}.`);
  }
};

/** Positions as readable JSON: a bad request gets an error and changes nothing. */
export const notation: Notation = ({ command, input }) => {
  try {
    return answer(command, object(input, 'input'));
  } catch (error) {
    if (error instanceof Fault) return { error: { code: error.code, message: error.message } };
    if (error instanceof ScriptUsedUp) return { error: { code: 'dice-used-up', message: `${error.message}.` } };
    throw error;
  }
};
