import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '../../../functions/contract/contract.ts';
import { SECURITY_HEADERS } from '../../../functions/server/security-headers.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { type Pair, pairUp } from './tables.ts';

const EDGE = { 'x-origin-secret': 'between-us' };

let home: World;
let cloud: World;
let pair: Pair;
beforeAll(async () => {
  [home, cloud] = [await startWorld(), await startWorld({ ORIGIN_SECRET: 'between-us' })];
  pair = await pairUp(home);
});
afterAll(async () => {
  await home.stop();
  await cloud.stop();
});

const VALUES: Readonly<Record<string, string>> = {
  ...{ viewer: 'spectator', seat: '0', format: '1', from: '1', to: '2' },
  ...{ token: 'forged_token_forged_token', code: 'forged_code_forged_code_forged', session: 'none' },
};
const filled = (path: string): string =>
  path.replaceAll(/:(\w+)/g, (_, key: string) => (key === 'id' ? pair.id : (VALUES[key] ?? 'x')));

/** Every address that answers: the contract, what stands beside it, and what is nobody's. */
const everyRoute = (): readonly (readonly [string, string])[] => [
  ...Object.values(contract).map(({ method, path }) => [method.toUpperCase(), filled(path)] as const),
  ...['docs', 'docs.js', 'docs.css', 'openapi.json', 'nothing', 'unsubscribe/x', 'never/x'].map(
    (path) => ['GET', `/api/${path}`] as const,
  ),
  ...['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'].map((method) => [method, '/api/health'] as const),
];

test('every answer of every route carries the security headers, at home and in the cloud', async () => {
  for (const [method, path] of everyRoute()) {
    const body = method === 'GET' ? undefined : {};
    const at = await home.browser().ask(method, path, body);
    expect(at.headers, `${method} ${path}`).toMatchObject(SECURITY_HEADERS);
    const there = await cloud.browser().ask(method, path, body, EDGE);
    const hsts = { 'strict-transport-security': 'max-age=31536000' };
    expect(there.headers, `${method} ${path}`).toMatchObject({ ...SECURITY_HEADERS, ...hsts });
  }
  const tagged = await pair.ada.ask('GET', `/api/games/${pair.id}/as/0/commits`);
  const same = { 'if-none-match': tagged.headers.etag ?? '' };
  const again = await pair.ada.ask('GET', `/api/games/${pair.id}/as/0/commits`, undefined, same);
  expect([again.status, again.headers['x-frame-options']]).toEqual([304, 'DENY']);
});

test('who comes round the edge gets nothing at all', async () => {
  for (const [method, path] of everyRoute())
    for (const headers of [{}, { 'x-origin-secret': 'guess' }]) {
      const { status, body, cookies } = await cloud
        .browser()
        .ask(method, path, method === 'GET' ? undefined : {}, headers);
      expect([path, status >= 400 && status < 500, cookies]).toEqual([path, true, []]);
      if (status !== 405) expect([path, status, body.code]).toEqual([path, 403, 'not-by-the-edge']);
    }
});

test('odd methods and requests that are none get their 4xx', async () => {
  const eve = home.browser();
  for (const method of ['TRACE', 'CONNECT', 'TRACK', 'PROPFIND', 'get'])
    expect([method, (await eve.ask(method, '/api/health')).body.code]).toEqual([method, 'method-not-allowed']);
  expect((await eve.ask('GET', '/api/health', { said: 'with a question' })).status).toBe(200);
  const adapter = vi.spyOn(console, 'error').mockReturnValue();
  expect((await eve.ask('GET', '/api/health', undefined, { 'x-odd': 'a\nb' })).status).toBe(400);
  adapter.mockRestore();
  expect((await eve.ask('PATCH', '/api/health')).status).toBe(404);
  expect(JSON.stringify(home.logged)).not.toContain('request failed');
});

test('an empty origin is no origin of ours', async () => {
  const { status, body } = await pair.ada.ask('POST', '/api/sign-out', undefined, { origin: '' });
  expect([status, body.code]).toEqual([403, 'other-origin']);
});
