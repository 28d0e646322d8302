import { expect, test } from 'vitest';
import type { Rulings } from '../../../domain/games/kingdom-builder/setup/rulings.ts';
import { began, built, given, holds, land, settled } from './kit.ts';

// Draws from the canonical order grass, canyon, desert, flower, forest, five each.
const DESERT = 10;
const FOREST = 19;

test('a full terrain gives a new card, and the old one leaves the game', () => {
  const { state } = given(land('GDD'), built(1, '0,0'), began(0, 'grass'))
    .refuses(0, 'build', 'terrain-exhausted')
    .refuses(0, 'end', 'build-first')
    .when(0, { action: 'redraw', picks: [] }, DESERT)
    .gives(
      { type: 'CardRemoved', seat: 0, card: 'grass' },
      { type: 'CardDrawn', seat: 0, card: 'desert', open: true, draw: 0 },
    )
    .offers(0, 'build', [], ['0,1', '0,2']);
  expect(state.turn?.left).toBe(3);
  expect(state.deck.discards).toEqual({});
});

test('cards are drawn until one has a free hex', () => {
  given(land('GD'), built(1, '0,0'), began(0, 'grass'))
    .when(0, { action: 'redraw', picks: [] }, FOREST, DESERT)
    .gives(
      { type: 'CardRemoved', seat: 0, card: 'grass' },
      { type: 'CardDrawn', seat: 0, card: 'forest', open: true, draw: 0 },
      { type: 'CardRemoved', seat: 0, card: 'forest' },
      { type: 'CardDrawn', seat: 0, card: 'desert', open: true, draw: 1 },
    );
});

test('a terrain that fills up in the middle leaves the other builds owed', () => {
  const { state } = given(land('GDD'), began(0, 'grass'))
    .when(0, { action: 'build', picks: ['0,0'] })
    .gives(settled(given(land('GDD')).state, 0, '0,0', 'mandatory'))
    .refuses(0, 'build', 'terrain-exhausted')
    .when(0, { action: 'redraw', picks: [] }, DESERT)
    .gives(
      { type: 'CardRemoved', seat: 0, card: 'grass' },
      { type: 'CardDrawn', seat: 0, card: 'desert', open: true, draw: 0 },
    );
  expect(state.turn?.left).toBe(2);
});

/** Three built on the only grass there is, with one tile in hand. */
const full = (tile: string, rulings: Partial<Rulings> = {}) => {
  const board = land('GGGD', {}, { rulings });
  return ['0,0', '0,1', '0,2'].reduce(
    (so, hex) => so.when(0, { action: 'build', picks: [hex] }).gives(settled(so.state, 0, hex, 'mandatory')),
    given(board, holds(0, tile), began(0, 'grass')),
  );
};

test('once the three are built, only a tile that reads the terrain draws a new card', () => {
  full('oracle').allows(0, 'redraw').allows(0, 'end');
  full('oasis').refuses(0, 'redraw', 'unknown-action');
});

test('with the other ruling tiles of a full terrain rest', () => {
  full('oracle', { exhaustedAfter: 'lost' })
    .refuses(0, 'redraw', 'unknown-action')
    .refuses(0, 'use:oracle', 'terrain-exhausted');
});

test('where no card helps, the builds are not owed any more and the turn may end', () => {
  given(land('GWW'), built(1, '0,0'), { type: 'DeckMade', cards: { grass: 1 } }, began(0, 'grass')).allows(0, 'end');
});
