import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

const board = (rulings = {}) => [
  land('GGGGGGG', {}, { rulings }),
  built(0, '0,1', '0,2', '0,3'),
  holds(0, 'palisade'),
  began(0, 'grass'),
];

test('palisade moves a settlement to a place beside what stays of its area', () => {
  given(...board())
    .offers(0, 'use:palisade', ['0,1'], ['0,4'])
    .offers(0, 'use:palisade', ['0,2'], ['0,0', '0,4'])
    .denies(0, { action: 'use:palisade', picks: ['0,1'] }, '0,6', 'not-beside-the-same-area')
    .when(0, { action: 'use:palisade', picks: ['0,1', '0,4'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,1', to: '0,4', by: 'palisade' });
});

test('under the other ruling the area may not fall apart', () => {
  given(...board({ palisade: 'noSplit' })).offers(0, 'use:palisade', [], ['0,1', '0,3']);
});

test('a lone settlement has no area to stay with', () => {
  given(land('GGG'), built(0, '0,0'), holds(0, 'palisade'), began(0, 'grass')).refuses(
    0,
    'use:palisade',
    'nothing-to-move',
  );
});
