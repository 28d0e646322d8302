import { expect, test } from 'vitest';
import { botTurn, choice, IllegalBotMove, isRefusal, legalMoves, offered, playTurn } from '../../domain/kernel/play.ts';
import { noRandom, scripted } from '../../domain/kernel/random.ts';
import { counting, start } from './counting.ts';

const say = (...picks: readonly string[]) => ({ action: 'say', picks });
const roll = { action: 'roll', picks: [] };
const lock = { action: 'lock', picks: ['red'] };
const pass = { action: 'pass', picks: [] };

const play = (moves: Parameters<typeof playTurn>[3], dice = scripted()) => playTurn(counting, start, 0, moves, dice);

test('a move is a path through questions', () => {
  expect(choice(counting, start, 0, say())).toEqual({ ask: 'number', from: ['1', '2'] });
  expect(choice(counting, start, 0, say('1'))).toEqual({ ask: 'number', from: ['1', '2'] });
  expect(choice(counting, start, 0, say('1', '2'))).toBeNull();
});

test('a pick that was not offered leads nowhere', () => {
  expect(choice(counting, start, 0, say('3'))).toMatchObject({ from: [], why: 'illegal-pick' });
  expect(choice(counting, start, 0, say('1', '2', '1'))).toMatchObject({ from: [], why: 'too-many-picks' });
  expect(choice(counting, start, 0, { action: 'sing', picks: [] })).toMatchObject({ from: [], why: 'unknown-action' });
});

test('what is offered is what can be used now', () => {
  const locked = counting.evolve(start, { type: 'Locked', seat: 0, secret: 'red' });
  expect(Object.keys(offered(counting, start, 0))).toEqual(['say', 'roll', 'lock', 'pass']);
  expect(Object.keys(offered(counting, locked, 0))).toEqual(['say', 'roll', 'pass']);
});

test('legal moves are all complete paths', () => {
  expect([...legalMoves(counting, start, 0)].map((m) => [m.action, ...m.picks].join(' '))).toEqual([
    'say 1 1',
    'say 1 2',
    'say 2 1',
    'say 2 2',
    'roll',
    'lock red',
    'lock blue',
    'pass',
  ]);
});

test('moves of a sending are played on top of each other', () => {
  expect(play([say('1', '2'), say('2', '2'), pass])).toMatchObject({
    state: { sums: [7, 0], turn: 1 },
    revealed: false,
    aside: false,
    steps: [{ action: 'say', seat: 0 }, { action: 'say' }, { action: 'pass' }],
  });
});

test('what is refused says which move and why', () => {
  expect(play([say('1', '1'), say('1')])).toEqual({ refused: 'incomplete-move', at: 1 });
  expect(play([say('9', '1')])).toEqual({ refused: 'illegal-pick', at: 0 });
  expect(play([{ action: 'sing', picks: [] }])).toEqual({ refused: 'unknown-action', at: 0 });
  expect(play([pass, say('1', '1')])).toEqual({ refused: 'not-your-turn', at: 1 });
  expect(play([lock, lock])).toEqual({ refused: 'locked-already', at: 1 });
});

test('a move that rolls ends the sending, and a longer one is refused before anything is rolled', () => {
  const dice = scripted(4);
  expect(play([say('1', '1'), roll], dice)).toMatchObject({ revealed: true, state: { sums: [6, 0] } });
  const untouched = scripted(4);
  expect(play([roll, pass], untouched)).toEqual({ refused: 'after-reveal', at: 1 });
  expect(untouched.drawn).toBe(0);
});

test('in a browser the draft ends before the move that rolls', () => {
  const draft = play([say('1', '1'), roll], noRandom);
  expect(isRefusal(draft) ? [] : draft.steps.map((step) => step.action)).toEqual(['say']);
  expect(draft).toMatchObject({ revealed: true, state: { sums: [2, 0] } });
});

test('only a sending of secret answers is an aside', () => {
  expect(play([lock])).toMatchObject({ aside: true });
  expect(play([lock, say('1', '1')])).toMatchObject({ aside: false });
  expect(play([])).toMatchObject({ aside: false });
});

test('a bot moves until its turn is over or something new is shown', () => {
  const script = [say('1', '1'), say('2', '2'), pass];
  const moves = botTurn(
    counting,
    (s) => script[s.sums[0] === 0 ? 0 : s.sums[0] === 2 ? 1 : 2] ?? pass,
    start,
    0,
    scripted(),
  );
  expect(moves).toEqual(script);
  expect(botTurn(counting, () => roll, start, 0, scripted())).toEqual([roll]);
});

test('a bot that never ends is stopped, and one that errs is found out', () => {
  expect(botTurn(counting, () => say('1', '1'), start, 0, scripted(), 3).length).toBe(3);
  expect(() => botTurn(counting, () => say('9', '9'), start, 0, scripted())).toThrow(IllegalBotMove);
});
