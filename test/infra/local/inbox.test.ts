import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { inbox, type Readers } from '../../../infra/local/inbox/inbox.ts';
import { isLocal } from '../../../infra/local/inbox/is-local.ts';
import { letterBody, letterPage, listPage } from '../../../infra/local/inbox/pages.ts';

const asker = (remoteAddress: string, headers: Record<string, string>, httpVersion = '1.1') =>
  isLocal({ headers, httpVersion, socket: { remoteAddress } });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('the machine itself reads the inbox: %s', (address) => {
  expect(asker(address, { host: 'localhost:3000' })).toBe(true);
});

test('nobody from outside does', () => {
  expect(asker('192.0.2.7', { host: 'localhost:3000' })).toBe(false);
});

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-url',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'true-client-ip',
  'fastly-client-ip',
  'tailscale-user-login',
])('a proxy on this machine that sends %s opens it to nobody', (name) => {
  expect(asker('127.0.0.1', { host: 'localhost:3000', [name]: 'anything' })).toBe(false);
});

test('a proxy that says nothing of itself is known by the name that was asked for, or by its old HTTP', () => {
  expect(asker('127.0.0.1', { host: 'games.example.org' })).toBe(false);
  expect(asker('127.0.0.1', { host: '127.0.0.1:3000' }, '1.0')).toBe(false);
});

test('a page of another origin reads no mail', () => {
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null'])
    expect(asker('127.0.0.1', { host: 'localhost:3000', origin })).toBe(false);
  expect(asker('127.0.0.1', { host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(true);
});

let server: Server | null = null;
afterEach(() => {
  server?.close();
});

const statusOf = async (readers: Readers, path: string, headers: Record<string, string> = {}): Promise<number> => {
  const mails = { keep: async () => Promise.reject(), lines: () => [], read: async () => null };
  const answer = inbox({ mails, dead: { add: async () => {}, all: () => [] }, kept: true, readers });
  const http = createServer((req, res) => void answer(req, res, new URL(req.url ?? '', 'http://localhost')));
  server = http;
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  const { port } = http.address() as AddressInfo;
  return new Promise((done) => {
    request(
      { host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers }, agent: false },
      (res) => res.resume().on('end', () => done(res.statusCode ?? 0)),
    ).end();
  });
};

const PATHS = ['/inbox', '/inbox/', '/inbox.json', '/inbox.json/', '/inbox/inbox.css', '/inbox/x', '/inbox/x/html'];

test.each(PATHS)('%s is closed to a proxy, and to all where people come from elsewhere', async (path) => {
  expect(await statusOf('this-machine', path, { via: '1.1 x' })).toBe(403);
  expect(await statusOf('nobody', path)).toBe(403);
  expect(await statusOf('this-machine', path)).not.toBe(403);
  expect(await statusOf('everybody', path, { host: 'games.example.org', 'x-forwarded-for': '192.0.2.7' })).not.toBe(
    403,
  );
});

const letter = {
  id: 'x',
  at: 0,
  from: 'a@example.org',
  to: ['"><script>@example.org'],
  subject: '<b>Your turn</b>',
  headers: { 'X-A': '<i>' },
  tags: {},
  html: '<html><head><title>t</title></head><body><a href="http://localhost/t/1">Play</a></body></html>',
  text: '</pre><script>',
};

test('what a mail says cannot write the page that shows it', async () => {
  const line = { ...letter, notice: null, copies: 1 };
  for (const page of [await letterPage(letter), await listPage([line], { to: null, kept: true, lost: [] })]) {
    expect(String(page)).not.toMatch(/<script>|<b>|<i>/);
    expect(String(page)).toContain('&lt;b&gt;Your turn');
  }
});

test('links of a mail open outside of its frame', async () => {
  expect(String(await letterBody(letter))).toContain('<head><base target="_blank"><title>');
});
