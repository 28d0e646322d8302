import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../../functions/server/auth/limits.ts';
import { linkIn, startWorld, type World } from '../../kit/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const MINUTE = 60_000;
const mailTo = (email: string) => world.mails.findLast(({ to }) => to === email);
const tokenOf = (email: string) => linkIn(mailTo(email)).replace('/in/', '');
const codeOf = (email: string) => /\b(\d{6})\b/.exec(mailTo(email)?.subject ?? '')?.[1] ?? '';

test('a link signs in once, and looking at it changes nothing', async () => {
  const ada = world.browser();
  await ada.ask('POST', '/api/sign-in', { email: 'Ada@Example.org', next: '/g/abc#12' });
  const path = `/api/sign-in/${tokenOf('ada@example.org')}`;
  const scanner = world.browser();
  for (let i = 0; i < 3; i += 1)
    expect((await scanner.ask('GET', path)).body).toEqual({ email: 'ada@example.org', next: '/g/abc#12' });
  const used = await ada.ask('POST', path);
  expect(used.body).toMatchObject({ me: { email: 'ada@example.org', name: 'Ada', onlyGame: null }, next: '/g/abc#12' });
  expect((await ada.ask('GET', '/api/me')).body.email).toBe('ada@example.org');
  expect((await world.browser().ask('POST', path)).body.code).toBe('sign-in-over');
  expect((await scanner.ask('GET', path)).status).toBe(404);
});

test('the cookie of a session is out of reach of scripts and other sites', async () => {
  const eve = world.browser();
  await eve.ask('POST', '/api/sign-in', { email: 'eve@example.org' });
  const { cookies } = await eve.ask('POST', `/api/sign-in/${tokenOf('eve@example.org')}`);
  const session = cookies.find((line) => line.startsWith('__Host-session='));
  expect(session?.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=15552000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
});

test('a code works in the browser that asked, and only there', async () => {
  const [cleo, thief] = [world.browser(), world.browser('192.0.2.66')];
  const email = 'cleo@example.org';
  await cleo.ask('POST', '/api/sign-in', { email });
  await thief.ask('POST', '/api/sign-in', { email: 'thief@example.org' });
  const code = codeOf(email);
  expect((await thief.ask('POST', '/api/sign-in/code', { email, code })).body.code).toBe('wrong-code');
  const [asked = ''] = cleo.jar.values();
  thief.jar.set('__Host-sign-in', asked.slice(0, -1) + (asked.endsWith('A') ? 'B' : 'A'));
  expect((await thief.ask('POST', '/api/sign-in/code', { email, code })).body.code).toBe('wrong-code');
  expect((await cleo.ask('POST', '/api/sign-in/code', { email, code })).body.me.email).toBe(email);
  expect((await cleo.ask('POST', '/api/sign-in/code', { email, code })).status).toBe(422);
});

test('after five wrong codes the right one is no good', async () => {
  const browser = world.browser();
  const email = 'dora@example.org';
  await browser.ask('POST', '/api/sign-in', { email });
  const code = codeOf(email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let i = 0; i < 5; i += 1) await browser.ask('POST', '/api/sign-in/code', { email, code: wrong });
  expect((await browser.ask('POST', '/api/sign-in/code', { email, code })).status).toBe(422);
});

test('link and code are over after 15 minutes', async () => {
  const browser = world.browser();
  const email = 'emil@example.org';
  await browser.ask('POST', '/api/sign-in', { email });
  world.clock.now += 15 * MINUTE;
  expect((await browser.ask('GET', `/api/sign-in/${tokenOf(email)}`)).status).toBe(404);
  expect((await browser.ask('POST', `/api/sign-in/${tokenOf(email)}`)).status).toBe(422);
  expect((await browser.ask('POST', '/api/sign-in/code', { email, code: codeOf(email) })).status).toBe(422);
});

test('two presses at once make one session', async () => {
  const email = 'fred@example.org';
  await world.browser().ask('POST', '/api/sign-in', { email });
  const path = `/api/sign-in/${tokenOf(email)}`;
  const presses = await Promise.all([1, 2, 3].map(() => world.browser().ask('POST', path)));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test('the answer is the same for a known and an unknown address', async () => {
  await world.signedIn('known@example.org');
  const [known, unknown] = await Promise.all(
    ['known@example.org', 'never@example.org'].map((email) => world.browser().ask('POST', '/api/sign-in', { email })),
  );
  const shape = ({ status, text, cookies }: { status: number; text: string; cookies: readonly string[] }) => [
    ...[status, text],
    ...cookies.map((line) => line.replace(/=[^;]+/, '=…')),
  ];
  expect(shape(known as never)).toEqual(shape(unknown as never));
});

test('nobody gets more than six sign-in mails in a quarter of an hour', async () => {
  const email = 'flood@example.org';
  const ask = () => world.browser().ask('POST', '/api/sign-in', { email });
  for (let i = 0; i < 6; i += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(world.mails.filter(({ to }) => to === email)).toHaveLength(6);
  world.clock.now += 15 * MINUTE;
  expect((await ask()).status).toBe(200);
});

test('one source cannot ask for mails to many', async () => {
  const ask = (source: string) => world.browser(source).ask('POST', '/api/sign-in', { email: 'many@example.org' });
  await world.exhaust(LIMITS.signInBySource, '198.51.100.7');
  expect((await ask('198.51.100.7')).status).toBe(429);
  expect((await ask('198.51.100.8')).status).toBe(200);
});

test('after signing in nobody is led to another site', async () => {
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const email = 'gina@example.org';
    world.clock.now += 15 * MINUTE;
    await world.browser().ask('POST', '/api/sign-in', { email, next });
    expect((await world.browser().ask('GET', `/api/sign-in/${tokenOf(email)}`)).body.next).toBe('/');
  }
});

test('what is stored opens nothing: no token, code or cookie is in the database', async () => {
  const browser = world.browser();
  const email = 'hugo@example.org';
  await browser.ask('POST', '/api/sign-in', { email });
  const [token, code] = [tokenOf(email), codeOf(email)];
  await browser.ask('POST', `/api/sign-in/${token}`);
  const stored = JSON.stringify(await world.accounts());
  const secrets = [token, ...browser.jar.values()].map((secret) => secret.split('.').at(-1) ?? '');
  for (const secret of [...secrets, `"${code}"`]) expect(stored).not.toContain(secret);
  expect(stored).toContain(email);
});

test('a session ends by signing out, and when it was not used for 180 days', async () => {
  const ada = await world.signedIn('ida@example.org');
  world.clock.now += 179 * 24 * 60 * MINUTE;
  expect((await ada.ask('GET', '/api/me')).status).toBe(200);
  world.clock.now += 179 * 24 * 60 * MINUTE;
  expect((await ada.ask('GET', '/api/me')).status).toBe(200);
  world.clock.now += 181 * 24 * 60 * MINUTE;
  expect((await ada.ask('GET', '/api/me')).body.code).toBe('sign-in-needed');
  const bea = await world.signedIn('bea@example.org');
  const old = new Map(bea.jar);
  await bea.ask('POST', '/api/sign-out');
  expect([...bea.jar.keys()]).toEqual(['__Host-known']);
  for (const [name, value] of old) bea.jar.set(name, value);
  expect((await bea.ask('GET', '/api/me')).status).toBe(401);
});

test('the code of a mail that may have gone works, and the page is told that nobody knows', async () => {
  const browser = world.browser();
  world.mailDown = 'lost';
  const { status, body } = await browser.ask('POST', '/api/sign-in', { email: 'kit@example.org' });
  world.mailDown = false;
  expect([status, body]).toEqual([200, { sure: false }]);
  const mails = world.mails.filter(({ to }) => to === 'kit@example.org');
  expect(mails).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(mails[0]?.subject ?? '')?.[0];
  expect((await browser.ask('POST', '/api/sign-in/code', { email: 'kit@example.org', code })).status).toBe(200);
});

test('who has no account can refuse the mail that a stranger had sent; a user is asked nothing', async () => {
  const email = 'nell@example.org';
  const ask = () => world.browser().ask('POST', '/api/sign-in', { email });
  const last = () => world.mails.findLast(({ to }) => to === email);
  await ask();
  expect(last()?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, path = ''] = /<https:\/\/play\.example(\/\S+)>/.exec(last()?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const page = path.replace('/api', '');
  expect([last()?.text.includes(page), last()?.html.includes(page)]).toEqual([true, true]);
  expect((await world.browser().ask('POST', path)).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([422, 'mail-unwanted']);
  await world.browser().ask('DELETE', path);
  await world.signedIn(email);
  await ask();
  expect(last()?.headers?.['List-Unsubscribe']).toBeUndefined();
  await world.browser().ask('POST', path);
  expect((await ask()).status).toBe(200);
});

test('signing in by a mail that arrived clears an address that bounced', async () => {
  const email = 'otto@example.org';
  await world.signedIn(email);
  const { people, failing } = world.services;
  const find = async () => people.byEmail(email);
  const id = (await find())?.id ?? '';
  await people.change(id, { mailFails: true });
  await failing.note(id, { email, why: 'bounce', at: 1 });
  await world.signedIn(email);
  expect((await find())?.mailFails).toBe(false);
  expect(await failing.all()).toEqual([]);
});

test('when no mail can be sent the page is told so', async () => {
  world.mailDown = true;
  const { status, body } = await world.browser().ask('POST', '/api/sign-in', { email: 'jon@example.org' });
  world.mailDown = false;
  expect([status, body.code]).toEqual([503, 'mail-failed']);
});
