import { expect, test } from 'vitest';
import { readSettings } from '../../../infra/local/settings.ts';

test('nothing need be said', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    noticeDelay: 5,
    inboxReaders: 'this-machine',
    mail: { by: 'inbox' },
  });
});

test('everything that is wrong is said at once', () => {
  const wrong = { PORT: 'abc', NOTICE_DELAY: '-1', PUBLIC_ORIGIN: 'https://games.example.org/path' };
  expect(() => readSettings(wrong)).toThrow(/PORT[\s\S]*PUBLIC_ORIGIN[\s\S]*NOTICE_DELAY/);
});

test('mail goes out one way only', () => {
  expect(readSettings({ SMTP_URL: 'smtp://mail.example.org:25' }).mail).toMatchObject({ by: 'smtp' });
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example.org:25', MAIL: 'ses' })).toThrow(/not by both/);
});

test.each([
  [{}, 'this-machine'],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, 'this-machine'],
  [{ BEHIND_PROXY: 'yes' }, 'nobody'],
  [{ PUBLIC_ORIGIN: 'https://games.example.org' }, 'nobody'],
  [{ PUBLIC_ORIGIN: 'http://localhost.example.org:3000' }, 'nobody'],
  [{ PUBLIC_ORIGIN: 'http://192.168.1.5:3000' }, 'nobody'],
  [{ PUBLIC_ORIGIN: 'https://games.example.org', BEHIND_PROXY: 'yes', INBOX: 'open' }, 'everybody'],
])('with %j the inbox is read by %s', (environment, readers) => {
  expect(readSettings(environment).inboxReaders).toBe(readers);
});
