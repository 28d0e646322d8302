import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, land, played } from '../kit.ts';

const row = (rulings = {}) => land('GGGGGGGG', {}, { cards: ['mayors'], rulings });
const three = [built(0, '0,0', '0,2', '0,4'), built(1, '0,1', '0,3', '0,5')];
const build = (hex: string) => ({ action: 'build', picks: [hex] });

test('the first with four settlements in a row marks it, side by side or not', () => {
  const s = played([row(), ...three, began(0, 'grass')], build('0,6'));
  expect(s.marks).toEqual([{ row: 0, seat: 0 }]);
  expect(kb.scores(s)[0]?.parts.mayors).toBe(4);
  expect(kb.scores(s)[1]?.parts.mayors).toBe(0);
});

test('a marked row is not marked again, unless the ruling lets others share it', () => {
  const marked = { type: 'RowMarked', seat: 1, row: 0 } as const;
  expect(played([row(), ...three, marked, began(0, 'grass')], build('0,6')).marks.length).toBe(1);
  expect(played([row({ mayorsShared: true }), ...three, marked, began(0, 'grass')], build('0,6')).marks.length).toBe(2);
});

test('under the other ruling the four must stand side by side', () => {
  expect(played([row({ mayorsAdjacent: true }), ...three, began(0, 'grass')], build('0,6')).marks).toEqual([]);
});
