import { expect, test } from 'vitest';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { evolve } from '../../../domain/games/pocket-master-builder/evolve.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { agreed, began, cards, drew, fold, given, laid, owns, withCards } from './kit.ts';

const FIVE = ['K01', 'K02', 'K03', 'K04', 'K05'].map((id, i) => [id, 1, i + 2] as const);

/** A seat has five buildings, and its sixth costs one stone. */
const fiveOf = (seat: 0 | 1, round: number) =>
  given(
    laid({ edition: withCards({ K13: { cost: { stone: 1 }, reward: {} } }) }),
    cards(...FIVE, ['K13', 2, 2]),
    FIVE.map(([id, row, line]) => owns(seat, id, row, line)),
    began(seat, round),
    drew(seat, 'K06', 'K14'),
    { type: 'CardDeveloped', seat, card: 'K14', name: '', at: 14 },
  );

test('the sixth building ends the game after one more full round', () => {
  for (const seat of [0, 1] as const)
    expect(fiveOf(seat, 7).when(seat, 'construct', ['2,2', 'K06', 'pay'], [0]).events).toContainEqual({
      type: 'EndTriggered',
      seat,
      by: 'buildings',
      last: 8,
    });
});

const triggered = (last: number): PmbEvent => ({ type: 'EndTriggered', seat: 0, by: 'buildings', last });

const restOf = (seat: 0 | 1, round: number, last: number) =>
  given(laid(), triggered(last), began(seat, round), drew(seat, 'K01', 'K02'), {
    type: 'CardDeveloped',
    seat,
    card: 'K01',
    name: '',
    at: 0,
  })
    .when(seat, 'rest', ['workers'])
    .events.at(-1);

test('the trigger round is finished, and one more is played', () => {
  expect(restOf(0, 7, 8)).toEqual({ type: 'TurnEnded', seat: 0, next: 1, round: 7 });
  expect(restOf(1, 7, 8)).toEqual({ type: 'TurnEnded', seat: 1, next: 0, round: 8 });
  expect(restOf(0, 8, 8)).toEqual({ type: 'TurnEnded', seat: 0, next: 1, round: 8 });
});

test('after the last turn of the last round it is over', () => {
  expect(restOf(1, 8, 8)).toEqual({ type: 'TurnEnded', seat: 1, next: null, round: 9 });
  expect(rules.awaiting(fold(laid(), { type: 'TurnEnded', seat: 1, next: null, round: 9 }))).toEqual([]);
});

test('the donkey counts in the rest of the trigger round', () => {
  const table = given(laid(), cards(['K08', 1, 2]), triggered(2), drew(0, 'K02', 'K06'));
  expect(table.state.turn?.round).toBe(1);
  expect(table.asks(0, 'construct', '1,2', 'K06')?.from).not.toContain('K02');
});

const area = (n: number) =>
  Array.from({ length: n }, (_, i) => {
    const line = Math.floor(i / 4) + 2;
    return [`K${String(i + 1).padStart(2, '0')}`, (i % 4) + 1, line] as const;
  });

test('a full area triggers the end too', () => {
  const { events } = given(laid(), cards(...area(27)), drew(0, 'K28'), began(0, 13)).when(0, 'develop', ['K28', '4,8']);
  expect(events[1]).toEqual({ type: 'EndTriggered', seat: 0, by: 'area', last: 14 });
});

test('a full area does not end the game where that is agreed, before nobody builds any more', () => {
  const variants = agreed({ area_full_triggers_end: 'no' });
  const { events } = given(variants, cards(...area(27)), drew(0, 'K28'), began(0, 13)).when(0, 'develop', [
    'K28',
    '4,8',
  ]);
  expect(events.some((e) => e.type === 'EndTriggered')).toBe(false);
  const full = given(variants, cards(...area(28)), began(1, 15));
  expect(full.when(1, 'rest', ['both']).events.slice(-2)).toEqual([
    { type: 'EndTriggered', seat: 1, by: 'stall', last: 16 },
    { type: 'TurnEnded', seat: 1, next: 0, round: 16 },
  ]);
  expect(rules.stalled?.(full.state)).toBe(false);
  expect(rules.stalled?.(full.when(1, 'rest', ['both']).state)).toBe(true);
  const busy = given(variants, cards(...area(28)), began(0, 15), owns(0, 'K01', 1, 2), began(1, 15));
  expect(busy.when(1, 'rest', ['both']).events.at(-2)?.type).toBe('WorkersGained');
});

test('in a full area Develop is skipped', () => {
  const table = given(laid(), cards(...area(28)), began(0, 14));
  expect(table.asks(0, 'rest')?.from).toEqual(['cards', 'both']);
  table.when(0, 'develop', ['K01', '1,2']).refused('area-full');
});

test('when a seat leaves, it is over', () => {
  const s = fold(laid());
  const left = rules.resigned(s, 0, { drawn: 0, below: () => 0, reveal: () => undefined }).reduce(evolve, s);
  expect(rules.awaiting(left)).toEqual([]);
});
