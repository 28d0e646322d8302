import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, fold, given, holds, land, played } from '../kit.ts';

const aside = { type: 'SettlementSetAside', seat: 0, at: '0,1' } as const;

test('temple takes a settlement off, and tiles are lost with it', () => {
  given(land('LGG', { '0,0': 'farm' }), built(0, '0,1'), holds(0, 'farm', '0,0'), holds(0, 'temple'), began(0, 'grass'))
    .offers(0, 'use:temple', [], ['0,1'])
    .when(0, { action: 'use:temple', picks: ['0,1'] })
    .gives(aside, { type: 'TileLost', seat: 0, tile: 'farm', from: '0,0' });
});

test('the settlement is built again in the next turn, last of all and besides the others', () => {
  const facts = [land('GGGGG'), built(0, '0,1'), aside, began(0, 'grass')];
  const build = (hex: string) => ({ action: 'build', picks: [hex] });
  const three = played(facts, build('0,0'), build('0,1'), build('0,2'));
  expect(kb.actions(three, 0).end?.next(three, 0, [])).toMatchObject({ why: 'build-first' });
  const s = played(facts, build('0,0'), build('0,1'), build('0,2'), build('0,3'));
  expect(s.seats[0]).toMatchObject({ supply: 36, aside: 0 });
  expect(s.turn?.built.length).toBe(3);
});

test('temple is closed while the supply is empty, and the waiting settlement ends the game', () => {
  const many = Array.from({ length: 40 }, (_, i) => `${Math.floor(i / 20)},${i % 20}`);
  const board = land(Array.from({ length: 3 }, () => 'G'.repeat(20)).join('/'));
  const full = [board, built(0, ...many), { ...aside, at: '0,0' }, holds(0, 'temple'), began(0, 'grass')];
  given(...full).refuses(0, 'use:temple', 'no-settlements-left');
  const s = played(full, { action: 'build', picks: ['0,0'] });
  expect(s).toMatchObject({ ending: true });
  expect(fold(...full).ending).toBe(false);
  expect(s.seats[0]).toMatchObject({ supply: 0, aside: 0 });
});
