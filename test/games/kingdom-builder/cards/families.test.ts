import { expect, test } from 'vitest';
import type { Pick } from '../../../../domain/kernel/rules.ts';
import { began, built, holds, land, played } from '../kit.ts';

const paid = (rows: string, ...hexes: readonly Pick[]): number =>
  played(
    [land(rows, {}, { cards: ['families'] }), began(0, 'grass')],
    ...hexes.map((hex) => ({ action: 'build', picks: [hex] })),
  ).seats[0]?.gold.families ?? 0;

test('families pay two for three side by side in a straight row, in any order and along any axis', () => {
  expect(paid('GGG', '0,1', '0,0', '0,2')).toBe(2);
  expect(paid('GGG/GGG/GGG', '0,0', '1,0', '2,1')).toBe(2);
});

test('families pay nothing for three with a kink', () => {
  expect(paid('GGG/GGG/GGG', '0,0', '1,0', '2,0')).toBe(0);
});

test('families look at the hexes where the three were built, so the same hex twice is no row', () => {
  const decree = { type: 'DecreeIssued', decree: 'plateaus', draw: 0 } as const;
  const build = (hex: Pick) => ({ action: 'build', picks: [hex] });
  const s = played(
    [land('GGM/GGG', {}, { cards: ['families'] }), decree, began(0, 'grass')],
    build('0,0'),
    build('0,1'),
    { action: 'plateaus', picks: ['0,2'] },
    build('0,1'),
  );
  expect(s.seats[0]?.gold).toEqual({});
});

test('families pay nothing for two, nor for a row that a tile completes', () => {
  expect(paid('GGG', '0,0', '0,1')).toBe(0);
  const s = played(
    [land('GGG', {}, { cards: ['families'] }), built(0, '0,0', '0,1'), holds(0, 'farm'), began(0, 'desert')],
    { action: 'use:farm', picks: ['0,2'] },
  );
  expect(s.seats[0]?.gold).toEqual({});
});
