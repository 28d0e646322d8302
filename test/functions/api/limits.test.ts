import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, startWorld, type World } from '../../kit/world.ts';
import { command, game, invited, ME, OPEN, pairUp } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** How many of many tries went through; the next one was told when to come again. */
const through = async (tries: number, one: (n: number) => Promise<Answered>): Promise<number> => {
  let good = 0;
  for (let n = 0; n < tries; n += 1) {
    const { status, body, headers } = await one(n);
    if (status === 200) good += 1;
    else {
      expect([status, body.code]).toEqual([429, 'too-many-requests']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      return good;
    }
  }
  return good;
};

test('an account keeps sixty notes an hour', async () => {
  const { id, ada } = await pairUp(world);
  expect(await through(70, (n) => ada.ask('PUT', `/api/games/${id}/notes`, { text: `note ${n}` }))).toBe(60);
});

test('an account changes its name ten times an hour, and its colour when it likes', async () => {
  const { ada } = await pairUp(world);
  expect(await through(12, (n) => ada.ask('PATCH', '/api/me', { name: `Ada ${n}` }))).toBe(10);
  expect((await ada.ask('PATCH', '/api/me', { colour: 'ink' })).status).toBe(200);
  world.clock.now += 3_600_000;
  expect((await ada.ask('PATCH', '/api/me', { name: 'Ada' })).status).toBe(200);
});

test('presses of turn links make twenty sessions of an account an hour', async () => {
  const { id, ada } = await pairUp(world);
  const { id: player } = (await ada.ask('GET', '/api/me')).body;
  const path = `/api/turn-links/${world.turnLink({ gameId: id, seat: 0, since: 2, player })}`;
  expect(await through(30, () => world.browser().ask('POST', path))).toBe(20);
});

test('an account sends twenty invitations an hour', async () => {
  const ada = await world.signedIn('many@example.org');
  const { id } = (await ada.ask('POST', '/api/games', game([ME, OPEN]))).body;
  const invite = (n: number) =>
    ada.ask('POST', `/api/games/${id}/seats/1/invite`, { email: `guest${n}@example.org`, commandId: command() });
  expect(await through(30, invite)).toBe(20);
});

test('five invitations a day reach one mailbox, whoever sends them', async () => {
  const hosts = await Promise.all(['h1', 'h2', 'h3'].map((name) => world.signedIn(`${name}@example.org`)));
  const invite = (n: number) =>
    (hosts[n % 3] ?? world.browser()).ask('POST', '/api/games', game([ME, invited(`prey+${n}@example.org`)]));
  expect(await through(9, invite)).toBe(5);
  expect(world.mails.filter(({ to }) => to.startsWith('prey'))).toHaveLength(5);
});
