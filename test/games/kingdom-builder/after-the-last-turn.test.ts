import { expect, test } from 'vitest';
import { notation } from '../../../domain/games/kingdom-builder/notation/notation.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { began, built, type Facts, fold, land, nomad } from './kit.ts';

test('a silo’s step up to a mountain brings no tile, no row and no gold (house ruling H4)', () => {
  const answer = notation({
    command: 'play',
    input: {
      seats: 2,
      board: { terrain: ['OGMN', 'GGGG'] },
      pieces: [{ kind: 'settlement', seat: 0, at: [1, 0] }],
      decree: 'plateaus',
      nomads: { '0,3': 'treasure' },
      pending: [{ seat: 0, kind: 'silo', terrains: [], left: 1 }],
      turn: { seat: 0, terrain: 'grass', mandatoryLeft: 0 },
      moves: [
        { action: 'silo_build', picks: ['0,1'], seat: 0 },
        { action: 'plateaus', picks: ['0,2'], seat: 0 },
      ],
    },
  });
  expect(answer).toMatchObject({ position: { nomads: { '0,3': 'treasure' }, gold: [{}, {}] } });
});

const ending = (swordCancelsEnd: boolean, ...more: Facts): KbState =>
  fold(
    land('GGGGG/DDDDD', {}, { seats: 3, rulings: { swordCancelsEnd } }),
    built(0, '0,0'),
    built(1, '0,2'),
    built(2, '0,4'),
    nomad(1, 'sword'),
    { type: 'EndTriggered', seat: 0 },
    ...more,
  );

// House ruling B7: by ruling the round that a Sword takes back is not the last one.
test('where a Sword may take the end back, who ends its turn in the last round draws a hidden card', () => {
  const s = ending(true, began(0, 'grass'), { type: 'TurnBegan', seat: 0 });
  const events = kb.actions(s, 0).end?.decide(s, 0, [], seeded(1)) ?? [];
  expect(events).toContainEqual(expect.objectContaining({ type: 'CardDrawn', seat: 0, open: false }));
  const usual = ending(false, began(0, 'grass'));
  expect(
    kb
      .actions(usual, 0)
      .end?.decide(usual, 0, [], seeded(1))
      .map((e) => e.type),
  ).not.toContain('CardDrawn');
});

test('a settlement that waits in the temple counts when a Sword takes the end back', () => {
  const s = ending(true, began(1, 'grass'));
  const waiting = {
    ...s,
    seats: s.seats.with(2, { ...(s.seats[2] ?? s.seats[0]), supply: 0, aside: 1 } as (typeof s.seats)[0]),
  };
  const struck = { ...waiting, pieces: waiting.pieces.map((code, hex) => (hex === 4 ? 0 : code)) };
  const events = kb.actions(struck, 1)['nomad:sword']?.decide(struck, 1, ['0,0'], seeded(1)) ?? [];
  expect(events.map((e) => e.type)).toContain('EndCancelled');
});
