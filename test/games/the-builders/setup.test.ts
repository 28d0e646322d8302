import { describe, expect, test } from 'vitest';
import { APPRENTICE_IDS, CARDS } from '../../../domain/games/the-builders/cards/catalogue.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { type BuildersState, builderOf } from '../../../domain/games/the-builders/state.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { fold } from './kit.ts';

const start = (seats: number, seed = 1, options: Options = {}): BuildersState =>
  fold(theBuilders.setup(seats, options, seeded(seed)));

describe.each([
  { seats: 2, workers: 35, apprentices: 4 },
  { seats: 3, workers: 34, apprentices: 3 },
  { seats: 4, workers: 33, apprentices: 2 },
])('set-up for $seats', ({ seats, workers, apprentices }) => {
  const s = start(seats);

  test('gives everybody ten coins, one apprentice and no point', () => {
    for (const builder of s.builders) {
      expect(builder).toMatchObject({ coins: 10, sites: [], finished: [] });
      expect(APPRENTICE_IDS).toContain(builder.free[0]);
      expect(builder.free).toHaveLength(1);
    }
    expect(theBuilders.scores(s).map((score) => score.parts)).toEqual(
      Array.from({ length: seats }, () => ({ buildings: 0, machines: 0, coins: 1 })),
    );
  });

  test('opens two rows of five and leaves the printed number of cards in the piles', () => {
    expect(s.workerRow.filter((slot) => slot !== null)).toHaveLength(5);
    expect(s.buildingRow.filter((slot) => slot !== null)).toHaveLength(5);
    expect(s.workerPile).toHaveLength(workers);
    expect(s.buildingPile.length + 1).toBe(37);
  });

  test('ruling 35: puts the other apprentices back among the workers', () => {
    const about = [...s.workerPile, ...s.workerRow].filter((id) => id !== null && APPRENTICE_IDS.includes(id));
    expect(about).toHaveLength(apprentices);
    const opened = Array.from({ length: 60 }, (_, seed) => start(seats, seed).workerRow).flat();
    expect(opened.some((id) => id !== null && APPRENTICE_IDS.includes(id))).toBe(true);
  });

  test('gives the first turn of three actions to a seat by lot', () => {
    expect(s.turn).toEqual({ seat: s.first, actions: 3, sent: {} });
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => start(seats, seed).first));
    expect(firsts.size).toBe(seats);
  });
});

const order = Object.keys(CARDS);
const byCatalogue = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b);

test('ruling 36: the next building is known, the next worker is not', () => {
  const s = start(2);
  expect(CARDS[s.nextBuilding ?? '']?.kind).not.toBe('worker');
  expect(s.nextBuilding).not.toBeNull();
  expect(s.workerPile).toEqual([...s.workerPile].sort(byCatalogue));
});

test('a bank of a hundred holds 80, 70 and 60 coins after the set-up', () => {
  const left = [2, 3, 4].map((seats) => {
    const s = start(seats, 1, { bank: 'hundred' });
    return 100 - s.builders.reduce((sum, _, seat) => sum + builderOf(s, seat).coins, 0);
  });
  expect(left).toEqual([80, 70, 60]);
});
