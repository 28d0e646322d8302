import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, diceKey, drawAt, gameDice } from '../../../../functions/server/random/game-dice.ts';

const SEED = '00'.repeat(31).concat('01');
const key = diceKey(SEED, ['aa', '', 'bb']);

test('the promise is the SHA-256 of the seed itself, not of its letters', () => {
  expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('equal seed and nonces give equal dice, and each of them matters', () => {
  expect(diceKey(SEED, ['aa', '', 'bb'])).toEqual(key);
  expect(diceKey(SEED, ['aa', 'bb', ''])).not.toEqual(key);
  expect(diceKey('11'.repeat(32), ['aa', '', 'bb'])).not.toEqual(key);
});

test('dice that go on in the middle draw what the whole run draws', () => {
  const whole = gameDice(key, 'game', 0);
  const values = Array.from({ length: 20 }, () => whole.below(100));
  const rest = gameDice(key, 'game', 12);
  expect(Array.from({ length: 8 }, () => rest.below(100))).toEqual(values.slice(12));
  expect(rest.drawn).toBe(20);
});

test('another game with the same key draws otherwise', () => {
  const run = (gameId: string) => Array.from({ length: 20 }, (_, n) => drawAt(key, gameId, n, 1000));
  expect(run('one')).not.toEqual(run('two'));
});

test('draws are evenly spread', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 6000; n += 1)
    counts[drawAt(key, 'spread', n, 6)] = (counts[drawAt(key, 'spread', n, 6)] ?? 0) + 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a word that would favour low numbers is drawn again', () => {
  // Below this number a little over half of all words count, so that about half of the draws need a second attempt.
  const below = 2 ** 47 + 1;
  const word = (n: number, attempt: number) =>
    createHmac('sha256', key).update(`again|${n}|${attempt}`).digest().readUIntBE(0, 6);
  const again = Array.from({ length: 40 }, (_, n) => n).filter((n) => word(n, 0) >= below && word(n, 1) < below);
  expect(again.length).toBeGreaterThan(5);
  for (const n of again) expect(drawAt(key, 'again', n, below)).toBe(word(n, 1));
});
