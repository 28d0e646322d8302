import { afterEach, expect, test, vi } from 'vitest';
import { address, call } from '../../web/api/client.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (response: () => Response): ReturnType<typeof vi.fn> => {
  const fetched = vi.fn(async () => response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const ID = 'abcdefghijklmnop';

test('parameters are put into the path, queries behind it', () => {
  expect(address('/api/games/:id/as/:viewer/commits', { params: { id: 'a b', viewer: 0 }, query: { after: 3 } })).toBe(
    '/api/games/a%20b/as/0/commits?after=3',
  );
  expect(address('/api/me', { query: { after: undefined } })).toBe('/api/me');
});

test('a route is called with its own method, and its body as JSON', async () => {
  const fetched = answering(() => Response.json({}));
  expect(await call('mute', { params: { id: ID }, body: { muted: true } })).toEqual({ ok: true, value: {} });
  expect(fetched).toHaveBeenCalledWith(
    `/api/games/${ID}/mute`,
    expect.objectContaining({ method: 'PUT', body: '{"muted":true}' }),
  );
});

test('a query has the names of its route, so that a misspelt one does not compile', async () => {
  const fetched = answering(() => Response.json({}));
  const params = { id: ID, viewer: 0 };
  await call('commits', { params, query: { after: 3 } });
  // @ts-expect-error: the route knows no such name
  await call('commits', { params, query: { aftr: 3 } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a problem document becomes a code with its index', async () => {
  answering(() => Response.json({ code: 'wrong-terrain', at: 2 }, { status: 422 }));
  const answer = await call('mute', { params: { id: ID }, body: { muted: true } });
  expect(answer).toMatchObject({ ok: false, problem: { code: 'wrong-terrain', status: 422, at: 2 } });
});

test('an answer that is no document is still a problem', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await call('whoIsHere', {})).toMatchObject({ ok: false, problem: { code: 'unexpected', status: 502 } });
});

test('no answer at all means offline', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed');
  });
  expect(await call('whoIsHere', {})).toMatchObject({ ok: false, problem: { code: 'offline', status: 0 } });
});
