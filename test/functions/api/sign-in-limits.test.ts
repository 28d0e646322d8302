import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, linkIn, startWorld, type World } from '../../kit/world.ts';
import { game, invited, ME } from './tables.ts';

const DAY = 24 * 3_600_000;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.clock.now += DAY;
});

const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
const ask = (browser: Browser, email: string) => browser.ask('POST', '/api/sign-in', { email });
const linkOf = (email: string) => `/api${linkIn(mailsTo(email).at(-1)).replace('/in/', '/sign-in/')}`;
const codeOf = (email: string) => /\b(\d{6})\b/.exec(mailsTo(email).at(-1)?.subject ?? '')?.[1] ?? '';

/** Strangers from everywhere ask for an address all day. */
const flood = async (email: string): Promise<void> => {
  for (let n = 0; n < 40; n += 1) await ask(world.browser(`198.51.100.${n}`), email);
};

test('an address gets at most twenty sign-in mails a day, whatever the sources and whatever follows a +', async () => {
  const owner = await world.signedIn('ada@example.org');
  await owner.ask('POST', '/api/sign-out');
  for (let n = 0; n < 30; n += 1) await ask(world.browser(`203.0.113.${n}`), `ada+${n}@example.org`);
  for (let n = 0; n < 12; n += 1) {
    await ask(owner, 'ada@example.org');
    world.clock.now += 16 * 60_000;
  }
  expect(world.mails.filter(({ to }) => to.startsWith('ada'))).toHaveLength(20);
});

test('strangers who ask all day do not lock out the browser of the owner', async () => {
  const owner = await world.signedIn('bea@example.org');
  await owner.ask('POST', '/api/sign-out');
  await flood('bea@example.org');
  const before = mailsTo('bea@example.org').length;
  expect((await ask(owner, 'bea@example.org')).status).toBe(200);
  expect(mailsTo('bea@example.org')).toHaveLength(before + 1);
  expect((await owner.ask('POST', linkOf('bea@example.org'))).status).toBe(200);
});

test('one stranger alone locks nobody out', async () => {
  const stranger = world.browser('198.51.100.77');
  for (let n = 0; n < 60; n += 1) {
    await ask(stranger, 'cleo@example.org');
    world.clock.now += 5 * 60_000;
  }
  expect((await ask(world.browser('203.0.113.5'), 'cleo@example.org')).status).toBe(200);
});

test('a browser whose link is still open is told that the mail is there, and no other is sent', async () => {
  const owner = world.browser('203.0.113.6');
  await ask(owner, 'dora@example.org');
  const mine = linkOf('dora@example.org');
  await flood('dora@example.org');
  const before = mailsTo('dora@example.org').length;
  const again = await ask(owner, 'dora@example.org');
  expect([again.status, mailsTo('dora@example.org').length]).toEqual([200, before]);
  const stranger = await ask(world.browser('203.0.113.7'), 'dora@example.org');
  expect([stranger.status, stranger.body.code]).toEqual([429, 'too-many-requests']);
  expect((await owner.ask('POST', mine)).status).toBe(200);
});

test('after thirty wrong codes in a day no code opens an address, from wherever, and its link still does', async () => {
  const email = 'emil@example.org';
  const wrong = (browser: Browser) => browser.ask('POST', '/api/sign-in/code', { email, code: '000000' });
  const counted: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    const thief = world.browser(`192.0.2.${n + 2}`);
    await ask(thief, email);
    if (codeOf(email) !== '000000') for (let i = 0; i < 5; i += 1) counted.push((await wrong(thief)).status);
  }
  expect(counted.filter((status) => status === 422).length).toBeLessThanOrEqual(30);
  expect(counted.at(-1)).toBe(429);
  world.clock.now += DAY;
  expect((await ask(world.browser(), email)).status).toBe(200);
  expect((await world.browser().ask('POST', linkOf(email))).status).toBe(200);
});

test('codes from a browser that asked for nothing count against nobody', async () => {
  const email = 'fred@example.org';
  for (let n = 0; n < 50; n += 1)
    await world.browser(`198.51.100.${n}`).ask('POST', '/api/sign-in/code', { email, code: '123456' });
  const owner = world.browser();
  await ask(owner, email);
  expect((await owner.ask('POST', '/api/sign-in/code', { email, code: codeOf(email) })).status).toBe(200);
});

test('an IPv6 household is one source, and an IPv4 address is itself however it is written', async () => {
  const status = async (source: string, n: number) => (await ask(world.browser(source), `v${n}@example.org`)).status;
  for (let n = 0; n < 60; n += 1) expect(await status(`2001:db8:1:1::${n.toString(16)}`, n)).toBe(200);
  expect(await status('2001:DB8:1:1:ffff::1', 61)).toBe(429);
  expect(await status('2001:db8:1:2::1', 62)).toBe(200);
  for (let n = 0; n < 60; n += 1) await status('::ffff:192.0.2.200', 100 + n);
  expect(await status('192.0.2.200', 200)).toBe(429);
  expect(await status('::ffff:c000:2c8', 201)).toBe(429);
  expect(await status('::ffff:192.0.2.201', 202)).toBe(200);
});

test('the installation sends no more mails an hour than its owner wants, and games leave some for signing in', async () => {
  const small = await startWorld({ MAILS_AN_HOUR: '10' });
  const ada = await small.signedIn('ada@example.org');
  const guests = [0, 1, 2].map((n) => invited(`guest${n}@example.org`));
  for (let n = 0; n < 4; n += 1) {
    await ada.ask(
      'POST',
      '/api/games',
      game([ME, ...guests.map((guest) => ({ ...guest, email: `${n}${guest.email}` }))]),
    );
  }
  const games = () => small.mails.filter(({ tags }) => tags?.kind === 'invitation').length;
  expect(games()).toBe(8);
  expect((await ask(small.browser(), 'bruno@example.org')).status).toBe(200);
  expect((await ask(small.browser(), 'cleo@example.org')).body.code).toBe('mail-failed');
  expect(small.mails).toHaveLength(10);
  small.clock.now += 3_600_000;
  expect((await ask(small.browser(), 'cleo@example.org')).status).toBe(200);
  await small.stop();
});
