import { test } from 'vitest';
import { began, built, given, holds, land, stands } from '../kit.ts';

test('barracks places a warrior, beside its own where it can', () => {
  given(land('GGGW/GGGG'), built(0, '0,0'), holds(0, 'barracks'), began(0, 'grass'))
    .offers(0, 'use:barracks', [], ['place'])
    .offers(0, 'use:barracks', ['place'], ['0,1', '1,0'])
    .when(0, { action: 'use:barracks', picks: ['place', '0,1'] })
    .gives({ type: 'MeeplePlaced', seat: 0, piece: 'warrior', at: '0,1', by: 'barracks' });
});

test('nobody comes to a hex beside a warrior, its owner neither', () => {
  const board = land('GGGGG/GGGGG');
  const warrior = stands(0, 'warrior', '0,2');
  given(board, warrior, built(0, '0,0'), began(0, 'grass'))
    .offers(0, 'build', [], ['1,0'])
    .denies(0, { action: 'build', picks: [] }, '0,1', 'beside-warrior');
  given(board, warrior, built(1, '0,0'), began(1, 'grass')).offers(1, 'build', [], ['1,0']);
});

test('a terrain whose free hexes are all beside warriors is exhausted', () => {
  given(land('DGD'), stands(1, 'warrior', '0,0'), began(0, 'grass'))
    .refuses(0, 'build', 'terrain-exhausted')
    .allows(0, 'redraw');
});

test('a warrior is taken back, and there are two of them', () => {
  const two = [stands(0, 'warrior', '0,0'), stands(0, 'warrior', '0,4')];
  given(land('GGGGGGG'), two, holds(0, 'barracks'), began(0, 'grass'))
    .offers(0, 'use:barracks', [], ['back'])
    .offers(0, 'use:barracks', ['back'], ['0,0', '0,4'])
    .when(0, { action: 'use:barracks', picks: ['back', '0,4'] })
    .gives({ type: 'PieceReturned', seat: 0, piece: 'warrior', at: '0,4', by: 'barracks', user: 0 });
});

test('a warrior counts as a settlement when it stands beside a build', () => {
  given(land('GGGG'), stands(0, 'wagon', '0,0'), began(0, 'grass')).offers(0, 'build', [], ['0,1']);
});
