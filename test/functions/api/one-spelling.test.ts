import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../../kit/world.ts';
import { type Pair, pairUp, sendTurn } from './tables.ts';

let world: World;
let pair: Pair;
beforeAll(async () => {
  world = await startWorld();
  pair = await pairUp(world, { visibility: 'public' });
});
afterAll(() => world.stop());

const status = async (path: string): Promise<number> => (await pair.ada.ask('GET', path)).status;
const ODD = ['1e0', '01', '+1', '1.0', '0x1', '%31', ' 1', '1%20', '-0', '', '1,', '１', 'true', '[]', '1_0', '10e-1'];

test('a range of a log that is over has one address', async () => {
  const { id, ada } = pair;
  await sendTurn(ada, id, 0, 2, 'take:2 end');
  await ada.ask('POST', `/api/games/${id}/resign`, { seat: 0, commandId: 'command-over' });
  expect(await status(`/api/logs/1/${id}/1/2`)).toBe(200);
  for (const odd of ODD) {
    expect([odd, await status(`/api/logs/1/${id}/${odd}/2`)]).toEqual([odd, 404]);
    expect([odd, await status(`/api/logs/1/${id}/1/${odd.replace('1', '2')}`)]).toEqual([odd, 404]);
    expect([odd, await status(`/api/logs/${odd}/${id}/1/2`)]).toEqual([odd, 404]);
  }
  expect(await status(`/api/logs/1/%${id.charCodeAt(0).toString(16)}${id.slice(1)}/1/2`)).toBe(404);
});

test('viewers, seats and seqs are written one way', async () => {
  const { id, ada } = pair;
  expect(await status(`/api/games/${id}/as/0`)).toBe(200);
  for (const odd of ['00', '0.0', '0e1', '-0', '+0', '%30', '0x0', 'Spectator', 'spectato%72', ' ', '10'])
    expect([odd, await status(`/api/games/${id}/as/${odd}`)]).toEqual([odd, 404]);
  expect(await status(`/api/games/${id}/as/0/commits?after=1`)).toBe(200);
  for (const odd of ODD.filter((one) => one !== '%31')) {
    expect([odd, await status(`/api/games/${id}/as/0/commits?after=${odd}`)]).toEqual([odd, 400]);
    expect([odd, await status(`/api/games/${id}/as/0/position?seq=${odd}`)]).toEqual([odd, 400]);
  }
  const invite = (seat: string) =>
    ada.ask('POST', `/api/games/${id}/seats/${seat}/invite`, { email: 'x@example.org', commandId: 'command-seat' });
  for (const odd of ['01', '1e0', '%31', '1.0']) expect((await invite(odd)).status).toBe(404);
});
