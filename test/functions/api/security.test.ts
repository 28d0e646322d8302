import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../functions/contract/contract.ts';
import { LIMITS } from '../../../functions/server/auth/limits.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { command, game, ME, OPEN, type Pair, pairUp, sendTurn, turn } from './tables.ts';

let world: World;
let pair: Pair;
beforeAll(async () => {
  world = await startWorld();
  pair = await pairUp(world);
});
afterAll(() => world.stop());

const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? 'x');

const SECRETS = { token: 'forged_token_forged_token', code: 'forged_code_forged_code_forged', session: 'none' };

test('nobody without a session gets through where one is needed', async () => {
  const stranger = world.browser();
  for (const { method, path, who } of Object.values(contract)) {
    if (who !== 'session') continue;
    const url = filled(path, { ...SECRETS, id: pair.id, viewer: '0', seat: '0' });
    const { status, body } = await stranger.ask(method.toUpperCase(), url, method === 'get' ? undefined : {});
    expect([path, status, body.code]).toEqual([path, 401, 'sign-in-needed']);
  }
});

test('a private game is not there for those who do not sit at it, whatever they ask', async () => {
  const eve = await world.signedIn('eve@example.org');
  for (const [id, { method, path, who }] of Object.entries(contract)) {
    if (!path.startsWith('/api/games/:id')) continue;
    const bodies: Readonly<Record<string, object>> = {
      turn: turn(0, 2, 'take:2 end'),
      choices: { moves: [] },
      resign: { seat: 0, commandId: command() },
      inviteToSeat: { email: 'x@example.org', commandId: command() },
      mute: { muted: true },
      say: { text: 'hi' },
      note: { text: 'hi' },
    };
    const sent = method === 'get' ? undefined : (bodies[id] ?? { commandId: command() });
    for (const viewer of ['spectator', '0', '1']) {
      const url = filled(path, { id: pair.id, viewer, seat: '0' });
      const strangers = who === 'session' ? [eve] : [eve, world.browser()];
      for (const one of strangers) {
        const { status, body } = await one.ask(method.toUpperCase(), url, sent);
        expect([id, viewer, status, body.code]).toEqual([id, viewer, 404, 'unknown-game']);
      }
    }
  }
});

test('an unknown game and one that may not be seen give the same answer', async () => {
  const unknown = (await world.browser().ask('GET', '/api/games/nothing-is-there-00')).text;
  expect((await world.browser().ask('GET', `/api/games/${pair.id}`)).text).toBe(unknown);
});

test('another seat is not mine to look at or to play', async () => {
  const { id, ada } = pair;
  for (const what of ['', '/commits', '/position', '/export'])
    expect((await ada.ask('GET', `/api/games/${id}/as/1${what}`)).body).toMatchObject({
      status: 403,
      code: 'not-your-seat',
    });
  expect((await sendTurn(ada, id, 1, 2, 'take:2 end')).body.code).toBe('not-your-seat');
  expect((await ada.ask('GET', `/api/games/${id}/as/7`)).status).toBe(403);
});

test('forged tokens and codes open nothing', async () => {
  const { id, ada } = pair;
  const { id: player } = (await ada.ask('GET', '/api/me')).body;
  const link = world.turnLink({ gameId: id, seat: 0, since: 2, player });
  const { body } = await ada.ask('POST', '/api/games', game([ME, OPEN]));
  const { joinCode } = (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body;
  const unsubscribe = world.unsubscribeToken({ gameId: id, player });
  const bent = (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  const eve = world.browser();
  for (const token of [bent(link), joinCode, unsubscribe, `${link}AAAA`])
    expect((await eve.ask('POST', `/api/turn-links/${token}`)).status).toBe(404);
  for (const code of [bent(joinCode), link, unsubscribe])
    expect((await eve.ask('GET', `/api/invitations/${code}`)).status).toBe(404);
  for (const token of [bent(unsubscribe), link, joinCode])
    expect((await eve.ask('POST', `/api/unsubscribe/${token}`)).status).toBe(404);
  expect(eve.jar.size).toBe(0);
});

test('a session that was made up is no session', async () => {
  const { ada } = pair;
  const real = ada.jar.get('__Host-session') ?? '';
  const [userId] = real.split('.');
  const eve = world.browser();
  for (const made of [`${userId}.`, `${userId}.AAAA`, real.slice(0, -1), 'x', '%00', '.'.repeat(300)]) {
    eve.jar.set('__Host-session', made);
    expect((await eve.ask('GET', '/api/me')).status).toBe(401);
  }
});

test('pages of other sites cannot act for somebody', async () => {
  const { id, ada } = pair;
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://play.example.evil.example' },
    { origin: 'http://play.example' },
  ];
  for (const headers of foreign) {
    const sent = await ada.ask('POST', `/api/games/${id}/turns`, turn(0, 2, 'take:2 end'), headers);
    expect([sent.status, sent.body.code, sent.body.home]).toEqual([403, 'other-origin', 'https://play.example']);
    expect((await ada.ask('POST', '/api/sign-out', undefined, headers)).status).toBe(403);
  }
});

test('what cannot be read is refused with its fields, before anything happens', async () => {
  const { id, ada } = pair;
  const post = (body: unknown) => ada.ask('POST', `/api/games/${id}/turns`, body);
  expect((await post('{"seat":')).body).toMatchObject({ status: 400, code: 'not-json' });
  expect((await post({})).body).toMatchObject({ status: 400, fields: ['seat', 'expectedSeq', 'commandId', 'moves'] });
  expect((await post({ ...turn(0, 2, 'end'), extra: 1 })).status).toBe(400);
  expect((await post({ ...turn(0, 2, 'end'), seat: -1 })).status).toBe(400);
  expect((await post({ ...turn(0, 2, 'end'), moves: [] })).status).toBe(400);
  expect((await post('x'.repeat(65 * 1024))).body).toMatchObject({ status: 413, code: 'too-large' });
  expect((await ada.ask('GET', `/api/games/${id}/as/0/commits?after=-1`)).status).toBe(400);
  expect((await ada.ask('GET', '/api/games/a%2Fb')).status).toBe(404);
  expect((await ada.ask('GET', '/api/nothing')).body).toMatchObject({ status: 404, code: 'not-found' });
  expect((await ada.ask('GET', `/api/games/${id}/as/0/commits`)).body.seq).toBe(2);
});

test('ids that mean something to JavaScript open nothing', async () => {
  const { ada } = pair;
  const odd = game([ME, OPEN], { title: '__proto__' });
  expect((await ada.ask('POST', '/api/games', odd)).body.code).toBe('unknown-title');
  expect((await ada.ask('POST', '/api/games', { ...odd, title: 'constructor' })).body.code).toBe('unknown-title');
  const actions = [{ action: '__proto__', picks: [] }];
  const sent = { ...turn(0, 2, 'end'), moves: actions };
  expect((await ada.ask('POST', `/api/games/${pair.id}/turns`, sent)).body.code).toBe('unknown-action');
});

test('what breaks inside is logged and not told', async () => {
  const { ada, id } = pair;
  const read = world.services.logs.read;
  const broken = { ...world.services.logs, read };
  Object.assign(world.services.logs, {
    read: async () => {
      throw Object.assign(new Error('arn:aws:dynamodb:secret-table'), { code: 'away' });
    },
  });
  const { status, text } = await ada.ask('GET', `/api/games/${id}`);
  Object.assign(world.services.logs, broken);
  expect(status).toBe(500);
  expect(text).not.toMatch(/arn|secret|stack|at /);
  expect(JSON.stringify(world.logged)).toContain(id);
  expect(JSON.stringify(world.logged)).not.toMatch(/@example\.org/);
});

test('behind the edge only what came through it is answered, and its header tells the source', async () => {
  const edge = await startWorld({ ORIGIN_SECRET: 'between-us' });
  const ask = (headers: Record<string, string>, n = 0) =>
    edge.browser().ask('POST', '/api/sign-in', { email: `v${n}@example.org` }, headers);
  expect((await ask({})).body.code).toBe('not-by-the-edge');
  expect((await ask({ 'x-origin-secret': 'guess' })).status).toBe(403);
  const through = (address: string) => ({ 'x-origin-secret': 'between-us', 'cloudfront-viewer-address': address });
  await edge.exhaust(LIMITS.signInBySource, '198.51.100.1');
  expect((await ask(through('198.51.100.1:9'), 1)).status).toBe(429);
  expect((await ask(through('2001:db8::1:9'), 2)).status).toBe(200);
  await edge.stop();
});

test('a local server answers to all names of its machine, and to no other', async () => {
  const local = await startWorld({ PUBLIC_ORIGIN: 'http://localhost:3000' });
  const from = async (origin: string) =>
    (await local.browser().ask('POST', '/api/sign-out', undefined, { origin })).status;
  expect(await from('http://localhost:3000')).toBe(401);
  expect(await from('http://127.0.0.1:3000')).toBe(401);
  expect(await from('http://localhost:3001')).toBe(403);
  expect(await from('http://localhost.evil.example:3000')).toBe(403);
  await local.stop();
});
