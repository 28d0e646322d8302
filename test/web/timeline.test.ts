import { expect, test } from 'vitest';
import type { SeenCommit, Step } from '../../domain/kernel/commit.ts';
import { BrokenLog } from '../../domain/kernel/game.ts';
import type { LifecycleEvent } from '../../domain/kernel/lifecycle.ts';
import { scripted } from '../../domain/kernel/random.ts';
import type { AnyRules, GameEvent } from '../../domain/kernel/rules.ts';
import { blankTimeline, extended, titleEvents, turnBack, turnOn } from '../../web/game/timeline.ts';
import { pearls } from '../kit/pearls.ts';

const rules: AnyRules = pearls.rules;
const options = { rounds: '2' };

const commit = (seq: number, steps: readonly Step[]): SeenCommit => ({ seq, at: seq * 1000, aside: false, steps });

const opened: LifecycleEvent = {
  ...{ type: 'GameOpened', title: 'pearls', name: 'Pearls', host: 'ada', seats: 2, options },
  ...{ clock: { kind: 'none' }, visibility: 'private', commitment: '' },
};
const started: LifecycleEvent = { type: 'GameStarted', title: 'pearls', version: 1, options, nonces: ['', ''] };
const setup: readonly GameEvent[] = rules.setup(2, options, scripted(3, 4));

const turn = (seat: number): readonly Step[] => [
  { action: 'take', seat, events: [{ type: 'Took', seat, value: 2 } as GameEvent] },
  { action: 'end', seat, events: [{ type: 'TurnEnded', seat } as GameEvent] },
];

const LOG: readonly SeenCommit[] = [
  commit(1, [{ action: 'open', seat: null, events: [opened] }]),
  commit(2, [{ action: 'start', seat: null, events: [started, ...setup] }]),
  commit(3, turn(0)),
  commit(4, turn(1)),
];

const whole = extended(rules, blankTimeline(rules), LOG);

test('a game that has not started has no positions', () => {
  expect(extended(rules, blankTimeline(rules), LOG.slice(0, 1)).positions).toEqual([]);
});

test('ply 0 is the setup, and each move is one ply', () => {
  expect(whole.positions.map((p) => [p.ply, p.seq, p.seat])).toEqual([
    [0, 2, null],
    [1, 3, 0],
    [2, 3, 0],
    [3, 4, 1],
    [4, 4, 1],
  ]);
});

test('each ply keeps the position after it', () => {
  const points = whole.positions.map((p) => rules.scores(p.state).map((s) => s.total));
  expect(points[1]).not.toEqual(points[0]);
  expect(whole.positions.at(-1)?.state).toEqual(whole.game.state);
});

test('only the events of the title are its own', () => {
  expect(whole.positions[0] && titleEvents(whole.positions[0]).map((e) => e.type)).toEqual(setup.map((e) => e.type));
});

test('a log read bit by bit is the log read at once, and old commits change nothing', () => {
  const bitwise = LOG.reduce((line, c) => extended(rules, line, [c]), blankTimeline(rules));
  expect(bitwise).toEqual(whole);
  expect(extended(rules, whole, LOG)).toBe(whole);
});

test('a missing commit is noticed', () => {
  expect(() => extended(rules, blankTimeline(rules), LOG.slice(1))).toThrow(BrokenLog);
});

test('turns are walked from end to end', () => {
  expect([4, 3, 2, 1, 0].map((at) => turnBack(whole.positions, at))).toEqual([2, 2, 0, 0, 0]);
  expect([0, 1, 2, 3, 4].map((at) => turnOn(whole.positions, at))).toEqual([2, 2, 4, 4, 4]);
});
