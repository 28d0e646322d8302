import { expect, test } from 'vitest';
import { readSettings } from '../../../infra/local/settings.ts';

test('nothing need be said', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, noticeDelay: 5, inboxOpen: false, mail: { by: 'inbox' } });
});

test('everything that is wrong is said at once', () => {
  const wrong = { PORT: 'abc', NOTICE_DELAY: '-1', PUBLIC_ORIGIN: 'https://games.example.org/path' };
  expect(() => readSettings(wrong)).toThrow(/PORT[\s\S]*PUBLIC_ORIGIN[\s\S]*NOTICE_DELAY/);
});

test('mail goes out one way only', () => {
  expect(readSettings({ SMTP_URL: 'smtp://mail.example.org:25' }).mail).toMatchObject({ by: 'smtp' });
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example.org:25', MAIL: 'ses' })).toThrow(/not by both/);
});
