import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../functions/server/security-headers.ts';
import { staticFiles, takeFiles } from '../../../infra/local/static-files.ts';

const PAGE = `<!doctype html>${'<p>page</p>'.repeat(200)}`;

let folder = '';
let server: Server;
let port = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  const built = join(folder, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'index.html'), PAGE);
  writeFileSync(join(built, 'assets', 'main-1a2b.js'), 'let a = 1;\n'.repeat(200));
  writeFileSync(join(built, 'icon.png'), 'png');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const served = join(folder, 'served');
  mkdirSync(served);
  writeFileSync(join(served, 'old.js'), 'from before');
  await takeFiles(built, served);
  // What a later build does to its folder is nothing to a server that runs.
  rmSync(built, { recursive: true });
  server = createServer(staticFiles(served));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(Buffer.from(part));
      done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    })
      .on('error', failed)
      .end();
  });

test.each(['/', '/games/x', '/g/abc/as/0', '/assets/none', '/%E0%A4%A'])(
  '%s is an address inside the page',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  },
);

test('a file with a hash in its name is kept for ever', async () => {
  const { headers } = await get('/assets/main-1a2b.js');
  expect(headers).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': 'text/javascript',
  });
});

test('a text is compressed for who can read that', async () => {
  const { headers, body } = await get('/', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(body).toString()).toBe(PAGE);
  expect((await get('/icon.png', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
});

test('what has not changed is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each(['/none.js', '/old.js', '/../secret.txt', '/__proto__.js'])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a part is asked for in vain, however odd it is', async () => {
  for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=-', 'x'])
    expect((await get('/icon.png', { range })).body.toString()).toBe('png');
});

test('files are read and nothing else', async () => {
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.from('') });
});

test('every answer carries the security headers', async () => {
  const etag = String((await get('/')).headers.etag);
  const answers = [
    await get('/'),
    await get('/assets/main-1a2b.js'),
    await get('/none.js'),
    await get('/', { 'if-none-match': etag }),
    await get('/', {}, 'DELETE'),
  ];
  for (const { headers } of answers) expect(headers).toMatchObject(SECURITY_HEADERS);
});

test('nothing above the folder is read, however it is written', async () => {
  for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt'])
    expect((await get(path)).body.toString()).not.toContain('secret');
});
