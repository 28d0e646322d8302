import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LifecycleEvent } from '../../../domain/kernel/lifecycle.ts';
import { FORMAT } from '../../../functions/server/store/commit-item.ts';
import { type Browser, startWorld, type World } from '../../kit/world.ts';
import { command, game, invitationPath, invited, ME, OPEN, sitDown } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let names = 0;
const somebody = (): Promise<Browser> => world.signedIn(`somebody${names++}@example.org`);

const joinPath = async (host: Browser, id: string): Promise<string> =>
  `/api/invitations/${(await host.ask('GET', `/api/games/${id}/as/0`)).body.joinCode}`;

const holders = async (id: string) => {
  const log = await world.services.logs.read(id);
  const seats = log?.game.table.seats ?? [];
  return seats.map(({ player }) => (player?.kind === 'person' ? player.id : null));
};

/** A log from before: one person took two seats, and the game began. */
const oldGame = async (seats: readonly object[]) => {
  const [ada, eve] = [await somebody(), await somebody()];
  const { id: by } = (await eve.ask('GET', '/api/me')).body;
  const { id } = (await ada.ask('POST', '/api/games', game(seats))).body;
  await sitDown(eve, await joinPath(ada, id));
  const { game: before } = (await world.services.logs.read(id)) ?? {};
  const taken: LifecycleEvent = { type: 'SeatTaken', seat: 2, player: { kind: 'person', id: by }, nonce: 'c' };
  await world.services.events.append({
    ...{ gameId: id, seq: (before?.seq ?? 0) + 1, at: world.clock.now, by, commandId: command(), v: FORMAT },
    ...{ aside: false, draws: [], steps: [{ action: 'take', seat: 2, events: [taken] }] },
  });
  return { id, ada, eve, by };
};

test('who joins many times at once sits down once, and is told the same seat each time', async () => {
  const [ada, eve] = [await somebody(), await somebody()];
  const { id } = (await ada.ask('POST', '/api/games', game([ME, OPEN, OPEN, OPEN]))).body;
  const path = await joinPath(ada, id);
  const sat = await Promise.all(Array.from({ length: 6 }, () => sitDown(eve, path)));
  expect(sat.map(({ status, body }) => [status, body.seat])).toEqual(sat.map(() => [200, 1]));
  expect((await holders(id)).slice(2)).toEqual([null, null]);
});

test('of two invitations of one address to two seats at once one is refused, with no second mail', async () => {
  const ada = await somebody();
  const { id } = (await ada.ask('POST', '/api/games', game([ME, OPEN, OPEN, OPEN]))).body;
  const email = 'twice@example.org';
  const invite = (seat: number) =>
    ada.ask('POST', `/api/games/${id}/seats/${seat}/invite`, { email, commandId: command() });
  const answers = await Promise.all([invite(1), invite(2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('invited-twice');
  expect(world.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect(await world.services.invitations.ofEmail(email)).toHaveLength(1);
});

test('two invitations to one person seat them once, in whatever browsers they are pressed', async () => {
  const ada = await somebody();
  const { id } = (
    await ada.ask('POST', '/api/games', game([ME, invited('zoe@example.org'), invited('z2@example.org')]))
  ).body;
  const zoe = await world.signedIn('zoe@example.org');
  const paths = ['zoe@example.org', 'z2@example.org'].map((email) => invitationPath(world, email));
  await Promise.all([sitDown(world.browser(), paths[0] ?? ''), sitDown(zoe, paths[1] ?? '')]);
  const { id: me } = (await zoe.ask('GET', '/api/me')).body;
  expect((await holders(id)).filter((holder) => holder === me)).toHaveLength(1);
});

test('a log in which somebody has two seats can be left: both go free', async () => {
  const { id, eve, by } = await oldGame([ME, OPEN, OPEN, OPEN]);
  expect((await holders(id)).filter((holder) => holder === by)).toHaveLength(2);
  expect((await eve.ask('POST', `/api/games/${id}/seats/2/leave`, { commandId: command() })).status).toBe(200);
  expect(await holders(id)).not.toContain(by);
});

test('a running game in which somebody has two seats is resigned in both, from either, and ends', async () => {
  for (const seat of [1, 2]) {
    const { id, ada, eve } = await oldGame([ME, OPEN, OPEN, OPEN]);
    await ada.ask('POST', `/api/games/${id}/start`, { commandId: command() });
    expect((await eve.ask('GET', `/api/games/${id}/as/2`)).status).toBe(200);
    expect((await eve.ask('POST', `/api/games/${id}/resign`, { seat, commandId: command() })).status).toBe(200);
    const table = (await world.services.logs.read(id))?.game.table;
    expect(table?.seats.map(({ resigned }) => resigned)).toEqual([false, true, true]);
    expect([table?.status, table?.result?.reason]).toEqual(['ended', 'one-left']);
  }
});

test('with the account all its seats go', async () => {
  const { id, ada, eve } = await oldGame([ME, OPEN, OPEN, OPEN]);
  await ada.ask('POST', `/api/games/${id}/start`, { commandId: command() });
  const { email } = (await eve.ask('GET', '/api/me')).body;
  expect((await eve.ask('DELETE', '/api/me', { email })).status).toBe(200);
  const table = (await world.services.logs.read(id))?.game.table;
  expect([table?.status, ...(table?.seats ?? []).map(({ resigned }) => resigned)]).toEqual([
    'ended',
    false,
    true,
    true,
  ]);
});
