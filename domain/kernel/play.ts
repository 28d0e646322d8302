import type { Step } from './commit.ts';
import { noRandom, type Random, Unknown } from './random.ts';
import type { Action, Choice, GameEvent, Move, PlayRules, Seat } from './rules.ts';

/** Why a move is not accepted: a stable code and the index of the move in what was sent. */
export interface Refusal {
  readonly refused: string;
  readonly at: number;
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

const NOTHING: Choice = { ask: 'nothing', from: [], why: 'unknown-action' };

/** Only what the rules put there: names come from outside, and every object has more of them than its own. */
const actionOf = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  state: S,
  seat: Seat,
  move: Move,
): Action<S, E> | undefined => {
  const actions = rules.actions(state, seat);
  return Object.hasOwn(actions, move.action) ? actions[move.action] : undefined;
};

/** The question that a move so far leads to; null when it is complete. Picks that were not offered give an empty choice. */
export const choice = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  state: S,
  seat: Seat,
  move: Move,
): Choice | null => {
  const action = actionOf(rules, state, seat, move);
  return action ? walk(action, state, seat, move.picks) : NOTHING;
};

const walk = <S, E>(action: Action<S, E>, state: S, seat: Seat, picks: readonly string[]): Choice | null => {
  for (const [i, pick] of picks.entries()) {
    const asked = action.next(state, seat, picks.slice(0, i));
    if (!asked) return { ask: 'nothing', from: [], why: 'too-many-picks' };
    if (!asked.from.includes(pick)) return { ask: asked.ask, from: [], why: asked.why ?? 'illegal-pick' };
  }
  return action.next(state, seat, picks);
};

/** The actions of a seat that can be used now, by name, with their first question (null: complete without a pick). */
export const offered = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  state: S,
  seat: Seat,
): Readonly<Record<string, Choice | null>> =>
  Object.fromEntries(
    Object.entries(rules.actions(state, seat))
      .map(([name, action]) => [name, action.next(state, seat, [])] as const)
      .filter(([, first]) => first === null || first.from.length > 0),
  );

/** Every complete move of a seat, depth first, as far as anybody wants to read. */
export function* legalMoves<S, E extends GameEvent>(rules: PlayRules<S, E>, state: S, seat: Seat): Generator<Move> {
  for (const [name, action] of Object.entries(rules.actions(state, seat))) yield* paths(action, name, state, seat, []);
}

function* paths<S, E>(
  action: Action<S, E>,
  name: string,
  state: S,
  seat: Seat,
  picks: readonly string[],
): Generator<Move> {
  const asked = action.next(state, seat, picks);
  if (!asked) yield { action: name, picks };
  else for (const pick of asked.from) yield* paths(action, name, state, seat, [...picks, pick]);
}

/** What came of a run of moves. */
export interface Played<S, E extends GameEvent> {
  readonly steps: readonly Step<E>[];
  readonly state: S;
  /** True when the last move showed something new: nothing may follow it in the same sending. */
  readonly revealed: boolean;
  /** True when other seats can do the same as before. */
  readonly aside: boolean;
}

/**
 * Plays the moves of one sending. A move that rolls or reveals must be the last one; this is found out before anything
 * is rolled, so that no refusal depends on a fresh roll. With `unknownDice` such a move closes the run before it is
 * played: `steps` then ends before it and `revealed` is true (the browser's draft).
 */
export const playTurn = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  start: S,
  seat: Seat,
  moves: readonly Move[],
  dice: Random,
): Played<S, E> | Refusal => {
  let state = start;
  let revealed = false;
  let aside = moves.length > 0;
  const steps: Step<E>[] = [];
  for (const [at, move] of moves.entries()) {
    if (revealed) return { refused: 'after-reveal', at };
    if (!rules.awaiting(state).includes(seat)) return { refused: 'not-your-turn', at };
    const action = actionOf(rules, state, seat, move);
    if (!action) return { refused: 'unknown-action', at };
    const left = walk(action, state, seat, move.picks);
    if (left) return { refused: left.why ?? 'incomplete-move', at };
    const known = decided(action, state, seat, move, noRandom);
    revealed = known === null;
    if (known === null && at < moves.length - 1) return { refused: 'after-reveal', at: at + 1 };
    const events = known ?? decided(action, state, seat, move, dice);
    if (events === null) break;
    aside &&= known !== null && action.aside === true;
    steps.push({ action: move.action, seat, events });
    state = events.reduce((s, event) => rules.evolve(s, event), state);
  }
  return { steps, state, revealed, aside };
};

const decided = <S, E>(action: Action<S, E>, state: S, seat: Seat, move: Move, dice: Random): readonly E[] | null => {
  try {
    return action.decide(state, seat, move.picks, dice);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
};

/**
 * One sending of a bot: moves until its turn is over or something new is shown. `view` is the state as its seat may see
 * it; `most` stops a bot that never ends its turn.
 */
export const botTurn = <S, E extends GameEvent>(
  rules: PlayRules<S, E>,
  say: (view: S, seat: Seat, dice: Random) => Move,
  view: S,
  seat: Seat,
  dice: Random,
  most = 60,
): readonly Move[] => {
  const moves: Move[] = [];
  let state = view;
  while (moves.length < most && rules.awaiting(state).includes(seat)) {
    const move = say(state, seat, dice);
    moves.push(move);
    const played = playTurn(rules, state, seat, [move], noRandom);
    if (isRefusal(played)) throw new IllegalBotMove(move, played.refused);
    if (played.revealed) break;
    state = played.state;
  }
  return moves;
};

/** A bot said what its own rules refuse. */
export class IllegalBotMove extends Error {
  override readonly name = 'IllegalBotMove';
  constructor(move: Move, code: string) {
    super(`${move.action} ${move.picks.join(' ')}: ${code}`);
  }
}
