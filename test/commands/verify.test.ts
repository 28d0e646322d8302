import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf, diceKey, drawAt } from '../../functions/server/random/game-dice.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SEED = '0f'.repeat(32);

const game = (value: number) => ({
  id: 'g',
  dice: { seed: SEED, commitment: commitmentOf(SEED), nonces: ['aa'] },
  commits: [
    {
      seq: 1,
      draws: [{ n: 0, below: 6, value }],
      steps: [
        {
          events: [
            { type: 'GameOpened', commitment: commitmentOf(SEED) },
            { type: 'SeatTaken', seat: 0, nonce: 'aa' },
            { type: 'GameStarted', nonces: ['aa'] },
            { type: 'SeedRevealed', seed: SEED },
          ],
        },
      ],
    },
  ],
});

const verify = async (content: string) => {
  const path = join(folder, 'game.json');
  await writeFile(path, content);
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, ['commands/verify.ts', path], (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
};

test('verify says that all draws are right, and ends with 1 at the first wrong one', async () => {
  const right = drawAt(diceKey(SEED, ['aa']), 'g', 0, 6);
  const good = await verify(JSON.stringify(game(right)));
  expect([good.code, good.err]).toEqual([0, '']);
  expect(good.out).toContain('All 1 draws follow');
  const bad = await verify(JSON.stringify(game((right + 1) % 6)));
  expect([bad.code, bad.out]).toEqual([1, '']);
  expect(bad.err).toContain('commit 1, draw 0 below 6');
});

test('verify says in words what is not a game', async () => {
  expect(await verify('no json')).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
  expect(await verify('{"id":"g"}')).toMatchObject({ code: 1, err: expect.stringContaining('not an exported game') });
});
