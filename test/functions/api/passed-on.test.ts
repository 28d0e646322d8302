import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../kit/world.ts';
import { game, invitationPath, invited, ME, sitDown } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ OWNER: 'owner@example.org' });
});
afterAll(() => world.stop());

const thiefOf = async (email: string) => {
  const ada = await world.signedIn(`ada.${email}`);
  const { id } = (await ada.ask('POST', '/api/games', game([ME, invited(email)]))).body;
  const thief = world.browser();
  const sat = await sitDown(thief, invitationPath(world, email));
  return { id, thief, sat };
};

test('a passed-on invitation to an address without an account opens its one game and no more', async () => {
  const { id, thief, sat } = await thiefOf('victim@example.org');
  expect(sat.body.me).toMatchObject({ onlyGame: id, owner: false });
  for (const path of ['/api/me/export', '/api/me/sessions'])
    expect((await thief.ask('GET', path)).body.code).toBe('only-one-game');
  expect((await thief.ask('PATCH', '/api/me', { name: 'Thief' })).status).toBe(403);
});

test('the first sign-in by mail ends what was opened by passed-on mails', async () => {
  const { id, thief } = await thiefOf('late@example.org');
  expect((await thief.ask('GET', `/api/games/${id}/as/1`)).status).toBe(200);
  const owner = await world.signedIn('late@example.org');
  expect((await thief.ask('GET', `/api/games/${id}/as/1`)).status).not.toBe(200);
  expect((await owner.ask('GET', `/api/games/${id}/as/1`)).status).toBe(200);
  const phone = await world.signedIn('late@example.org');
  expect((await owner.ask('GET', '/api/me')).status).toBe(200);
  expect((await phone.ask('GET', '/api/me/export')).status).toBe(200);
});

test('a whole session from before it was noted how it came has no owner rights and ends with the first sign-in', async () => {
  const { person } = await world.services.people.ofEmail('owner@example.org');
  const secret = await world.services.sessions.start(person.id, 'old', null);
  const [session] = await world.services.sessions.ofUser(person.id);
  const Key = { pk: `USER#${person.id}`, sk: `SESSION#${session?.id}` };
  await world.database.db.send(new UpdateCommand({ TableName: 'Accounts', Key, UpdateExpression: 'REMOVE signedIn' }));
  const thief = world.browser();
  thief.jar.set('__Host-session', secret);
  expect((await thief.ask('GET', '/api/session')).body.me).toMatchObject({ onlyGame: null, owner: false });
  expect((await thief.ask('GET', '/api/admin')).status).toBe(404);
  const owner = await world.signedIn('owner@example.org');
  expect((await owner.ask('GET', '/api/admin')).status).toBe(200);
  expect((await thief.ask('GET', '/api/me')).status).toBe(401);
});

test('an invitation to the owner of the installation gives no rights of the owner', async () => {
  const { thief } = await thiefOf('owner@example.org');
  expect((await thief.ask('GET', '/api/admin')).body.code).toBe('only-one-game');
  expect((await thief.ask('GET', '/api/session')).body.me.owner).toBe(false);
});
