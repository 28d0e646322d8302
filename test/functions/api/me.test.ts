import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../../functions/server/auth/limits.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { game, invited, ME, OPEN, pairUp, sitDown } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('name, colour and shape are mine to change, and are seen at every table at once', async () => {
  const { id, ada, bruno } = await pairUp(world);
  await ada.ask('PATCH', '/api/me', { name: '  Ada Lovelace ', colour: 'crimson' });
  await ada.ask('PATCH', '/api/me', { shape: 'shield' });
  const { players } = (await bruno.ask('GET', `/api/games/${id}/as/1`)).body;
  expect(players[0]).toMatchObject({ name: 'Ada Lovelace', colour: 'crimson', shape: 'shield' });
  expect((await ada.ask('PATCH', '/api/me', { name: '' })).status).toBe(400);
  expect((await ada.ask('PATCH', '/api/me', { email: 'x@example.org' })).status).toBe(400);
});

test('a name is one line with something to see, and turns no text around it', async () => {
  const { ada } = await pairUp(world);
  for (const bad of ['Ada\r\nBcc: x', '\u200b\u200b', '\u202eadA', ' \u2066 ', 'A\u0000', 'A\u2028B'])
    expect((await ada.ask('PATCH', '/api/me', { name: bad })).status, JSON.stringify(bad)).toBe(400);
  for (const good of ['José', '\u{1f9d1}\u200d\u{1f33e}', 'مرحبا', '李', '<b>&"', '--', "D'Arcy O\u2019Neil"])
    expect((await ada.ask('PATCH', '/api/me', { name: good })).body.name).toBe(good);
  expect((await ada.ask('POST', '/api/games', game([ME, OPEN], { name: 'Our\ngame' }))).status).toBe(400);
  expect((await ada.ask('PATCH', '/api/me', { name: '\u3164' })).body).toMatchObject({
    ...{ code: 'text-hidden', fields: ['name'] },
  });
  const link = await ada.ask('POST', '/api/games', game([ME, OPEN], { name: 'Claim at http://evil.example' }));
  expect([link.status, link.body.code]).toEqual([400, 'text-link']);
});

test('that nobody is signed in is an answer, not an error', async () => {
  const nobody = await world.browser().ask('GET', '/api/session');
  expect([nobody.status, nobody.body]).toEqual([200, { me: null }]);
  const zoe = await world.signedIn('zoe@example.org');
  expect((await zoe.ask('GET', '/api/session')).body.me).toEqual((await zoe.ask('GET', '/api/me')).body);
});

test('a browser that came in by the mail of one game is told so', async () => {
  const { id, ada } = await pairUp(world);
  const { id: player } = (await ada.ask('GET', '/api/me')).body;
  const phone = world.browser();
  await phone.ask('POST', `/api/turn-links/${world.turnLink({ gameId: id, seat: 0, since: 2, player })}`);
  expect((await phone.ask('GET', '/api/session')).body.me).toMatchObject({ onlyGame: id, owner: false });
});

test('two who like the same colour are told apart at a table', async () => {
  const { id, ada, bruno } = await pairUp(world);
  for (const one of [ada, bruno]) await one.ask('PATCH', '/api/me', { colour: 'blue', shape: 'house' });
  const { players } = (await bruno.ask('GET', `/api/games/${id}/as/1`)).body;
  expect(players[0]).toMatchObject({ colour: 'blue', shape: 'house' });
  expect(players[1].colour).not.toBe('blue');
  expect(players[1].shape).not.toBe('house');
});

test('sessions are listed and can be ended from another one', async () => {
  const phone = await world.signedIn('cleo@example.org');
  const desk = await world.signedIn('cleo@example.org');
  const { sessions } = (await desk.ask('GET', '/api/me/sessions')).body;
  expect(sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  await desk.ask('DELETE', `/api/me/sessions/${other.id}`);
  expect((await phone.ask('GET', '/api/me')).status).toBe(401);
  expect((await desk.ask('GET', '/api/me')).status).toBe(200);
});

test('the session of somebody else is not mine to end', async () => {
  const dora = await world.signedIn('dora@example.org');
  const eve = await world.signedIn('eve@example.org');
  const [session] = (await dora.ask('GET', '/api/me/sessions')).body.sessions;
  await eve.ask('DELETE', `/api/me/sessions/${session.id}`);
  expect((await dora.ask('GET', '/api/me')).status).toBe(200);
});

test('the export has all that is kept about me and nothing of others', async () => {
  const { id, ada, bruno } = await pairUp(world);
  await ada.ask('PUT', `/api/games/${id}/notes`, { text: 'my plan' });
  await ada.ask('POST', `/api/games/${id}/talk`, { text: 'hello' });
  await bruno.ask('POST', `/api/games/${id}/talk`, { text: 'welcome' });
  const { email } = (await bruno.ask('GET', '/api/me')).body;
  const { body, text } = await ada.ask('GET', '/api/me/export');
  expect(body).toMatchObject({
    games: [{ id }],
    notes: [{ gameId: id, text: 'my plan' }],
    talk: [{ game: id, text: 'hello' }],
  });
  expect(body.person.email).toContain('ada');
  expect(text).not.toContain('welcome');
  expect(text).not.toContain(email);
});

test('deleting the account needs its address, leaves every table and forgets the person', async () => {
  const { id, ada, bruno } = await pairUp(world);
  const { email, id: userId } = (await bruno.ask('GET', '/api/me')).body;
  const second = (await bruno.ask('POST', '/api/games', game([ME, OPEN]))).body.id;
  const third = (await ada.ask('POST', '/api/games', game([ME, invited(email), OPEN]))).body.id;
  const { invitations } = (await bruno.ask('GET', '/api/games')).body;
  await sitDown(bruno, `/api/invitations/${invitations[0].code}`);
  await bruno.ask('PUT', `/api/games/${id}/notes`, { text: 'secret plan' });
  expect((await bruno.ask('DELETE', '/api/me', { email: 'other@example.org' })).body.code).toBe('wrong-email');
  expect((await bruno.ask('DELETE', '/api/me', { email: email.toUpperCase() })).status).toBe(200);
  expect((await bruno.ask('GET', '/api/me')).status).toBe(401);
  expect(JSON.stringify(await world.accounts())).not.toMatch(new RegExp(`${email}|secret plan|USER#${userId}`));
  const lines = (await ada.ask('GET', '/api/games')).body.games;
  const line = (wanted: string) => lines.find((one: { id: string }) => one.id === wanted);
  expect(line(id)).toMatchObject({ status: 'ended', players: [{}, { name: 'Somebody', resigned: true }] });
  expect(line(third)).toMatchObject({ status: 'open', players: [{}, { kind: 'nobody' }, {}] });
  expect((await world.services.logs.read(second))?.game.table.status).toBe('cancelled');
});

test('an address that was deleted can come back as somebody new', async () => {
  const first = await world.signedIn('phoenix@example.org');
  const was = (await first.ask('GET', '/api/me')).body.id;
  await first.ask('DELETE', '/api/me', { email: 'phoenix@example.org' });
  const again = await world.signedIn('phoenix@example.org');
  expect((await again.ask('GET', '/api/me')).body.id).not.toBe(was);
});

test('creating many games is limited', async () => {
  const busy = await world.signedIn('busy@example.org');
  const { id } = (await busy.ask('GET', '/api/me')).body;
  await world.exhaust(LIMITS.gamesByPerson, id);
  expect((await busy.ask('POST', '/api/games', game([ME, OPEN]))).status).toBe(429);
  const other = await world.signedIn('calm@example.org');
  expect((await other.ask('POST', '/api/games', game([ME, OPEN]))).status).toBe(200);
});
