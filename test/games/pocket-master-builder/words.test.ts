import { expect, test } from 'vitest';
import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { pocketMasterBuilder } from '../../../domain/games/pocket-master-builder/title.ts';
import { say } from '../../../domain/kernel/phrase.ts';
import type { Move } from '../../../domain/kernel/rules.ts';
import { began, cards, drew, given, laid, owns, worker } from './kit.ts';

const told = (events: Parameters<typeof rules.describe>[0]): readonly string[] =>
  rules
    .describe(events)
    .map((phrase) => say(pocketMasterBuilder.words, phrase, (seat) => ['Ada', 'Bruno'][seat] ?? ''));

test('a turn in words: card, workers, building, gains, rest', () => {
  const { events } = given(
    laid({ walls: ['W2', 'W1', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'] }),
    cards(['K08', 1, 2], ['K15', 2, 2], ['K16', 2, 3], ['K01', 1, 3]),
    drew(0, 'K02'),
    worker(0, 'left:1,3'),
    worker(0, 'left:2,3'),
  ).when(0, 'construct', ['1,3', 'left:1,3', 'left:2,3/west', 'K02', 'pay']);
  expect(told([worker(0, 'left:1,3'), worker(0, 'left:2,3'), ...events])).toEqual([
    'Ada placed 2 workers.',
    'Ada built Barrack (row 1, line 3) with 2 workers and Tower.',
    'Ada gained 1 wall and 2 workers.',
  ]);
});

test('a printed name is written as in a sentence, a mixed one stays as it is', () => {
  expect(['TOWN HALL', 'SWORD AND BELL', 'Tower of Babel'].map(spoken)).toEqual([
    'Town Hall',
    'Sword and Bell',
    'Tower of Babel',
  ]);
});

test('rest, purchases and discards in words', () => {
  const rest = given(laid(), cards(['K01', 1, 2]), drew(0, 'K02')).when(0, 'rest', ['both'], [0]);
  expect(told(rest.events)).toEqual(['Ada rested and took 1 worker and 1 card.']);
  const bought = given(laid(), drew(1, 'K02'), began(1)).when(1, 'buy', ['donkey']);
  expect(told(bought.events)).toEqual(['Bruno bought 1 donkey level with rewards.']);
  expect(told([{ type: 'CardDiscarded', seat: 0, card: 'K13', name: 'TOWN HALL' }])).toEqual([
    'Ada discarded Town Hall.',
  ]);
});

test('an invasion in words names who gains', () => {
  expect(told([{ type: 'LineInvaded', line: 2, gaining: [1, 0] }])).toEqual([
    'Line 2 is full: the invasion reward goes to Bruno and Ada.',
  ]);
  expect(told([{ type: 'LineInvaded', line: 2, gaining: [] }])).toEqual([
    'Line 2 is full, and nobody stands on its wall or beyond.',
  ]);
});

test('no fact of a whole game is without words', () => {
  for (const phrase of rules.describe([
    laid(),
    { type: 'PileRenewed' },
    { type: 'OracleKept', seat: 0, card: '?', under: [] },
  ]))
    expect(pocketMasterBuilder.words.phrases[phrase.key]).toBeDefined();
});

const because = (table: ReturnType<typeof given>, move: Move, pick: string): string | null =>
  rules.whyNot(table.state, 0, move, pick);

test('what is not offered says why', () => {
  const table = given(laid(), cards(['K08', 1, 2], ['K01', 1, 3]), owns(1, 'K08', 1, 2), began(0), drew(0, 'K02'));
  const develop: Move = { action: 'develop', picks: ['K02'] };
  expect(because(table, develop, '1,2')).toBe('occupied');
  expect(because(table, develop, '1,5')).toBe('not-beside-a-card');
  const place: Move = { action: 'place', picks: [] };
  const busy = given(laid(), cards(['K08', 1, 2], ['K01', 1, 3]), worker(1, 'left:1,3'), drew(0, 'K02', 'K04'));
  expect(because(busy, place, 'left:1,3')).toBe('side-taken');
  expect(because(busy, place, 'left:1,2')).toBe('not-on-card-played');
  expect(because(busy, place, 'top:2,3')).toBe('no-card-there');
  const build: Move = { action: 'construct', picks: [] };
  expect(because(table, build, '1,2')).toBe('already-built');
  expect(because(busy, build, '1,3')).toBe('cannot-pay');
  expect(because(busy, { action: 'construct', picks: ['1,2'] }, 'left:1,3')).toBe('not-your-worker');
  expect(because(busy, { action: 'construct', picks: ['1,2', 'K02'] }, 'K04')).toBe('donkey-discards');
  expect(because(busy, { action: 'construct', picks: ['1,2', 'K02'] }, 'pay')).toBe('not-enough');
  for (const code of ['occupied', 'not-beside-a-card', 'side-taken', 'already-built', 'donkey-discards'])
    expect(pocketMasterBuilder.words.labels.why?.[code]).toBeDefined();
});
