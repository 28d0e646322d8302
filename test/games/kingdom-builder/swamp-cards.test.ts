import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import { allCards } from '../../../domain/games/kingdom-builder/setup/pile.ts';
import { owed, playable } from '../../../domain/games/kingdom-builder/turn/played.ts';
import { began, built, fold, given, land, played } from './kit.ts';

const halves = (rows: string, hand: readonly string[], native: 'desert' | null = null) => {
  const [first = '', ...more] = hand;
  const drawn = more.map((card) => ({ type: 'CardDrawn', seat: 0, card, open: true, draw: 0 }) as const);
  const soil = native ? [{ type: 'NativeSoilChosen', terrain: native, draw: 0 } as const] : [];
  const s = fold(land(rows), soil, built(1, '0,1'), began(0, first), drawn);
  return playable(s, 0).map(({ terrain }) => terrain);
};

test('a swamp card gives the choice between its two halves', () => {
  given(land('GGBB/GGBB'), began(0, 'grass_swamp'))
    .offers(0, 'terrain', [], ['grass', 'swamp'])
    .when(0, { action: 'terrain', picks: ['swamp'] })
    .gives()
    .offers(0, 'build', [], ['0,2', '0,3', '1,2', '1,3']);
});

test('on swamp two are built, on the other half three', () => {
  const chosen = (terrain: string) =>
    played([land('GGBB/GGBB'), began(0, 'grass_swamp')], { action: 'terrain', picks: [terrain] });
  expect(chosen('swamp').turn?.left).toBe(2);
  expect(chosen('grass').turn?.left).toBe(3);
});

test('a settlement from the temple comes on top of either half', () => {
  const aside = { type: 'SettlementSetAside', seat: 0, at: '0,0' } as const;
  const s = played([land('GGBB/GGBB'), built(0, '0,0'), aside, began(0, 'grass_swamp')], {
    action: 'terrain',
    picks: ['swamp'],
  });
  expect(owed(s, 0)).toBe(3);
});

test('two cards of which one is a swamp card are three choices, and a full terrain is none', () => {
  expect(halves('GGFB', ['flower', 'grass_swamp'])).toEqual(['flower', 'grass', 'swamp']);
  expect(halves('BGFB', ['grass'])).toEqual([]);
});

test('a native soil is a choice as long as it is free', () => {
  expect(halves('GGD', ['grass'], 'desert')).toEqual(['desert', 'grass']);
  expect(halves('GD', ['grass'], 'desert')).toEqual(['grass']);
});

test('the native card is never drawn nor discarded', () => {
  const soil = { type: 'NativeSoilChosen', terrain: 'desert', draw: 0 } as const;
  const s = played(
    [land('GGD'), soil, began(0, 'grass')],
    { action: 'terrain', picks: ['desert'] },
    { action: 'build', picks: ['0,2'] },
  );
  expect(s.seats[0]?.hand).toEqual(['grass']);
  expect(kb.actions(s, 0).build?.next(s, 0, [])).toMatchObject({ from: ['0,1'] });
});

test('the pile knows what is out', () => {
  const count = (pile: Parameters<typeof allCards>[0]) => allCards(pile);
  expect(count({ swamp: true, native: null, scouts: 'flower' })).toEqual({
    grass: 5,
    canyon: 5,
    desert: 5,
    forest: 5,
    grass_swamp: 1,
    canyon_swamp: 1,
    desert_swamp: 1,
    forest_swamp: 1,
  });
  expect(Object.keys(count({ swamp: true, native: 'desert', scouts: 'flower' }))).not.toContain('desert');
  expect(count({ swamp: true, native: 'desert', scouts: 'flower' })).toHaveProperty('desert_swamp', 1);
});

test('Fort with a swamp card builds on either half', () => {
  const s = played(
    [
      land('GGBB'),
      built(0, '0,1'),
      { type: 'BuildsOwed', seat: 0, kind: 'fort', terrains: ['grass', 'swamp'], left: 1 },
      began(0, 'canyon'),
    ],
    {
      action: 'fort',
      picks: ['0,2'],
    },
  );
  expect(s.pending).toEqual([]);
});
