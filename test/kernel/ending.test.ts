import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enter, eventsOf, openTable } from '../../commands/selfplay/table.ts';
import { allTitles } from '../../domain/games/index.ts';
import { anyMove } from '../../domain/kernel/any-move.ts';
import { cancel, expire, open, resign } from '../../domain/kernel/commands.ts';
import type { Step } from '../../domain/kernel/commit.ts';
import { endWords } from '../../domain/kernel/ending.ts';
import { blankGame, fold } from '../../domain/kernel/game.ts';
import { isRefusal, playTurn, type Refusal } from '../../domain/kernel/play.ts';
import { oneOf, seeded } from '../../domain/kernel/random.ts';
import type { AnyRules } from '../../domain/kernel/rules.ts';
import { pearls } from '../kit/pearls.ts';

const titles = Object.values(await allTitles());
const stepOf = (step: Step | Refusal): Step => {
  if (isRefusal(step)) throw new Error(step.refused);
  return step;
};
const tableOf = (rules: AnyRules, seats: number, seed: number, options = {}) =>
  openTable(rules, options, seats, seeded(seed));

describe.each(titles)('$name', ({ rules }) => {
  test('when everybody else has left, the game is over and says so', () => {
    const table = tableOf(rules, rules.seats.max, 4);
    for (let seat = 1; seat < rules.seats.max; seat += 1)
      enter(table, [stepOf(resign(rules, table.game, seat, table.dice))]);
    expect(table.game.table.result?.reason).toBe('one-left');
    expect(endWords(table.game.table)).toBe('Everybody else had left the game.');
  });

  test('a game that was called off says so', () => {
    const seats = Array.from({ length: rules.seats.min }, () => ({ kind: 'open' as const }));
    const opening = { name: '', host: '', options: {}, clock: { kind: 'none' as const }, commitment: '' };
    const opened = stepOf(open(rules, { ...opening, visibility: 'private', seats }));
    const off = (game = blankGame(rules)) => fold(rules, game, { seq: 1, at: 0, aside: false, steps: [opened] });
    const { table } = fold(rules, off(), { seq: 2, at: 0, aside: false, steps: [stepOf(cancel(off().table))] });
    expect(endWords(table)).toBe('This game was called off before it began.');
  });

  test('a game that is not over says nothing of its end', () => {
    expect(endWords(tableOf(rules, rules.seats.min, 4).game.table)).toBe('');
  });
});

test('a round in which nobody can build ends Kingdom Builder as stalled', async () => {
  const { 'kingdom-builder': kb } = await allTitles();
  expect(kb?.rules.stalled?.({ final: [], ending: false })).toBe(true);
  expect(kb?.rules.stalled?.({ final: [], ending: true })).toBe(false);
  expect(kb?.rules.stalled?.({ final: null, ending: false })).toBe(false);
});

test('every reason has words of its own', () => {
  const words = (['finished', 'one-left', 'stalled'] as const).map((reason) =>
    endWords({ status: 'ended', result: { reason, scores: [], ranking: [] } }),
  );
  expect(new Set(words).size).toBe(3);
  expect(words.every((sentence) => sentence.endsWith('.'))).toBe(true);
});

/** A game by chance in which seats leave and run out of time; the seats that had left and were awaited. */
const goneAwaited = (rules: AnyRules, seed: number, options = {}): readonly number[] => {
  const fate = seeded(seed);
  const table = tableOf(rules, rules.seats.max, seed, options);
  const bad: number[] = [];
  for (let i = 0; i < 60 && table.game.waits.length > 0; i += 1) {
    const seat = oneOf(table.game.waits, fate).seat;
    const what = fate.below(12);
    const there = table.game.table.seats.flatMap(({ resigned }, at) => (resigned ? [] : [at]));
    if (what === 0) enter(table, [stepOf(resign(rules, table.game, oneOf(there, fate), table.dice))]);
    else if (what === 1) enter(table, [stepOf(expire(rules, table.game, seat, table.dice))]);
    else {
      const played = playTurn(
        rules,
        table.game.state,
        seat,
        [anyMove(rules)(table.views[seat]?.state, seat, fate)],
        table.dice,
      );
      if (isRefusal(played)) throw new Error(played.refused);
      enter(table, played.steps, played.aside);
    }
    bad.push(...table.game.waits.flatMap((wait) => (table.game.table.seats[wait.seat]?.resigned ? [wait.seat] : [])));
  }
  return bad;
};

test.each([
  ...titles.map((title) => [title.name, title.rules, {}] as const),
  [
    'Kingdom Builder with a volcano',
    titles[0]?.rules,
    { 'decree.mode': 'chosen', 'decree.chosen': 'volcano' },
  ] as const,
  [pearls.name, pearls.rules as AnyRules, {}] as const,
])('%s: nobody who has left is ever awaited', (_, rules, options) => {
  if (!rules) throw new Error('no title');
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => goneAwaited(rules, seed, options).length === 0),
    { numRuns: 12, seed: 7 },
  );
});

test('what a game still asks of who has left is answered at once, as when their time is up', () => {
  const rules = pearls.rules as AnyRules;
  const table = tableOf(rules, 3, 1, { rounds: '1' });
  enter(table, [stepOf(resign(rules, table.game, 2, table.dice))]);
  for (const seat of [0, 1]) {
    const moves = [
      { action: 'take', picks: ['1'] },
      { action: 'end', picks: [] },
    ];
    const played = playTurn(rules, table.game.state, seat, moves, table.dice);
    enter(table, isRefusal(played) ? [] : played.steps);
  }
  expect(table.game.waits.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(eventsOf(table.commits).filter(({ type }) => type === 'Guessed')).toHaveLength(1);
});
