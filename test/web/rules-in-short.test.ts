import { expect, test } from 'vitest';
import { TABLES } from '../../web/games/index.ts';
import { RULES_IN_SHORT } from '../../web/games/rules-in-short.ts';

test('every title has its rules in short', () => {
  expect(Object.keys(RULES_IN_SHORT)).toEqual(Object.keys(TABLES));
});
