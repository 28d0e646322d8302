import { describe, expect, test } from 'vitest';
import { gameName, name, saying } from '../../../functions/contract/shapes.ts';
import { TEXT_FAULTS } from '../../../functions/contract/text.ts';

const faultOf = (text: string, shape: () => ReturnType<typeof name> = name): string | null => {
  const read = shape().safeParse(text);
  return read.success
    ? null
    : (TEXT_FAULTS.find((fault) => read.error.issues.some(({ message }) => message === fault)) ?? 'other');
};
const shown = (text: string): string =>
  JSON.stringify(text).replaceAll(/[^ -~]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);

describe('a name', () => {
  test('can be seen', () => {
    const blank = [
      '\u3164',
      '\u115f',
      '\u1160',
      '\uffa0',
      '\u2800',
      '\u00ad',
      '\u034f',
      '\u200b\u200b',
      '\u2060',
      '\ufe0f',
    ];
    const hiding = [
      'A\u3164',
      'Ada\u200dB',
      'A\u200cda',
      '\u{e0041}a',
      'a\u{e0100}',
      '\u{1d159}',
      '\u{1d173}x',
      '\ufffc',
      '\ue000',
      '\u17b4x',
    ];
    const turning = [
      '\u202eadA',
      ' \u2066 ',
      'a\u061cb',
      'a\u200fb',
      '\u2067x\u2069',
      'A\u0000',
      'A\u2028B',
      'Ada\r\nBcc: x',
      '\ud800',
    ];
    for (const bad of [...blank, ...hiding, ...turning])
      expect([shown(bad), faultOf(bad)]).toEqual([shown(bad), 'text-hidden']);
    for (const bad of ['', '   ', '\u00a0', '\u3000\u2003']) expect(faultOf(bad)).toBe('text-hidden');
  });
  test('keeps to its line', () => {
    const zalgo = `A${'\u0301\u0302\u0303'.repeat(3)}da`;
    for (const bad of [
      zalgo,
      `x${'\u0e49'.repeat(4)}`,
      `o${'\u20dd'.repeat(3)}`,
      '\u0301',
      ' \u0301a',
      '-\u0302',
      '\ufdfd',
      '\u{1242b}',
    ])
      expect([shown(bad), faultOf(bad)]).toEqual([shown(bad), 'text-hidden']);
  });
  test('is no address', () => {
    for (const bad of [
      'Win http://evil.example',
      'www.evil',
      'Go to evil.com',
      'a@b',
      'ada＠evil',
      'evil．com',
      'evil。com',
      'HTTPS://x',
      'mailto:x',
      'x.io now',
      '1.2.3.4',
      'evil .com',
      'ｗｗｗ．ｘ',
    ])
      for (const shape of [name, gameName]) expect([bad, faultOf(bad, shape)]).toEqual([bad, 'text-link']);
  });
  test('of a real person or game is taken as it is', () => {
    const good = [
      'José',
      'Nguyễn Thị Ánh',
      'مرحبا',
      'می‌خواهم',
      '李',
      '🧑‍🌾',
      '❤️ Ada',
      '1️⃣',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '👩🏽‍🚀',
      'क्षत्रिय',
      'สมชาย ที่รัก',
      '한국',
      '<b>&"',
      '--',
      "D'Arcy O’Neil",
      'J.R.R. Tolkien',
      'Dr. No',
      'St. John',
      'Round 2: the return',
      'Ver 2.0',
      '…and so on',
      'What?!',
      '50% off.',
    ];
    for (const one of good)
      expect([one, name().safeParse(one)]).toEqual([one, { success: true, data: one.normalize('NFC') }]);
  });
  test('has one form', () => {
    expect(name().parse('  Ada \u00a0 Lovelace\u3000')).toBe('Ada Lovelace');
    expect(name().parse('Jose\u0301')).toBe('José');
  });
});

test('table talk may have lines and links, and turns, hides and towers no more than a name', () => {
  expect(saying().parse('Look:\r\nhttps://example.org/a?b=c\n\tgood')).toBe('Look:\nhttps://example.org/a?b=c\n\tgood');
  for (const bad of ['\u3164', 'a\u202eb', `a${'\u0301'.repeat(9)}`, 'x\u0000'])
    expect([shown(bad), saying().safeParse(bad).success]).toEqual([shown(bad), false]);
});
