import { expect, test } from 'vitest';
import { isLocal } from '../../../infra/local/inbox/inbox.ts';
import { letterBody, letterPage, listPage } from '../../../infra/local/inbox/pages.ts';

const asker = (remoteAddress: string, headers: Record<string, string>) =>
  isLocal({ headers, socket: { remoteAddress } });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('the machine itself reads the inbox: %s', (address) => {
  expect(asker(address, { host: 'localhost:3000' })).toBe(true);
});

test('nobody from outside does', () => {
  expect(asker('192.0.2.7', { host: 'localhost:3000' })).toBe(false);
});

test('a proxy on this machine does not open it to everybody', () => {
  expect(asker('127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.7' })).toBe(false);
  expect(asker('127.0.0.1', { host: 'games.example.org' })).toBe(false);
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
