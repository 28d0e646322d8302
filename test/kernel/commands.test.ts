import { expect, test } from 'vitest';
import {
  cancel,
  expire,
  invite,
  leave,
  open,
  openingRefusals,
  resign,
  type SeatPlan,
  start,
  take,
  withConsequences,
} from '../../domain/kernel/commands.ts';
import type { Step } from '../../domain/kernel/commit.ts';
import { blankGame, fold, type Game } from '../../domain/kernel/game.ts';
import { isRefusal, type Refusal } from '../../domain/kernel/play.ts';
import { scripted } from '../../domain/kernel/random.ts';
import { type PearlsEvent, type PearlsState, pearls } from '../kit/pearls.ts';

const { rules } = pearls;
const bot: SeatPlan = { kind: 'bot', level: 'quick' };
const free: SeatPlan = { kind: 'open' };
const person = (id: string): SeatPlan => ({ kind: 'person', id, nonce: `nonce-${id}` });
const ada = { kind: 'person', id: 'ada' } as const;
const dice = () => scripted(2, 4, 1, 3);

const opening = (seats: readonly SeatPlan[]) => ({
  ...{ name: 'Ours', host: 'ada', options: {}, commitment: 'c', visibility: 'private' as const, seats },
  clock: { kind: 'none' } as const,
});

/** The game after a step and what it brings with it. */
const given = (game: Game<PearlsState>, step: Step | Refusal): Game<PearlsState> => {
  if (isRefusal(step)) throw new Error(step.refused);
  const steps = withConsequences(rules, game, [step], dice, 'seed') as readonly Step<PearlsEvent>[];
  return fold(rules, game, { seq: game.seq + 1, at: 1000, aside: false, steps });
};
const opened = (...seats: readonly SeatPlan[]) => given(blankGame(rules), open(rules, opening(seats)));
const typesOf = (steps: readonly Step[]) => steps.map(({ action, events }) => [action, ...events.map((e) => e.type)]);

test('a game opens with its people, bots and invitations, and waits for the rest', () => {
  const { table } = opened(person('ada'), { kind: 'invited', invitation: 'i1' }, bot, free);
  expect(table.status).toBe('open');
  expect(table.seats.map(({ player, invitation }) => player?.kind ?? invitation)).toEqual([
    'person',
    'i1',
    'bot',
    null,
  ]);
  expect(table.options).toEqual({ rounds: '2' });
});

test('a game whose seats are all taken starts in the same commit', () => {
  const step = open(rules, opening([person('ada'), bot])) as Step;
  const steps = withConsequences(rules, blankGame(rules), [step], dice, 'seed');
  expect(typesOf(steps)).toEqual([
    ['open', 'GameOpened', 'SeatTaken', 'SeatTaken'],
    ['start', 'GameStarted', 'Begun', 'Dealt', 'Dealt'],
  ]);
  expect(steps[1]?.events[0]).toMatchObject({ nonces: ['nonce-ada', ''], version: 1 });
});

test('too few seats, too many, unknown options and wrong values are refused with a code', () => {
  expect(openingRefusals(rules, 1, {})).toEqual(['too-few-seats']);
  expect(openingRefusals(rules, 5, { rounds: '3' })).toEqual(['too-many-seats', 'option:rounds']);
  expect(openingRefusals(rules, 2, { speed: true })).toEqual(['unknown-option:speed']);
  expect(open(rules, opening([bot]))).toEqual({ refused: 'too-few-seats', at: 0 });
});

test('a free seat is taken once', () => {
  const game = opened(person('ada'), free, free);
  const bruno = { kind: 'person', id: 'bruno' } as const;
  const taken = given(game, take(game.table, 1, bruno, 'n'));
  expect(taken.table.seats[1]?.player).toEqual(bruno);
  expect(take(taken.table, 1, ada, 'n')).toEqual({ refused: 'seat-taken', at: 0 });
  expect(take(taken.table, 7, ada, 'n')).toEqual({ refused: 'no-such-seat', at: 0 });
});

test('who leaves takes the nonce along', () => {
  const game = opened(person('ada'), free);
  const left = given(game, leave(game.table, 0));
  expect(left.table.seats[0]).toEqual({ player: null, nonce: '', invitation: null, resigned: false });
  expect(leave(left.table, 0)).toEqual({ refused: 'not-seated', at: 0 });
});

test('a new invitation takes the place of the one before', () => {
  const game = opened(person('ada'), { kind: 'invited', invitation: 'old' });
  expect(given(game, invite(game.table, 1, 'new')).table.seats[1]?.invitation).toBe('new');
  expect(invite(game.table, 0, 'new')).toEqual({ refused: 'seat-taken', at: 0 });
});

test('the host starts with the seats that are taken; the free ones go', () => {
  const game = opened(free, person('ada'), { kind: 'invited', invitation: 'i' }, person('bruno'));
  let keyed: readonly string[] = [];
  const begun = given(
    game,
    start(rules, game.table, (nonces) => {
      keyed = nonces;
      return dice();
    }),
  );
  expect(keyed).toEqual(['nonce-ada', 'nonce-bruno']);
  expect(begun.table.seats.map(({ player }) => player?.kind === 'person' && player.id)).toEqual(['ada', 'bruno']);
  expect(begun.state.hands).toHaveLength(2);
});

test('one taken seat is too few to start', () => {
  const game = opened(person('ada'), free);
  expect(start(rules, game.table, dice)).toEqual({ refused: 'too-few-seats', at: 0 });
});

test('a game that runs can be neither cancelled nor left nor joined nor started', () => {
  const { table } = opened(person('ada'), bot);
  const refused = { refused: 'not-open', at: 0 };
  expect([cancel(table), leave(table, 0), take(table, 1, ada, ''), start(rules, table, dice)]).toEqual(
    Array.from({ length: 4 }, () => refused),
  );
});

test('when one active seat is left the game ends at once, and who resigned ranks last', () => {
  const game = opened(person('ada'), person('bruno'));
  const over = given(game, resign(rules, game, 0, dice()));
  expect(over.table).toMatchObject({ status: 'ended', seed: 'seed', result: { reason: 'one-left', ranking: [2, 1] } });
});

test('with two active seats left the game goes on', () => {
  const game = opened(person('ada'), person('bruno'), person('cleo'));
  const smaller = given(game, resign(rules, game, 0, dice()));
  expect(smaller.table.status).toBe('running');
  expect(smaller.waits.map(({ seat }) => seat)).toEqual([1]);
  expect(resign(rules, smaller, 0, dice())).toEqual({ refused: 'not-seated', at: 0 });
});

test('a clock that is up gives the default answers of its title', () => {
  const game = opened(person('ada'), person('bruno'));
  const step = expire(rules, game, 0, dice()) as Step;
  expect(typesOf([step])).toEqual([['expire', 'ClockExpired', 'TurnEnded']]);
  expect(expire(rules, game, 1, dice())).toEqual({ refused: 'not-your-turn', at: 0 });
});

test('the last move brings the end and the seed in its own commit', () => {
  const game = opened(person('ada'), person('bruno'));
  const guesses: readonly PearlsEvent[] = [0, 1, 0, 1].map((seat) => ({ type: 'TurnEnded', seat }));
  const locked: readonly PearlsEvent[] = [0, 1].map((seat) => ({ type: 'Guessed', seat, value: 3 }));
  const events: readonly PearlsEvent[] = [...guesses, ...locked, { type: 'Opened', hands: [3, 5] }];
  const steps = withConsequences(rules, game, [{ action: 'guess', seat: 1, events }], dice, 'seed');
  expect(typesOf(steps).at(-1)).toEqual(['end', 'GameEnded', 'SeedRevealed']);
  expect(steps.at(-1)?.events[0]).toMatchObject({ reason: 'finished', ranking: [2, 1] });
});
