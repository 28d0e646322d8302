// What may be done to a game whatever its title, and the facts that come of it. Pure: who asks was checked before, ids and
// chance are arguments.

import type { BotLevel } from './bot.ts';
import type { Clock } from './clock.ts';
import type { Step } from './commit.ts';
import { fold, type Game } from './game.ts';
import { type EndReason, type LifecycleEvent, type Player, ranking, type Table, type Visibility } from './lifecycle.ts';
import { misfits, type Options, withDefaults } from './options.ts';
import { isRefusal, type Refusal } from './play.ts';
import type { Random } from './random.ts';
import type { AnyRules, Seat } from './rules.ts';

/** Who is meant to sit at a seat of a new game. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly id: string; readonly nonce: string }
  | { readonly kind: 'invited'; readonly invitation: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'open' };

export interface Opening {
  readonly name: string;
  readonly host: string;
  readonly options: Options;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly commitment: string;
  readonly seats: readonly SeatPlan[];
}

const refuse = (refused: string): Refusal => ({ refused, at: 0 });

const seatsWrong = (rules: AnyRules, count: number): string | null => {
  if (count < rules.seats.min) return 'too-few-seats';
  return count > rules.seats.max ? 'too-many-seats' : null;
};

/** Why a game cannot be opened like this; empty when it can. */
export const openingRefusals = (rules: AnyRules, seats: number, options: Options): readonly string[] => {
  const wrong = seatsWrong(rules, seats);
  const misfit = [...(wrong ? [wrong] : []), ...misfits(rules.options, options)];
  return misfit.length > 0 ? misfit : rules.refusals(seats, withDefaults(rules.options, options));
};

const seated = (plan: SeatPlan, seat: Seat): readonly LifecycleEvent[] => {
  switch (plan.kind) {
    case 'person':
      return [{ type: 'SeatTaken', seat, player: { kind: 'person', id: plan.id }, nonce: plan.nonce }];
    case 'bot':
      return [{ type: 'SeatTaken', seat, player: { kind: 'bot', level: plan.level }, nonce: '' }];
    case 'invited':
      return [{ type: 'SeatInvited', seat, invitation: plan.invitation }];
    case 'open':
      return [];
  }
};

export const open = (rules: AnyRules, { seats, ...opening }: Opening): Step | Refusal => {
  const [wrong] = openingRefusals(rules, seats.length, opening.options);
  if (wrong !== undefined) return refuse(wrong);
  const people = seats.flatMap((plan) => (plan.kind === 'person' ? [plan.id] : []));
  if (new Set(people).size < people.length) return refuse('one-seat-each');
  const options = withDefaults(rules.options, opening.options);
  const opened: LifecycleEvent = { type: 'GameOpened', title: rules.id, seats: seats.length, ...opening, options };
  return { action: 'open', seat: null, events: [opened, ...seats.flatMap(seated)] };
};

const freeSeat = (table: Table, seat: Seat): string | null => {
  if (table.status !== 'open') return 'not-open';
  const there = table.seats[seat];
  if (!there) return 'no-such-seat';
  return there.player ? 'seat-taken' : null;
};

/** The seats that a person holds: one, except in logs from before this was refused. */
export const seatsOf = ({ seats }: Table, person: string): readonly Seat[] =>
  [...seats.keys()].filter((at) => {
    const player = seats[at]?.player;
    return player?.kind === 'person' && player.id === person;
  });

export const take = (table: Table, seat: Seat, player: Player, nonce: string): Step | Refusal => {
  const twice = player.kind === 'person' && seatsOf(table, player.id).length > 0;
  const wrong = freeSeat(table, seat) ?? (twice ? 'one-seat-each' : null);
  return wrong ? refuse(wrong) : { action: 'take', seat, events: [{ type: 'SeatTaken', seat, player, nonce }] };
};

/** A new invitation takes the place of the one before. */
export const invite = (table: Table, seat: Seat, invitation: string): Step | Refusal => {
  const wrong = freeSeat(table, seat);
  return wrong ? refuse(wrong) : { action: 'invite', seat, events: [{ type: 'SeatInvited', seat, invitation }] };
};

export const leave = (table: Table, seat: Seat): Step | Refusal => {
  if (table.status !== 'open') return refuse('not-open');
  return table.seats[seat]?.player
    ? { action: 'leave', seat, events: [{ type: 'SeatLeft', seat }] }
    : refuse('not-seated');
};

export const cancel = (table: Table): Step | Refusal =>
  table.status === 'open' ? { action: 'cancel', seat: null, events: [{ type: 'GameCancelled' }] } : refuse('not-open');

const started = (rules: AnyRules, table: Table, kept: readonly Seat[], dice: Random): Step => {
  const { title, options, seats } = table;
  const begun: LifecycleEvent = {
    ...{ type: 'GameStarted', title, version: rules.version, options },
    nonces: kept.map((seat) => seats[seat]?.nonce ?? ''),
    ...(kept.length < seats.length && { kept }),
  };
  return { action: 'start', seat: null, events: [begun, ...rules.setup(kept.length, options, dice)] };
};

const takenSeats = (table: Table): readonly Seat[] =>
  [...table.seats.keys()].filter((seat) => table.seats[seat]?.player);

/** Starts with the seats that are taken; the free ones go. `dice` are keyed by the nonces of those seats. */
export const start = (rules: AnyRules, table: Table, dice: (nonces: readonly string[]) => Random): Step | Refusal => {
  if (table.status !== 'open') return refuse('not-open');
  const kept = takenSeats(table);
  const [wrong] = openingRefusals(rules, kept.length, table.options);
  if (wrong !== undefined) return refuse(wrong);
  return started(rules, table, kept, dice(kept.map((seat) => table.seats[seat]?.nonce ?? '')));
};

export const resign = (rules: AnyRules, game: Game<unknown>, seat: Seat, dice: Random): Step | Refusal => {
  if (game.table.status !== 'running') return refuse('not-running');
  if (game.table.seats[seat]?.resigned !== false) return refuse('not-seated');
  const events = [{ type: 'SeatResigned' as const, seat }, ...rules.resigned(game.state, seat, dice)];
  return { action: 'resign', seat, events };
};

/** All seats of one person resign, each after the one before, as long as there is a game. */
export const resignAll = (
  rules: AnyRules,
  game: Game<unknown>,
  seats: readonly Seat[],
  dice: Random,
): readonly Step[] | Refusal => {
  const steps: Step[] = [];
  let now = game;
  for (const seat of seats.filter((at) => game.table.seats[at]?.resigned === false)) {
    if (steps.length > 0 && now.waits.length === 0) break;
    const step = resign(rules, now, seat, dice);
    if (isRefusal(step)) return step;
    steps.push(step);
    now = fold(rules, game, { seq: game.seq + 1, at: game.at, steps, aside: false });
  }
  return steps.length > 0 ? steps : refuse(game.table.status === 'running' ? 'not-seated' : 'not-running');
};

/** The time of an awaited seat is up: the title's default answers are given for it. */
export const expire = (rules: AnyRules, game: Game<unknown>, seat: Seat, dice: Random): Step | Refusal => {
  if (!game.waits.some((wait) => wait.seat === seat)) return refuse('not-your-turn');
  const events = [{ type: 'ClockExpired' as const, seat }, ...rules.passed(game.state, seat, dice)];
  return { action: 'expire', seat, events };
};

const active = (table: Table): number => table.seats.filter((seat) => !seat.resigned).length;

const endReason = (rules: AnyRules, { table, state }: Game<unknown>): EndReason => {
  if (table.seats.length > 1 && active(table) < 2) return 'one-left';
  return rules.stalled?.(state) ? 'stalled' : 'finished';
};

const ended = (rules: AnyRules, game: Game<unknown>, seed: string): Step => {
  const reason = endReason(rules, game);
  const scores = rules.scores(game.state);
  const resigned = game.table.seats.map((seat) => seat.resigned);
  const over: LifecycleEvent = { type: 'GameEnded', reason, scores, ranking: ranking(scores, resigned) };
  return { action: 'end', seat: null, events: [over, { type: 'SeedRevealed', seed }] };
};

/** More answers than any game asks of one who has left, so that a title with a fault hangs no server. */
const MOST_ANSWERS = 100;

/** The answer that a game still asks of a seat that has left, given at once: nobody waits for who is gone. */
const answerOfGone = (rules: AnyRules, { table, waits, state }: Game<unknown>, dice: Random): Step | null => {
  const gone = waits.find(({ seat }) => table.seats[seat]?.resigned);
  if (!gone) return null;
  const events = rules.passed(state, gone.seat, dice);
  return events.length > 0 ? { action: 'pass', seat: gone.seat, events } : null;
};

/**
 * What these steps bring with them in the same commit: the start when the last seat is taken, the answers of who has
 * left, the end when it is over.
 */
export const withConsequences = (
  rules: AnyRules,
  before: Game<unknown>,
  steps: readonly Step[],
  dice: (nonces: readonly string[]) => Random,
  seed: string,
): readonly Step[] => {
  const after = (all: readonly Step[]) =>
    fold(rules, before, { seq: before.seq + 1, at: before.at, steps: all, aside: false });
  const now = after(steps);
  const { table, waits } = now;
  if (table.status === 'open' && table.seats.length > 0 && table.seats.every((seat) => seat.player !== null)) {
    const begun = started(rules, table, takenSeats(table), dice(table.seats.map((seat) => seat.nonce)));
    return withConsequences(rules, before, [...steps, begun], dice, seed);
  }
  if (table.status !== 'running') return steps;
  if (waits.length === 0 || (active(table) < 2 && table.seats.length > 1)) return [...steps, ended(rules, now, seed)];
  const nonces = table.seats.map((seat) => seat.nonce);
  const answer = steps.length < MOST_ANSWERS + 1 ? answerOfGone(rules, now, dice(nonces)) : null;
  return answer ? withConsequences(rules, before, [...steps, answer], dice, seed) : steps;
};
