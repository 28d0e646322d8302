import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf } from '../../../functions/api/summaries.ts';
import { gameFile, verifyGame } from '../../../functions/server/random/verify-game.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { BOT, command, game, ME, pairUp, sendTurn } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const TURNS = ['take:2 end', 'take:1 end', 'take:2 end', 'take:2 end', 'guess:3', 'guess:4'];

/** Plays a game of two to its end. */
const playOut = async (table: Awaited<ReturnType<typeof pairUp>>) => {
  for (const [i, moves] of TURNS.entries())
    await sendTurn(i % 2 === 0 ? table.ada : table.bruno, table.id, i % 2, 2 + i, moves);
};

test('a turn is answered with what came of it, and a tag that is the seq', async () => {
  const { id, ada } = await pairUp(world);
  const sent = await sendTurn(ada, id, 0, 2, 'take:2 end');
  expect([sent.status, sent.body.seq, sent.headers.etag]).toEqual([200, 3, '"3"']);
  expect(sent.body.commits).toMatchObject([{ seq: 3, aside: false, steps: [{ action: 'take' }, { action: 'end' }] }]);
});

test('bots that follow have played when the answer comes', async () => {
  const ada = await world.signedIn('ada.b@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, BOT, BOT]));
  const sent = await sendTurn(ada, body.id, 0, 1, 'take:2 end');
  const seats = sent.body.commits.flatMap((c: { steps: { seat: number }[] }) => c.steps.map(({ seat }) => seat));
  expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
  expect((await ada.ask('GET', '/api/games')).body.games[0].waits).toMatchObject([{ seat: 0 }]);
});

test('a turn on an old position is a conflict that brings the newer commits', async () => {
  const { id, ada, bruno } = await pairUp(world);
  await sendTurn(ada, id, 0, 2, 'take:2 end');
  const late = await sendTurn(bruno, id, 1, 2, 'take:2 end');
  expect([late.status, late.body.code, late.body.seq]).toEqual([409, 'conflict', 3]);
  expect(late.body.commits.map(({ seq }: { seq: number }) => seq)).toEqual([3]);
  expect(late.headers['content-type']).toContain('application/problem+json');
});

test('the same command again is answered again', async () => {
  const { id, ada, bruno } = await pairUp(world);
  const first = await sendTurn(ada, id, 0, 2, 'fish', 'my-command');
  const again = await sendTurn(ada, id, 0, 2, 'fish', 'my-command');
  expect(again.body).toEqual(first.body);
  await sendTurn(ada, id, 0, 3, 'end');
  await sendTurn(bruno, id, 1, 4, 'take:2 end');
  expect((await sendTurn(ada, id, 0, 2, 'fish', 'my-command')).body.seq).toBe(5);
});

test('a refused move says which one and why, in a stable code', async () => {
  const { id, ada } = await pairUp(world);
  const refused = await sendTurn(ada, id, 0, 2, 'take:2 take:1 end');
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'moved', at: 1 }]);
  expect((await ada.ask('GET', `/api/games/${id}/as/0/commits`)).body.seq).toBe(2);
});

test('commits after a seq come with a tag; who has them all gets 304', async () => {
  const { id, ada } = await pairUp(world);
  await sendTurn(ada, id, 0, 2, 'take:2 end');
  const path = `/api/games/${id}/as/0/commits?after=2`;
  const got = await ada.ask('GET', path);
  expect(got.body.commits.map(({ seq }: { seq: number }) => seq)).toEqual([3]);
  expect(got.headers).toMatchObject({ etag: '"3"', 'cache-control': 'private, no-store', 'x-build': 'test' });
  const same = await ada.ask('GET', path, undefined, { 'if-none-match': '"3"' });
  expect([same.status, same.text]).toEqual([304, '']);
});

test('a position can be seen at any seq, and none beyond the last', async () => {
  const { id, ada } = await pairUp(world);
  await sendTurn(ada, id, 0, 2, 'take:2 end');
  const at = (seq: number) => ada.ask('GET', `/api/games/${id}/as/0/position?seq=${seq}`);
  expect((await at(2)).body).toMatchObject({ seq: 2, awaiting: [0], state: { points: [0, 0] } });
  expect((await at(3)).body).toMatchObject({ seq: 3, awaiting: [1], state: { points: [2, 0] } });
  expect((await at(4)).body.code).toBe('unknown-seq');
});

test('the choices after some moves are those of the rules', async () => {
  const { id, ada, bruno } = await pairUp(world);
  const ask = (who: typeof ada, seat: number, body: object) =>
    who.ask('POST', `/api/games/${id}/as/${seat}/choices`, body);
  const first = await ask(ada, 0, { moves: [], move: { action: 'take', picks: [] } });
  expect(first.body.choice).toEqual({ ask: 'take', from: ['1', '2'] });
  expect(first.body.actions).toMatchObject({ fish: null, end: { from: [], why: 'not-moved' } });
  const then = await ask(ada, 0, { moves: [{ action: 'take', picks: ['1'] }] });
  expect(then.body.actions).toMatchObject({ end: null, take: { from: [], why: 'moved' } });
  expect((await ask(ada, 0, { moves: [{ action: 'fish', picks: [] }] })).body.actions).toEqual({});
  expect((await ask(bruno, 0, { moves: [] })).body.code).toBe('not-your-seat');
});

test('the file of an ended game has its dice, and every draw is right', async () => {
  const table = await pairUp(world);
  const path = `/api/games/${table.id}/as/spectator/export`;
  expect((await table.ada.ask('GET', path)).body.dice).toBeNull();
  await playOut(table);
  const { body } = await table.ada.ask('GET', path);
  expect(
    body.commits
      .at(-1)
      .steps.at(-1)
      .events.map(({ type }: { type: string }) => type),
  ).toEqual(['GameEnded', 'SeedRevealed']);
  const { draws, wrong } = verifyGame(gameFile.parse(body));
  expect([draws, wrong]).toEqual([2, null]);
  expect((await sendTurn(table.ada, table.id, 0, 8, 'guess:1')).body.code).toBe('not-running');
});

test('whoever resigns leaves a game that is over when one is left', async () => {
  const { id, ada, bruno } = await pairUp(world);
  expect((await ada.ask('POST', `/api/games/${id}/resign`, { seat: 1, commandId: command() })).status).toBe(403);
  expect((await bruno.ask('POST', `/api/games/${id}/resign`, { seat: 1, commandId: command() })).status).toBe(200);
  const [line] = (await ada.ask('GET', '/api/games')).body.games;
  expect(line).toMatchObject({ id, status: 'ended', ranking: [1, 2] });
});

test('the list is never behind its game, however late the projector is', async () => {
  const { id, ada, bruno } = await pairUp(world);
  const waits = async () => {
    const { games } = (await bruno.ask('GET', '/api/games')).body;
    return games.find((one: { id: string }) => one.id === id);
  };
  expect(await waits()).toMatchObject({ seq: 2, waits: [{ seat: 0 }], last: '' });
  const log = await world.services.logs.read(id);
  const { id: player } = (await bruno.ask('GET', '/api/me')).body;
  if (log) await world.services.views.put(`USER#${player}`, lineOf(log));
  await sendTurn(ada, id, 0, 2, 'take:2 end');
  expect(await waits()).toMatchObject({ seq: 3, waits: [{ seat: 1 }], last: expect.stringContaining('took 2.') });
});

test('talk is for the table, notes are for oneself', async () => {
  const { id, ada, bruno } = await pairUp(world, { visibility: 'public' });
  const path = `/api/games/${id}`;
  await ada.ask('POST', `${path}/talk`, { text: ' Good luck! ' });
  world.clock.now += 1;
  const { lines } = (await bruno.ask('POST', `${path}/talk`, { text: 'You too' })).body;
  expect(lines).toMatchObject([
    { seat: 0, text: 'Good luck!' },
    { seat: 1, text: 'You too' },
  ]);
  const stranger = await world.signedIn('stranger@example.org');
  expect((await stranger.ask('POST', `${path}/talk`, { text: 'hi' })).body.code).toBe('not-your-seat');
  await ada.ask('PUT', `${path}/notes`, { text: 'watch the oracle' });
  expect((await ada.ask('GET', `${path}/notes`)).body.text).toBe('watch the oracle');
  expect((await bruno.ask('GET', `${path}/notes`)).body.text).toBe('');
});

test('invoked with a tick, the function plays what is due', async () => {
  const { id, ada } = await pairUp(world, { clock: { kind: 'per-turn', hours: 1 } });
  world.clock.now += 3_600_000;
  expect(await world.command({ command: 'tick', gameId: id })).toEqual({ seq: 3, status: 'running' });
  expect((await ada.ask('GET', `/api/games/${id}/as/0/commits`)).body.commits[2].steps[0].action).toBe('expire');
  expect(await world.command({ command: 'tick', gameId: 'unknown' })).toEqual({ seq: 0, status: 'unknown' });
});

test('the demonstration is a game that bots played, and is made once', async () => {
  expect((await world.browser().ask('GET', '/api/games/public')).body.demo).toBeNull();
  const made = await world.command({ command: 'demo', title: 'pearls', seats: 3 });
  expect(made).toMatchObject({ status: 'ended' });
  expect(await world.command({ command: 'demo', title: 'pearls', seats: 3 })).toEqual(made);
  const { demo } = (await world.browser().ask('GET', '/api/games/public')).body;
  const watched = await world.browser().ask('GET', `/api/games/${demo}/as/spectator/commits`);
  expect(watched.body.commits.at(-1).steps.at(-1).action).toBe('end');
});
