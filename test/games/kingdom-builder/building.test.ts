import { expect, test } from 'vitest';
import { began, built, given, land, settled } from './kit.ts';

const build = (hex: string) => ({ action: 'build', picks: [hex] });

test('without own pieces every free hex of the terrain may be built on', () => {
  given(land('GDG/GWG'), built(1, '1,2'), began(0, 'grass')).offers(0, 'build', [], ['0,0', '0,2', '1,0']);
});

test('the settlement just built counts for the next one', () => {
  given(land('GGGG'), began(0, 'grass'))
    .when(0, build('0,0'))
    .gives(settled(given(land('GGGG')).state, 0, '0,0', 'mandatory'))
    .offers(0, 'build', [], ['0,1']);
});

test('a hex that is refused says why', () => {
  given(land('GGDGS/GGGGG'), built(0, '0,0'), built(1, '0,1'), began(0, 'grass'))
    .denies(0, { action: 'build', picks: [] }, '0,1', 'occupied')
    .denies(0, { action: 'build', picks: [] }, '0,2', 'wrong-terrain')
    .denies(0, { action: 'build', picks: [] }, '0,3', 'must-be-adjacent')
    .denies(0, { action: 'build', picks: [] }, '0,4', 'special-hex');
});

test('building one leaves two to build and one less in the supply', () => {
  const { state } = given(land('GGGG'), began(0, 'grass')).when(0, build('0,0'));
  expect(state.seats[0]?.supply).toBe(39);
  expect(state.turn?.left).toBe(2);
});

test('the turn cannot end before all three are built, and nobody stops at two', () => {
  given(land('GGGG'), built(0, '0,0'), began(0, 'grass')).refuses(0, 'end', 'build-first');
  const two = given(land('GGGG'), began(0, 'grass'))
    .when(0, build('0,0'))
    .gives(settled(given(land('GGGG')).state, 0, '0,0', 'mandatory'));
  two.refuses(0, 'end', 'build-first');
});

test('no tile is used between the first and the last of the three', () => {
  const tile = { type: 'TileTaken', seat: 0, tile: 'farm', from: '' } as const;
  given(land('GGGG'), tile, began(0, 'grass'))
    .when(0, build('0,0'))
    .gives(settled(given(land('GGGG')).state, 0, '0,0', 'mandatory'))
    .refuses(0, 'use:farm', 'finish-building-first');
});

test('with fewer than three in the supply the rest is built and the action is done', () => {
  const many = Array.from({ length: 39 }, (_, i) => `${Math.floor(i / 20)},${i % 20}`);
  const rows = Array.from({ length: 3 }, () => 'G'.repeat(20)).join('/');
  given(land(rows), built(0, ...many), began(0, 'grass'))
    .when(0, build('1,19'))
    .gives(settled(given(land(rows)).state, 0, '1,19', 'mandatory'), { type: 'EndTriggered', seat: 0 })
    .refuses(0, 'build', 'no-settlements-left')
    .allows(0, 'end');
});
