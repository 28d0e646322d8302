import { expect, test } from 'vitest';
import { misfits, type OptionList, withDefaults } from '../../domain/kernel/options.ts';

const shown = { label: '', visible: 'shown' } as const;
const values = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const list: OptionList = [
  { kind: 'flag', key: 'flag', default: false, ...shown },
  { kind: 'one-of', key: 'one', values, default: 'a', ...shown },
  { kind: 'some-of', key: 'two', values, count: 2, default: [], ...shown },
  { kind: 'some-of', key: 'any', values, count: null, default: [], ...shown },
  { kind: 'free', key: 'free', default: 'x', ...shown },
];

test('what is absent has its default', () => {
  expect(withDefaults(list, { one: 'b' })).toEqual({ flag: false, one: 'b', two: [], any: [], free: 'x' });
});

test('options that fit are not complained about', () => {
  expect(misfits(list, { flag: true, one: 'c', two: ['a', 'b'], any: ['c'], free: [true] })).toEqual([]);
  expect(misfits(list, { two: [] })).toEqual([]);
});

test('each option that does not fit is named', () => {
  const given = { flag: 'yes', one: 'd', two: ['a'], any: ['a', 'a'], more: 1 };
  expect(misfits(list, given)).toEqual([
    'option:flag',
    'option:one',
    'option:two',
    'option:any',
    'unknown-option:more',
  ]);
});
