import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, land, played } from '../kit.ts';

const board = land('GGGG', {}, { cards: ['rovers'], split: [9, 2] });
const build = (hex: string) => ({ action: 'build', picks: [hex] });

test('rovers pay one for the first build in each sector', () => {
  const s = played([board, began(0, 'grass')], build('0,0'), build('0,1'), build('0,2'));
  expect(s.seats[0]?.gold).toEqual({ rovers: 2 });
});

test('after the own turn the sectors pay again', () => {
  const s = played([board, began(0, 'grass')], build('0,0'));
  expect(kb.evolve(s, { type: 'TurnEnded', seat: 0, discarded: ['grass'] }).seats[0]?.roved).toEqual([]);
});
