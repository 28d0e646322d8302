import { expect, test } from 'vitest';
import { began, built, given, holds, land, nomad } from '../kit.ts';

const CANYON = 4;
const FOREST = 19;

test('fort draws a card for all to see, and the build that follows cannot be declined', () => {
  given(land('GGCC'), built(0, '0,1'), holds(0, 'fort'), began(0, 'grass'))
    .when(0, { action: 'use:fort', picks: [] }, CANYON)
    .gives(
      { type: 'FortDrawn', seat: 0, card: 'canyon', draw: 0 },
      { type: 'BuildsOwed', seat: 0, kind: 'fort', terrains: ['canyon'], left: 1 },
    )
    .refuses(0, 'end', 'unknown-action')
    .offers(0, 'fort', [], ['0,2'])
    .when(0, { action: 'fort', picks: ['0,2'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,2', on: 'canyon', by: 'fort' })
    .refuses(0, 'fort', 'unknown-action');
});

test('the drawn card is discarded, and the build is none of the mandatory ones', () => {
  const { state } = given(land('GGCC'), built(0, '0,1'), holds(0, 'fort'), began(0, 'grass'))
    .when(0, { action: 'use:fort', picks: [] }, CANYON)
    .gives(
      { type: 'FortDrawn', seat: 0, card: 'canyon', draw: 0 },
      { type: 'BuildsOwed', seat: 0, kind: 'fort', terrains: ['canyon'], left: 1 },
    )
    .when(0, { action: 'fort', picks: ['0,2'] });
  expect(state.deck.discards).toEqual({ canyon: 1 });
  expect(state.turn?.left).toBe(3);
});

test('fort has no effect when the drawn terrain is full', () => {
  given(land('GG'), holds(0, 'fort'), began(0, 'grass'))
    .when(0, { action: 'use:fort', picks: [] }, FOREST)
    .gives({ type: 'FortDrawn', seat: 0, card: 'forest', draw: 0 })
    .refuses(0, 'use:fort', 'already-used');
});

test('an outpost may still be used once the card is seen', () => {
  given(land('GGCCC'), built(0, '0,1'), holds(0, 'fort'), nomad(0, 'outpost'), began(0, 'grass'))
    .when(0, { action: 'use:fort', picks: [] }, CANYON)
    .gives(
      { type: 'FortDrawn', seat: 0, card: 'canyon', draw: 0 },
      { type: 'BuildsOwed', seat: 0, kind: 'fort', terrains: ['canyon'], left: 1 },
    )
    .when(0, { action: 'nomad:outpost', picks: [] })
    .gives({ type: 'NomadUsed', seat: 0, tile: 'outpost' })
    .offers(0, 'fort', [], ['0,2', '0,3', '0,4']);
});
