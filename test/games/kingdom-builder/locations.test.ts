import { expect, test } from 'vitest';
import { began, built, given, holds, land, settled } from './kit.ts';

const board = land('GGLGG/GGGGG/GGGGG', { '0,2': 'paddock' });
const tookPaddock = { type: 'TileTaken', seat: 0, tile: 'paddock', from: '0,2' } as const;

test('a settlement beside a location takes a tile, ready in the next turn', () => {
  const { state } = given(board, built(0, '0,0'), began(0, 'grass'))
    .when(0, { action: 'build', picks: ['0,1'] })
    .gives(settled(given(board).state, 0, '0,1', 'mandatory'), tookPaddock);
  expect(state.tilesLeft).toEqual([1]);
  expect(state.seats[0]?.held).toMatchObject([{ tile: 'paddock', fresh: true, used: false }]);
});

test('one location gives a seat one tile for the whole game', () => {
  given(board, built(0, '0,1'), holds(0, 'paddock', '0,2'), began(0, 'grass'))
    .when(0, { action: 'build', picks: ['1,1'] })
    .gives(settled(given(board).state, 0, '1,1', 'mandatory'));
});

test('a location that is empty gives nothing', () => {
  const emptied = [holds(1, 'paddock', '0,2'), holds(1, 'paddock', '0,2')];
  given(board, emptied, built(0, '0,0'), began(0, 'grass'))
    .when(0, { action: 'build', picks: ['0,1'] })
    .gives(settled(given(board).state, 0, '0,1', 'mandatory'));
});

test('a tile goes when the last settlement leaves its location, and never comes back', () => {
  const away = { action: 'use:paddock', picks: ['1,1', '1,3'] };
  const lost = { type: 'TileLost', seat: 0, tile: 'paddock', from: '0,2' } as const;
  const wide = land('LGGGG/GGGGG', { '0,0': 'paddock' });
  given(wide, built(0, '1,0'), holds(0, 'paddock', '0,0'), began(0, 'grass'))
    .when(0, { action: 'use:paddock', picks: ['1,0', '1,2'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '1,0', to: '1,2', by: 'paddock' }, { ...lost, from: '0,0' })
    .when(0, { action: 'build', picks: ['1,1'] })
    .gives(settled(given(wide).state, 0, '1,1', 'mandatory'));
  given(board, built(0, '0,1', '1,1'), holds(0, 'paddock', '0,2'), began(0, 'grass'))
    .when(0, away)
    .gives({ type: 'SettlementMoved', seat: 0, from: '1,1', to: '1,3', by: 'paddock' });
});

test('a tile taken by moving is not used in the same turn', () => {
  given(land('GGGL/GGGG', { '0,3': 'farm' }), built(0, '0,0'), holds(0, 'paddock'), began(0, 'grass'))
    .when(0, { action: 'use:paddock', picks: ['0,0', '0,2'] })
    .gives(
      { type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,2', by: 'paddock' },
      { type: 'TileTaken', seat: 0, tile: 'farm', from: '0,3' },
    )
    .refuses(0, 'use:farm', 'gained-this-turn');
});

test('two equal tiles from two locations are two uses', () => {
  given(land('GGGGGG'), built(0, '0,0'), holds(0, 'farm'), holds(0, 'farm'), began(0, 'desert'))
    .when(0, { action: 'use:farm', picks: ['0,1'] })
    .gives(settled(given(land('GGGGGG')).state, 0, '0,1', 'farm'))
    .when(0, { action: 'use:farm', picks: ['0,2'] })
    .gives(settled(given(land('GGGGGG')).state, 0, '0,2', 'farm'))
    .refuses(0, 'use:farm', 'already-used');
});

test('of two equal tiles the used one goes first', () => {
  const twins = land('LGGGGGL/GGGGGGG', { '0,0': 'paddock', '0,6': 'paddock' });
  const { state } = given(
    twins,
    built(0, '1,0', '0,5'),
    holds(0, 'paddock', '0,0'),
    holds(0, 'paddock', '0,6'),
    began(0, 'grass'),
  ).when(0, { action: 'use:paddock', picks: ['0,5', '0,3'] });
  expect(state.seats[0]?.held).toMatchObject([{ tile: 'paddock', used: false }]);
});
