import { expect, test } from 'vitest';
import { VARIANTS, type VariantKey } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { chosenVariants, OPTIONS, optionKey } from '../../../domain/games/pocket-master-builder/options.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { misfits } from '../../../domain/kernel/options.ts';
import { house } from './kit.ts';

test('every open point is an option with all its readings', () => {
  const keys = Object.keys(VARIANTS) as VariantKey[];
  for (const key of keys) {
    const spec = OPTIONS.find((one) => one.key === optionKey(key));
    expect(spec?.kind === 'one-of' && spec.values.map((v) => v.value)).toEqual(['edition', ...VARIANTS[key]]);
  }
});

test('an option decides, else the edition does', () => {
  const said = { ...house, variants: { ...house.variants, final_tie: 'later_player' as const } };
  expect(chosenVariants(said, {}).final_tie).toBe('later_player');
  expect(chosenVariants(said, { 'rules.final_tie': 'edition' }).final_tie).toBe('later_player');
  expect(chosenVariants(said, { 'rules.final_tie': 'shared' }).final_tie).toBe('shared');
});

test('two seats, and an edition that is there', () => {
  expect(rules.refusals(2, { edition: 'house-1' })).toEqual([]);
  expect(rules.refusals(3, {})).toEqual(['seats']);
  expect(rules.refusals(2, { edition: 'mine' })).toEqual(['unknown-edition']);
  expect(misfits(OPTIONS, { edition: 'mine', other: 1 })).toEqual(['option:edition', 'unknown-option:other']);
});
