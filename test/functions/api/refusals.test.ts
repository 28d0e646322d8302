import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, startWorld, type World } from '../../kit/world.ts';
import { game, invited, ME, OPEN } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);
const unsubscribe = (email: string): string =>
  /play\.example(\/\S+)>/.exec(mailsTo(email).at(-1)?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';

test('who is no user refuses all mail for ever by one press of a mail program, without a session or an origin', async () => {
  const ada = await world.signedIn('ada@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited('eve@example.org')]));
  const path = unsubscribe('eve@example.org');
  const seen = path.replace('/never/', '/mail-refusals/');
  const stranger = world.browser();
  const opened = await stranger.ask('GET', path);
  expect([opened.status, opened.headers.location]).toEqual([303, path.replace('/api', '')]);
  expect((await stranger.ask('GET', seen)).body).toEqual({ refused: false });
  const form = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' };
  const { status, cookies } = await stranger.ask('POST', path, 'List-Unsubscribe=One-Click', form);
  expect([status, cookies]).toEqual([200, []]);
  expect((await stranger.ask('GET', seen)).body).toEqual({ refused: true });
  expect(mailsTo('eve@example.org')).toHaveLength(1);
  for (const email of ['Eve@example.org', 'eve+games@example.org'])
    expect((await ada.ask('POST', '/api/games', game([ME, invited(email)]))).status).toBe(200);
  expect(world.mails.filter(({ to }) => to.startsWith('eve'))).toHaveLength(1);
  expect((await ada.ask('GET', `/api/games/${body.id}/as/0`)).status).toBe(200);
});

test('the table sees that mail does not reach who refused it, and the refusal can be taken back', async () => {
  const ada = await world.signedIn('ada2@example.org');
  await ada.ask('POST', '/api/games', game([ME, invited('zoe@example.org'), OPEN]));
  const path = unsubscribe('zoe@example.org');
  await world.browser().ask('POST', path);
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited('zoe@example.org'), OPEN]));
  expect((await ada.ask('GET', `/api/games/${body.id}/as/0`)).body.players[1].mailFails).toBe(true);
  expect((await world.browser().ask('DELETE', path)).status).toBe(200);
  await ada.ask('POST', '/api/games', game([ME, invited('zoe@example.org')]));
  expect(mailsTo('zoe@example.org')).toHaveLength(2);
});

test('a link that refuses opens nothing else, and no other link refuses', async () => {
  const ada = await world.signedIn('ada3@example.org');
  await ada.ask('POST', '/api/games', game([ME, invited('dora@example.org')]));
  const token = unsubscribe('dora@example.org').split('/').at(-1);
  const code = linkIn(mailsTo('dora@example.org')[0]).split('/').at(-1);
  const eve = world.browser();
  for (const path of ['turn-links', 'invitations', 'unsubscribe', 'sign-in'])
    expect(
      (await eve.ask('POST', `/api/${path}/${token}`, { nonce: 'b'.repeat(32), commandId: 'command-x' })).status,
    ).toBeGreaterThanOrEqual(400);
  expect((await eve.ask('POST', `/api/never/${code}`)).status).toBe(404);
});
