import { afterAll, beforeAll, expect, test } from 'vitest';
import { bouncedAddresses } from '../../../functions/server/store/bounced-addresses.ts';
import { items } from '../../../functions/server/store/items.ts';
import { dynamoCheckpoints } from '../../../functions/server/stream/checkpoints.ts';
import { type Browser, startWorld, type World } from '../../kit/world.ts';
import { pairUp } from './tables.ts';

let world: World;
let owner: Browser;
beforeAll(async () => {
  world = await startWorld({ OWNER: 'Hedy@play.example' });
  owner = await world.signedIn('hedy@play.example');
});
afterAll(() => world.stop());

test('the owner is told of the page and sees how the installation is', async () => {
  expect((await owner.ask('GET', '/api/session')).body.me.owner).toBe(true);
  const { status, body } = await owner.ask('GET', '/api/admin');
  expect(status).toBe(200);
  expect(body).toMatchObject({ mail: null, costs: null, quarantined: [], failing: [], lag: 0 });
});

test('for everybody else there is no such page', async () => {
  expect((await (await world.signedIn('eve@play.example')).ask('GET', '/api/session')).body.me.owner).toBe(false);
  const ada = await world.signedIn('ada@play.example');
  expect((await ada.ask('GET', '/api/admin')).status).toBe(404);
  expect((await ada.ask('POST', '/api/admin/games/aaaaaaaaaaaaaaaa/again')).status).toBe(404);
  expect((await world.browser().ask('GET', '/api/admin')).status).toBe(401);
});

test('a game that was kept aside is named with its reason, and read again on demand', async () => {
  const { id } = await pairUp(world);
  const heads = dynamoCheckpoints(world.database.store, 'Views');
  await heads.advance(id, await heads.read(id), { projected: 1, status: 'running', tick: null, lists: [] }, 1);
  await heads.quarantine(id, { seq: 2, reason: 'BrokenLog', at: 5, build: 'one' });
  expect((await owner.ask('GET', '/api/admin')).body.quarantined).toEqual([{ id, seq: 2, reason: 'BrokenLog', at: 5 }]);
  await owner.ask('POST', `/api/admin/games/${id}/again`);
  expect((await heads.read(id)).broken).toBeNull();
});

test('turns that the lists do not show yet are told by their age', async () => {
  const { id } = await pairUp(world);
  const heads = dynamoCheckpoints(world.database.store, 'Views');
  await heads.advance(id, await heads.read(id), { projected: 1, status: 'running', tick: null, lists: [] }, 1);
  world.clock.now += 90_000;
  expect((await owner.ask('GET', '/api/admin')).body.lag).toBeGreaterThanOrEqual(90_000);
});

test('addresses that mail does not reach are listed', async () => {
  const failing = bouncedAddresses(items(world.database.store, 'Accounts', () => 0));
  await failing.note('someone', { email: 'gone@play.example', why: 'bounce', at: 7 });
  expect((await owner.ask('GET', '/api/admin')).body.failing).toEqual([
    { email: 'gone@play.example', why: 'bounce', at: 7 },
  ]);
});

test('the owner has mail sent again to an address that it did not reach', async () => {
  const failing = bouncedAddresses(items(world.database.store, 'Accounts', () => 0));
  const pat = await world.signedIn('pat@play.example');
  const { id } = (await pat.ask('GET', '/api/me')).body;
  await world.services.people.change(id, { mailFails: true });
  await failing.note(id, { email: 'pat@play.example', why: 'bounce', at: 7 });
  expect((await pat.ask('POST', '/api/admin/addresses', { email: 'pat@play.example' })).status).toBe(404);
  expect((await world.services.people.find(id))?.mailFails).toBe(true);
  expect((await owner.ask('POST', '/api/admin/addresses', { email: 'pat@play.example' })).status).toBe(200);
  expect((await world.services.people.find(id))?.mailFails).toBe(false);
  expect((await failing.all()).some(({ email }) => email === 'pat@play.example')).toBe(false);
});
