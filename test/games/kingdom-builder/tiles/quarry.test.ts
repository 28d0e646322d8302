import { test } from 'vitest';
import { began, built, given, holds, land, wall } from '../kit.ts';

test('quarry puts one or two walls on the terrain of the card, each beside its own', () => {
  const so = given(land('GGGD/GGGG'), built(0, '0,0'), holds(0, 'quarry'), began(0, 'grass'));
  so.offers(0, 'use:quarry', [], ['0,1', '1,0'])
    .denies(0, { action: 'use:quarry', picks: [] }, '0,2', 'must-be-adjacent')
    .denies(0, { action: 'use:quarry', picks: [] }, '0,3', 'wrong-terrain')
    .offers(0, 'use:quarry', ['0,1'], ['1,0', 'stop']);
  so.when(0, { action: 'use:quarry', picks: ['0,1', '1,0'] }).gives(
    { type: 'WallBuilt', seat: 0, at: '0,1' },
    { type: 'WallBuilt', seat: 0, at: '1,0' },
  );
  so.when(0, { action: 'use:quarry', picks: ['0,1', 'stop'] }).gives({ type: 'WallBuilt', seat: 0, at: '0,1' });
});

test('no quarry wall stands apart from its own, even if nothing else is possible', () => {
  given(land('GDG'), built(0, '0,0'), holds(0, 'quarry'), began(0, 'grass')).refuses(
    0,
    'use:quarry',
    'nothing-to-build-on',
  );
});

test('there are 25 walls and no more', () => {
  const row = 'G'.repeat(20);
  const walls = Array.from({ length: 25 }, (_, i) => wall(`${1 + Math.floor(i / 20)},${i % 20}`));
  const board = land(`${row}/${row}/${row}`);
  given(board, built(0, '0,0'), walls, holds(0, 'quarry'), began(0, 'grass')).refuses(0, 'use:quarry', 'no-walls-left');
  given(board, built(0, '0,0'), walls.slice(1), holds(0, 'quarry'), began(0, 'grass')).offers(
    0,
    'use:quarry',
    ['0,1'],
    ['stop'],
  );
});

test('with two cards in hand the terrain is chosen before the quarry is used', () => {
  const second = { type: 'CardDrawn', seat: 0, card: 'desert', open: true, draw: 0 } as const;
  given(land('GGD'), built(0, '0,0'), holds(0, 'quarry'), second, began(0, 'grass'))
    .refuses(0, 'use:quarry', 'choose-terrain-first')
    .offers(0, 'terrain', [], ['desert', 'grass'])
    .when(0, { action: 'terrain', picks: ['grass'] })
    .gives()
    .offers(0, 'use:quarry', [], ['0,1'])
    .refuses(0, 'terrain', 'unknown-action');
});
