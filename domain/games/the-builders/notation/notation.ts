import type { Notation, PositionAnswer } from '../../../kernel/notation.ts';
import { misfits, type Options } from '../../../kernel/options.ts';
import { label } from '../../../kernel/phrase.ts';
import { choice, isRefusal, playTurn } from '../../../kernel/play.ts';
import { ScriptUsedUp, scripted } from '../../../kernel/random.ts';
import { Fault } from '../../../notation/json.ts';
import { OPTIONS } from '../options.ts';
import { theBuilders } from '../rules.ts';
import { scores } from '../scores.ts';
import { words } from '../words.ts';
import { movesAt, positionOf, stateOf } from './position.ts';
import { fields, listAt, wholeAt } from './read.ts';

const refused = (code: string): { readonly code: string; readonly message: string } => ({
  code,
  message: label(words, 'why', code),
});

const score = (input: unknown): PositionAnswer => ({
  seats: scores(stateOf(input)).map(({ parts, total }) => ({ ...parts, total })),
});

const next = (input: unknown): PositionAnswer => {
  const s = stateOf(input);
  const { action, picks } = fields(input, 'the position', null);
  const [move] = movesAt([{ action, ...(picks === undefined ? {} : { picks }) }]);
  const seat = s.turn?.seat;
  if (!move || seat === undefined) return { from: [], error: refused('not-your-turn') };
  const asked = choice(theBuilders, s, seat, move);
  if (!asked) return { ask: null, from: [] };
  if (asked.from.length > 0) return { ask: asked.ask, from: asked.from };
  return { from: [], error: refused(asked.why ?? 'illegal-pick') };
};

const play = (input: unknown): PositionAnswer => {
  const s = stateOf(input);
  const { moves, dice } = fields(input, 'the position', null);
  const fallen = listAt(dice, 'dice', (value, at) => wholeAt(value, at, 1_000_000, 0));
  const played = playTurn(theBuilders, s, s.turn?.seat ?? 0, movesAt(moves), scripted(...fallen));
  if (isRefusal(played)) return { error: { ...refused(played.refused), at: played.at } };
  return {
    steps: played.steps.map(({ action, events }) => ({ action, events })),
    position: positionOf(played.state),
  };
};

const options = (input: unknown): PositionAnswer => {
  const it = fields(input, 'the options', ['seats', 'options']);
  const { min, max } = theBuilders.seats;
  const seats = wholeAt(it.seats, 'seats', 99, min);
  const wrong = seats < min || seats > max ? ['seats'] : [];
  return { refused: [...wrong, ...misfits(OPTIONS, fields(it.options, 'options', null) as Options)] };
};

const COMMANDS: Readonly<Record<string, (input: unknown) => PositionAnswer>> = { score, next, play, options };

/** Positions of The Builders as readable JSON; its form is in docs/positions.md. */
export const notation: Notation = ({ command, input }) => {
  const answer = COMMANDS[command];
  if (!answer) return { error: { code: 'unknown-command', message: `There is no command ${command}.` } };
  try {
    return answer(input);
  } catch (error) {
    if (error instanceof Fault) return { error: { code: error.code, message: error.message } };
    if (error instanceof ScriptUsedUp) return { error: { code: 'dice-used-up', message: error.message } };
    throw error;
  }
};
