import { describe, expect, test } from 'vitest';
import type { BuildersEvent } from '../../../domain/games/the-builders/events.ts';
import { faults } from '../../../domain/games/the-builders/faults.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import type { BuildersState } from '../../../domain/games/the-builders/state.ts';
import { theBuildersTitle } from '../../../domain/games/the-builders/title.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { isRefusal, legalMoves, offered, playTurn } from '../../../domain/kernel/play.ts';
import { oneOf, type Random, seeded } from '../../../domain/kernel/random.ts';
import type { Move, Seat } from '../../../domain/kernel/rules.ts';
import { began, done, fold, laid, team } from './kit.ts';

const { quick } = theBuildersTitle.bots;

type Say = (s: BuildersState, seat: Seat, dice: Random) => Move;

interface Playthrough {
  readonly end: BuildersState;
  readonly events: readonly BuildersEvent[];
  readonly wrong: readonly string[];
}

const anyMove: Say = (s, seat, dice) => {
  const actions = Object.keys(offered(theBuilders, s, seat));
  const action = oneOf(actions, dice);
  return oneOf(
    [...legalMoves(theBuilders, s, seat)].filter((one) => one.action === action),
    dice,
  );
};

const play = (seats: number, seed: number, say: Say, options: Options, most: number): Playthrough => {
  const dice = seeded(seed);
  const events = [...theBuilders.setup(seats, options, dice)];
  let s = fold(events);
  const wrong: string[] = [];
  for (let n = 0; n < most; n += 1) {
    const [seat] = theBuilders.awaiting(s);
    if (seat === undefined) break;
    if (Object.keys(offered(theBuilders, s, seat)).length === 0) wrong.push('stuck');
    const played = playTurn(theBuilders, s, seat, [say(s, seat, dice)], dice);
    if (isRefusal(played)) return { end: s, events, wrong: [...wrong, played.refused] };
    events.push(...played.steps.flatMap((step) => step.events as readonly BuildersEvent[]));
    s = played.state;
    wrong.push(...faults(s));
  }
  return { end: s, events, wrong };
};

const playOn = (from: BuildersState, most: number): BuildersState => {
  const dice = seeded(11);
  let s = from;
  for (let n = 0; n < most; n += 1) {
    const [seat] = theBuilders.awaiting(s);
    const played = seat === undefined ? null : playTurn(theBuilders, s, seat, [quick(s, seat, dice)], dice);
    if (!played || isRefusal(played)) return s;
    s = played.state;
  }
  return s;
};

describe.each([2, 3, 4])('games of %i', (seats) => {
  test('by bots end within forty rounds and never lose a card', () => {
    for (const takeCoins of ['series', 'atMostThree']) {
      const { end, wrong } = play(seats, seats, theBuildersTitle.bots.quick, { takeCoins }, 2_000);
      expect(wrong).toEqual([]);
      expect(theBuilders.awaiting(end)).toEqual([]);
      expect(end.round).toBeLessThan(40);
    }
  });

  test('by chance keep the 84 cards, the bank and every seat able to move, also when the piles run out', () => {
    const { end, events, wrong } = play(seats, 7 * seats, anyMove, { bank: 'hundred' }, 1_200);
    expect(wrong).toEqual([]);
    expect(end.workerPile).toEqual([]);
    expect(JSON.stringify(fold(JSON.parse(JSON.stringify(events)) as BuildersEvent[]))).toBe(JSON.stringify(end));
  });
});

test('bots that have grown rich build on instead of taking coins for ever', () => {
  const s = fold([
    laid({
      coins: 90,
      apprentices: ['apprentice-04', 'apprentice-05'],
      workers: ['craftsman-09', 'master-04', 'laborer-09', 'craftsman-12', 'craftsman-15'],
      buildings: ['instrument-de-mesure-2', 'ecurie', 'halles', 'eglise', 'lavoir'],
      nextBuilding: 'cabane',
    }),
    ...team(0, 'craftsman-16', 'laborer-06', 'craftsman-13'),
    ...team(1, 'laborer-08', 'laborer-03', 'craftsman-02', 'master-01'),
    ...done(1, 'maison-bourgeoise'),
    began(0, 3, 15),
  ]);
  expect(theBuilders.awaiting(playOn(s, 900))).toEqual([]);
});

test('equal dice give equal moves of a bot', () => {
  const s = fold(theBuilders.setup(3, {}, seeded(5)));
  for (const level of ['quick', 'greedy'] as const) {
    const say = theBuildersTitle.bots[level];
    expect(say(s, s.first, seeded(9))).toEqual(say(s, s.first, seeded(9)));
  }
});

test('nothing of an event is secret', () => {
  const events = theBuilders.setup(2, {}, seeded(5));
  expect(events.map((event) => theBuilders.redact(event, 'spectator'))).toEqual(events);
});
