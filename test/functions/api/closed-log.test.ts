// What may be cached at the edge must be the same for everybody and for ever.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMAT } from '../../../functions/server/store/commit-item.ts';
import { FORMAT as READ_BY_PAGES } from '../../../web/game/source.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { type Pair, pairUp, sendTurn } from './tables.ts';

let world: World;
let open: Pair;
let closed: Pair;
let hidden: Pair;

const played = async (pair: Pair): Promise<Pair> => {
  const both = [pair.ada, pair.bruno] as const;
  let seq = (await pair.ada.ask('GET', `/api/games/${pair.id}/as/0`)).body.seq;
  for (const moves of ['take:2 end', 'take:1 end', 'take:1 end', 'take:2 end', 'guess:1', 'guess:2'])
    for (const [seat, who] of both.entries()) {
      const { status, body } = await sendTurn(who, pair.id, seat, seq, moves);
      if (status === 200) seq = body.seq;
      if (status === 200 && !moves.startsWith('guess')) break;
    }
  return pair;
};

beforeAll(async () => {
  world = await startWorld();
  open = await pairUp(world, { visibility: 'public' });
  closed = await played(await pairUp(world, { visibility: 'public' }));
  hidden = await played(await pairUp(world));
});
afterAll(() => world.stop());

const ask = (id: string, from: number, to: number, who = world.browser()) =>
  who.ask('GET', `/api/logs/1/${id}/${from}/${to}`);

describe('a public game that is over', () => {
  test('is told to everybody in the same letters, to be kept for ever', async () => {
    const all = await Promise.all([world.browser(), closed.ada, closed.bruno].map((who) => ask(closed.id, 1, 5, who)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    for (const { status, headers, cookies } of all) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers).not.toHaveProperty('x-build');
      expect(cookies).toEqual([]);
    }
  });

  test('is told as its players see it', async () => {
    const { body } = await closed.ada.ask('GET', `/api/games/${closed.id}/as/0/commits`);
    expect((await ask(closed.id, 1, body.seq)).body.commits).toEqual(body.commits);
    expect((await ask(closed.id, 3, 4)).body.commits.map(({ seq }: { seq: number }) => seq)).toEqual([3, 4]);
  });

  test('is said to be closed', async () => {
    expect((await world.browser().ask('GET', `/api/games/${closed.id}/as/spectator`)).body.closed).toBe(true);
    expect((await world.browser().ask('GET', `/api/games/${open.id}/as/spectator`)).body.closed).toBe(false);
  });

  test('has no commits beyond its end, before its beginning, or the wrong way round', async () => {
    for (const [from, to] of [
      [1, 999],
      [0, 2],
      [4, 3],
    ] as const) {
      const { status, headers } = await ask(closed.id, from, to);
      expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
    }
  });
});

test('a game that goes on is not there, and nobody may keep that answer', async () => {
  const { status, headers } = await ask(open.id, 1, 1, open.ada);
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
});

test('a private game is not there, not even for its players', async () => {
  expect((await hidden.ada.ask('GET', `/api/games/${hidden.id}/as/0/export`)).body.dice).not.toBeNull();
  expect((await hidden.ada.ask('GET', `/api/games/${hidden.id}/as/0`)).body.closed).toBe(false);
  expect((await ask(hidden.id, 1, 2, hidden.ada)).status).toBe(404);
});

test('who reads another format asks at another address', async () => {
  expect(READ_BY_PAGES).toBe(String(FORMAT));
  expect((await world.browser().ask('GET', `/api/logs/${FORMAT + 1}/${closed.id}/1/2`)).status).toBe(404);
});
