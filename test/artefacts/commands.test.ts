// The owner's commands beside a running server, as they are typed.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { TITLES } from '../../domain/games/index.ts';
import { machine } from './kit/machine.ts';
import { type Ran, typed } from './kit/typed.ts';

const server = machine();

beforeAll(() => server.start(), 120_000);
afterAll(async () => {
  await server.stop();
  server.clear();
});

const run = (command: string, ...args: readonly string[]): Promise<Ran> =>
  typed({ env: { DATA_DIR: server.dataDir } }, command, ...args);

test.each(Object.keys(TITLES))('a whole game of %s is played by mail', { timeout: 180_000 }, async (title) => {
  const { code, said } = await run('smoke', server.address(), '--title', title);
  expect(said).toMatch(/as the end of the game says[\s\S]*follow from the seed that was promised/);
  expect(code).toBe(0);
});

test('smoke says what it needs', async () => {
  expect(await run('smoke', 'nonsense')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
});

test('a link signs in without any mail', async () => {
  const { said } = await run('sign-in-link', 'ada@example.org');
  const token = /\/in\/([\w-]+)/.exec(said)?.[1];
  const response = await fetch(`${server.address()}/api/sign-in/${token}`, { method: 'POST' });
  expect(await response.json()).toMatchObject({ me: { email: 'ada@example.org' } });
});

test('an address that is none gets no link', async () => {
  expect(await run('sign-in-link', 'ada')).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
});

test('lists are written again, and unknown games are told', async () => {
  expect((await run('reproject', '--all')).said).toMatch(/^\d+ game\(s\) written again\.\n$/);
  expect((await run('reproject', 'nobody')).said).toContain('1 of these ids belong to no game');
});

test('a second server is refused the same folder, and says so', async () => {
  expect(await run('start')).toMatchObject({ code: 1, said: expect.stringContaining('Another server works with') });
});

test('the server stops when it is asked to', async () => {
  expect(await server.stop()).toBe(0);
  expect((await run('reproject', '--all')).said).toContain('Start it first');
});
