import { expect, test } from 'vitest';
import { invitationMail } from '../../../../functions/server/mail/invitation-mail.tsx';
import { momentOf } from '../../../../functions/server/mail/time-left.ts';
import { unlinked } from '../../../../functions/server/mail/unlinked.ts';

// What mail programs make links of: schemes, host names, mail addresses.
const LINK = /\w+:\/\/|\bwww\.\S|[\p{L}\p{N}-][.․‧。．｡][\p{L}\p{N}]|\S[@＠﹫]\S|\b(mailto|tel|sms):\S/iu;
const NAMES = [
  'Win http://evil.example',
  'WIN now at evil-1.example',
  'www.evil.example/free',
  'mail me@evil.example now',
  'mailto:me@evil.example',
  'evil。example',
  'evil．example',
  'HTTPS://1.2.3.4:80/x',
  'tel:123',
  'a..b...c.de',
];

test.each(NAMES)('the name %s is no link', (name) => {
  expect(name).toMatch(LINK);
  expect(unlinked(name)).not.toMatch(LINK);
});

test('other names stay as they are', () => {
  for (const name of ['Ada', 'J. R.', 'Dr. No', 'Zoë & Max', 'wait...']) expect(unlinked(name)).toBe(name);
});

test.each(NAMES)('an invitation by %s has no word of it in its subject and no link but its own', (name) => {
  const own = { link: 'https://play.example/j/c', never: 'https://play.example/n/t' };
  const mail = invitationMail({ host: name, game: name, title: 'Kingdom Builder', others: [name], ...own });
  expect(mail.subject).toBe('An invitation to a board game: Kingdom Builder');
  const words = (text: string) => text.replaceAll(own.link, '').replaceAll(own.never, '');
  expect(words(mail.text).replaceAll(/[.:]\s/g, ' ')).not.toMatch(LINK);
  expect(mail.html).not.toContain(name);
});

test('a moment names its day, its hour and its zone', () => {
  expect(momentOf(Date.parse('2026-12-01T14:05:00Z'))).toBe('Tuesday 1 December at 14:05 UTC');
});
