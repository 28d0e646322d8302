import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { scripted } from '../../../../domain/kernel/random.ts';
import { began, fold, given, holds, land } from '../kit.ts';

test('crossroads draws one card more at the end of the turn', () => {
  const s = fold(land('GGGG'), holds(0, 'crossroads'), began(0, 'grass'));
  const done = { ...s, turn: s.turn && { ...s.turn, left: 0 }, placed: true };
  const after = (kb.actions(done, 0).end?.decide(done, 0, [], scripted(4, 4)) ?? []).reduce(kb.evolve, done);
  expect(after.seats[0]?.hand).toEqual(['canyon', 'canyon']);
});

test('crossroads works by itself', () => {
  given(land('GGGG'), holds(0, 'crossroads'), began(0, 'grass')).refuses(0, 'use:crossroads', 'unknown-action');
});

test('one terrain is chosen for the whole turn, and a full one is no choice', () => {
  const second = { type: 'CardDrawn', seat: 0, card: 'desert', open: true, draw: 0 } as const;
  given(land('GGDD'), second, began(0, 'grass'))
    .refuses(0, 'build', 'choose-terrain-first')
    .when(0, { action: 'terrain', picks: ['desert'] })
    .gives()
    .offers(0, 'build', [], ['0,2', '0,3']);
  given(land('GG'), second, began(0, 'grass'))
    .refuses(0, 'terrain', 'unknown-action')
    .offers(0, 'build', [], ['0,0', '0,1']);
});

test('both cards are discarded at the end', () => {
  const second = { type: 'CardDrawn', seat: 0, card: 'desert', open: true, draw: 0 } as const;
  const s = fold(land('GGDD'), second, began(0, 'grass'));
  const done = { ...s, turn: s.turn && { ...s.turn, left: 0 }, placed: true };
  const events = kb.actions(done, 0).end?.decide(done, 0, [], scripted(0)) ?? [];
  expect(events[0]).toEqual({ type: 'TurnEnded', seat: 0, discarded: ['desert', 'grass'] });
});
