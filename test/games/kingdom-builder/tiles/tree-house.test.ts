import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('tree house moves into the forest, beside another of its own where it can', () => {
  given(land('TGGT/GGGG'), built(0, '0,1', '1,3'), holds(0, 'tree_house'), began(0, 'grass'))
    .offers(0, 'use:tree_house', ['1,3'], ['0,0'])
    .denies(0, { action: 'use:tree_house', picks: ['1,3'] }, '0,3', 'must-be-adjacent')
    .denies(0, { action: 'use:tree_house', picks: ['1,3'] }, '0,2', 'wrong-terrain')
    .when(0, { action: 'use:tree_house', picks: ['1,3', '0,0'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '1,3', to: '0,0', by: 'tree_house' });
});

test('under the other ruling it moves to ground beside the forest', () => {
  const ruled = land('TGDGG', {}, { rulings: { treeHouse: 'besideForest' } });
  given(ruled, built(0, '0,3'), holds(0, 'tree_house'), began(0, 'grass')).offers(
    0,
    'use:tree_house',
    ['0,3'],
    ['0,1'],
  );
});
