import { describe, expect, test } from 'vitest';
import { BUILDINGS, MACHINES } from '../../../domain/games/the-builders/cards/buildings.ts';
import { type Amounts, NOTHING, plus, total } from '../../../domain/games/the-builders/cards/card.ts';
import { CARDS } from '../../../domain/games/the-builders/cards/catalogue.ts';
import { WORKERS } from '../../../domain/games/the-builders/cards/workers.ts';

const sum = (all: readonly Amounts[]): Amounts => all.reduce(plus, NOTHING);
const add = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('the 84 cards', () => {
  test('are 42 workers, 34 buildings and 8 machines with an id each', () => {
    expect([WORKERS.length, BUILDINGS.length, MACHINES.length]).toEqual([42, 34, 8]);
    expect(Object.keys(CARDS)).toHaveLength(84);
  });

  test('hold as many workers of each wage as the printed set', () => {
    const byWage = [2, 3, 4, 5].map((wage) => WORKERS.filter((card) => card.wage === wage).length);
    expect(byWage).toEqual([6, 12, 16, 8]);
    expect(add(WORKERS.map((card) => card.wage))).toBe(152);
  });

  test('give 38 of each resource by workers, and every worker as many as its wage', () => {
    expect(sum(WORKERS.map((card) => card.gives))).toEqual([38, 38, 38, 38]);
    expect(WORKERS.filter((card) => total(card.gives) !== card.wage)).toEqual([]);
  });

  test('need 60, 59, 61 and 60 for buildings that pay 448 coins and 110 points', () => {
    expect(sum(BUILDINGS.map((card) => card.needs))).toEqual([60, 59, 61, 60]);
    expect(add(BUILDINGS.map((card) => card.coins))).toBe(448);
    expect(add(BUILDINGS.map((card) => card.points))).toBe(110);
  });

  test('need 5, 6, 5 and 4 for machines that give five of each and are worth 12 points', () => {
    expect(sum(MACHINES.map((card) => card.needs))).toEqual([5, 6, 5, 4]);
    expect(sum(MACHINES.map((card) => card.gives))).toEqual([5, 5, 5, 5]);
    expect(add(MACHINES.map((card) => card.points))).toBe(12);
  });

  test('pay the same for all buildings of the same size', () => {
    const pays: Record<number, [number, number]> = {
      ...{ 2: [8, 0], 3: [6, 1], 5: [10, 2], 6: [12, 3], 7: [14, 3], 8: [16, 4] },
      ...{ 10: [18, 5], 12: [20, 6], 16: [20, 7], 17: [20, 8] },
    };
    for (const card of BUILDINGS) expect([card.coins, card.points]).toEqual(pays[total(card.needs)]);
  });
});
