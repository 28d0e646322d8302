import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { SeenCommit, Step } from '../../domain/kernel/commit.ts';
import type { LifecycleEvent } from '../../domain/kernel/lifecycle.ts';
import { type Phrase, say } from '../../domain/kernel/phrase.ts';
import { scripted } from '../../domain/kernel/random.ts';
import type { AnyRules, GameEvent, Seat } from '../../domain/kernel/rules.ts';
import { lastTurnOf, sinceMyTurn } from '../../web/game/recap.ts';
import { blankTimeline, extended } from '../../web/game/timeline.ts';
import { pearls } from '../kit/pearls.ts';

const rules: AnyRules = pearls.rules;
const options = { rounds: '2' };
const started: LifecycleEvent = { type: 'GameStarted', title: 'pearls', version: 1, options, nonces: ['', ''] };
const opened: LifecycleEvent = {
  ...{ type: 'GameOpened', title: 'pearls', name: 'Pearls', host: 'ada', seats: 2, options },
  ...{ clock: { kind: 'none' }, visibility: 'private', commitment: '' },
};

const commit = (seq: number, steps: readonly Step[]): SeenCommit => ({ seq, at: seq * 1000, aside: false, steps });
const took = (seat: number, value: number): readonly Step[] => [
  { action: 'take', seat, events: [{ type: 'Took', seat, value } as GameEvent] },
  { action: 'end', seat, events: [{ type: 'TurnEnded', seat } as GameEvent] },
];

/** A game of two with the turns of both, as seat 0 sees it whose last commit was `since`; `ply` is looked at. */
const table = (turns: readonly (readonly Step[])[], since: number, ply: number | null = null) => {
  const setup = rules.setup(2, options, scripted(3, 4));
  const log = [
    commit(1, [{ action: 'open', seat: null, events: [opened] }]),
    commit(2, [{ action: 'start', seat: null, events: [started, ...setup] }]),
    ...turns.map((steps, i) => commit(i + 3, steps)),
  ];
  const line = extended(rules, blankTimeline(rules), log);
  const nameOf = (seat: Seat): string => ['You', 'Bruno'][seat] ?? '';
  return {
    ...{ rules, viewer: 0, seat: 0, line: signal(line), since: signal(since) },
    ...{ past: signal(ply !== null), shown: signal(line.positions[ply ?? line.positions.length - 1] ?? null) },
    tell: (phrases: readonly Phrase[]) => phrases.map((phrase) => say(pearls.words, phrase, nameOf)).join(' '),
  };
};

test('before the first move there is nothing to say again', () => {
  expect(lastTurnOf(table([], 0))).toBe('Nothing has been played yet.');
});

test('what the others did since my turn is what happened last', () => {
  const model = table([took(0, 2), took(1, 1)], 3);
  expect(sinceMyTurn(model).map(({ seat }) => seat)).toEqual([1]);
  expect(lastTurnOf(model)).toBe('Bruno took 1.');
});

test('while nobody has played after me it is my own turn', () => {
  expect(lastTurnOf(table([took(1, 1), took(0, 2)], 4))).toBe('You took 2.');
});

test('in the past it is the move that is looked at', () => {
  expect(lastTurnOf(table([took(0, 2), took(1, 1)], 3, 1))).toBe('You took 2.');
});
