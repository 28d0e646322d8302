import { expect, test } from 'vitest';
import { began, built, given, holds, land, played, wall } from '../kit.ts';

const lost = { type: 'TileLost', seat: 0, tile: 'refuge', from: '1,2' } as const;

test('the bonus of the refuge jumps straight over others to the first free hex, if that is suitable', () => {
  given(land('GGGGG'), built(0, '0,0'), built(1, '0,1'), wall('0,2'), holds(0, 'refuge_bonus'), began(0, 'grass'))
    .offers(0, 'use:refuge_bonus', ['0,0'], ['0,3'])
    .denies(0, { action: 'use:refuge_bonus', picks: ['0,0'] }, '0,4', 'not-behind-others')
    .when(0, { action: 'use:refuge_bonus', picks: ['0,0', '0,3'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,3', by: 'refuge_bonus' });
  given(land('GGWG'), built(0, '0,0'), built(1, '0,1'), holds(0, 'refuge_bonus'), began(0, 'grass')).refuses(
    0,
    'use:refuge_bonus',
    'nothing-to-move',
  );
});

test('a bonus comes with the second tile of its kind and goes with it', () => {
  const board = land('GGGGGG/GLGLGG/GGGGGG', { '1,1': 'refuge', '1,3': 'refuge' });
  const build = (hex: string) => ({ action: 'build', picks: [hex] });
  const s = played([board, began(0, 'grass')], build('0,1'), build('0,2'), build('0,3'));
  expect(s.seats[0]?.held.map((held) => held.tile)).toEqual(['refuge', 'refuge', 'refuge_bonus']);
  given(
    board,
    built(0, '0,1', '1,4'),
    holds(0, 'refuge', '1,1'),
    holds(0, 'refuge', '1,3'),
    {
      type: 'BonusTaken',
      seat: 0,
      tile: 'refuge_bonus',
    },
    began(0, 'grass'),
  )
    .when(0, { action: 'use:refuge', picks: ['1,4', '1,5'] })
    .gives(
      { type: 'SettlementMoved', seat: 0, from: '1,4', to: '1,5', by: 'refuge' },
      { ...lost, from: '1,3' },
      { type: 'BonusLost', seat: 0, tile: 'refuge_bonus' },
    );
});
