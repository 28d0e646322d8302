import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, given, holds, land, played } from '../kit.ts';

const sentry = (at: string) => ({ type: 'MeeplePlaced', seat: 0, piece: 'sentry', at, by: 'scout_cabin' }) as const;

test('sentries stand beside own pieces or each other, on water and mountain too', () => {
  given(land('GWMG/GLGG'), built(0, '0,0'), holds(0, 'scout_cabin'), began(0, 'grass'))
    .offers(0, 'use:scout_cabin', [], ['0,1', '1,0'])
    .offers(0, 'use:scout_cabin', ['0,1'], ['0,2', '1,0', 'stop'])
    .when(0, { action: 'use:scout_cabin', picks: ['0,1', '0,2'] })
    .gives(sentry('0,1'), sentry('0,2'))
    .offers(0, 'build', [], ['0,3', '1,0', '1,2']);
});

test('a sentry takes no tile, holds none, pays nothing and leaves with the turn', () => {
  const facts = [
    land('GLGGG', { '0,1': 'farm' }, { cards: ['hermits'] }),
    built(0, '0,3'),
    holds(0, 'scout_cabin'),
    began(0, 'grass'),
  ];
  const s = played(facts, { action: 'use:scout_cabin', picks: ['0,2', '0,4'] });
  expect(s.seats[0]?.held.map((held) => held.tile)).toEqual(['scout_cabin']);
  expect(kb.scores(s)[0]?.parts.hermits).toBe(1);
  const after = kb.evolve(s, { type: 'TurnEnded', seat: 0, discarded: ['grass'] });
  expect(after.pieces.filter((code) => code !== 0).length).toBe(1);
  const board = [
    land('GLGG', { '0,1': 'farm' }),
    built(0, '0,0'),
    holds(0, 'farm', '0,1'),
    holds(0, 'refuge'),
    sentry('0,2'),
  ];
  const moved = played([...board, holds(0, 'barn'), began(0, 'grass')], { action: 'use:barn', picks: ['0,0', '0,3'] });
  expect(moved.seats[0]?.held.map((held) => held.tile)).not.toContain('farm');
});
