import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../kit/world.ts';
import { command, game, invitationPath, invited, ME, OPEN, pairUp, sitDown } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const stored = async (): Promise<string> => JSON.stringify(await world.accounts());

test('with an account goes what it said, in games that are over, left and cancelled too', async () => {
  const { id, ada, bruno } = await pairUp(world, { visibility: 'public' });
  const { email, id: userId } = (await bruno.ask('GET', '/api/me')).body;
  const say = (where: string, text: string) => bruno.ask('POST', `/api/games/${where}/talk`, { text });
  await say(id, 'BRUNO-SAID my phone is 555');
  await ada.ask('POST', `/api/games/${id}/talk`, { text: 'ADA-SAID hello' });
  const own = (await bruno.ask('POST', '/api/games', game([ME, OPEN]))).body.id;
  await say(own, 'BRUNO-SAID in a game of his own');
  await bruno.ask('POST', `/api/games/${own}/cancel`, { commandId: command() });
  const left = (await ada.ask('POST', '/api/games', game([ME, invited(email), OPEN]))).body.id;
  await sitDown(bruno, invitationPath(world, email));
  await say(left, 'BRUNO-SAID and left');
  await bruno.ask('POST', `/api/games/${left}/seats/1/leave`, { commandId: command() });
  expect(await stored()).toContain('BRUNO-SAID');
  expect((await bruno.ask('DELETE', '/api/me', { email })).status).toBe(200);
  const { lines } = (await world.browser().ask('GET', `/api/games/${id}/talk`)).body;
  expect(lines.map(({ text }: { text: string }) => text)).toEqual(['ADA-SAID hello']);
  const rest = await stored();
  for (const gone of ['BRUNO-SAID', `USER#${userId}`, email]) expect(rest).not.toContain(gone);
});

test('with an account goes the note that mail does not reach it', async () => {
  const { bruno } = await pairUp(world);
  const { email, id } = (await bruno.ask('GET', '/api/me')).body;
  await world.services.failing.note(id, { email, why: 'bounce', at: 1 });
  await bruno.ask('DELETE', '/api/me', { email });
  expect(await stored()).not.toContain(email);
});

test('a cancelled game keeps no addresses, and tells none to who has the code', async () => {
  const ada = await world.signedIn('ada@example.org');
  const { id } = (await ada.ask('POST', '/api/games', game([ME, { ...invited('zoe@example.org'), name: 'Zoe' }]))).body;
  const path = invitationPath(world, 'zoe@example.org');
  expect((await world.browser().ask('GET', path)).body.email).toBe('zoe@example.org');
  await ada.ask('POST', `/api/games/${id}/cancel`, { commandId: command() });
  const seen = await world.browser().ask('GET', path);
  expect([seen.status, seen.body.taken, seen.body.email]).toEqual([200, true, null]);
  expect(await stored()).not.toMatch(/zoe@example\.org|"Zoe"/);
});

test('a game that starts without some of the invited keeps no addresses of theirs', async () => {
  const ada = await world.signedIn('ada2@example.org');
  const seats = [ME, OPEN, invited('late@example.org'), invited('later@example.org')];
  const { id } = (await ada.ask('POST', '/api/games', game(seats))).body;
  const { joinCode } = (await ada.ask('GET', `/api/games/${id}/as/0`)).body;
  await sitDown(await world.signedIn('bea@example.org'), `/api/invitations/${joinCode}`);
  await ada.ask('POST', `/api/games/${id}/start`, { commandId: command() });
  expect(await stored()).not.toMatch(/late@|later@/);
});

test('a host who deletes the account leaves no addresses of the invited', async () => {
  const ada = await world.signedIn('ada3@example.org');
  await ada.ask('POST', '/api/games', game([ME, invited('guest@example.org')]));
  await ada.ask('DELETE', '/api/me', { email: 'ada3@example.org' });
  expect(await stored()).not.toContain('guest@example.org');
});

test('a repeated command with other seats stores nothing that its game does not know', async () => {
  const ada = await world.signedIn('ada4@example.org');
  const first = game([ME, invited('one@example.org'), OPEN]);
  const { id } = (await ada.ask('POST', '/api/games', first)).body;
  const again = { ...first, seats: [ME, invited('two@example.org'), invited('three@example.org')] };
  expect((await ada.ask('POST', '/api/games', again)).body.id).toBe(id);
  expect(await stored()).not.toMatch(/two@|three@/);
  for (const email of ['two@example.org', 'three@example.org'])
    expect(await world.services.invitations.ofEmail(email)).toEqual([]);
  expect(await world.services.invitations.ofEmail('one@example.org')).toHaveLength(1);
  await sitDown(world.browser(), invitationPath(world, 'one@example.org'));
  await ada.ask('POST', '/api/games', first);
  expect(await world.services.invitations.ofEmail('one@example.org')).toEqual([]);
});
