import { expect, test } from 'vitest';
import { commitmentOf, diceKey, drawAt } from '../../functions/server/random/game-dice.ts';
import { checkDice, type DiceFile } from '../../web/game/dice.ts';

const seed = '0f'.repeat(32);
const nonces = ['ab'.repeat(16), ''];
const id = 'a-game-of-the-test';
const key = diceKey(seed, nonces);
const draws = [5, 25, 2, 1000, 7].map((below, n) => ({ n, below, value: drawAt(key, id, n, below) }));

const file: DiceFile = {
  id,
  dice: { seed, commitment: commitmentOf(seed), nonces },
  commits: [
    { seq: 1, draws: draws.slice(0, 2) },
    { seq: 2, draws: draws.slice(2) },
  ],
};

test('the browser derives the draws that the server made', async () => {
  expect(await checkDice(file)).toEqual({ draws: 5, wrong: null });
});

test('a changed draw is found', async () => {
  const [first, ...rest] = draws;
  const wrong = {
    ...file,
    commits: [{ seq: 1, draws: [{ ...first, n: 0, below: 5, value: ((first?.value ?? 0) + 1) % 5 }, ...rest] }],
  };
  expect(await checkDice(wrong)).toMatchObject({ draws: 0, wrong: expect.stringContaining('Draw 0') });
});

test('another seed than the promised one is found', async () => {
  const wrong = { ...file, dice: { seed: 'ff'.repeat(32), commitment: commitmentOf(seed), nonces } };
  expect(await checkDice(wrong)).toMatchObject({ wrong: expect.stringContaining('promised') });
});

test('a running game has nothing to check', async () => {
  expect(await checkDice({ ...file, dice: null })).toMatchObject({ draws: 0, wrong: expect.any(String) });
});
