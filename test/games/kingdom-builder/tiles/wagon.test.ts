import { expect, test } from 'vitest';
import { began, built, given, holds, land, stands } from '../kit.ts';

test('wagon is placed on suitable ground or a mountain, beside its own where it can', () => {
  given(land('GMWG'), built(0, '0,0'), holds(0, 'wagon'), began(0, 'grass'))
    .offers(0, 'use:wagon', [], ['place'])
    .offers(0, 'use:wagon', ['place'], ['0,1'])
    .when(0, { action: 'use:wagon', picks: ['place', '0,1'] })
    .gives({ type: 'MeeplePlaced', seat: 0, piece: 'wagon', at: '0,1', by: 'wagon' });
});

test('wagon goes up to three hexes, and may stop earlier', () => {
  const so = given(land('GGGGGG'), stands(0, 'wagon', '0,0'), holds(0, 'wagon'), began(0, 'grass'));
  so.offers(0, 'use:wagon', [], ['move', 'back'])
    .offers(0, 'use:wagon', ['move'], ['0,1'])
    .offers(0, 'use:wagon', ['move', '0,1'], ['0,0', '0,2', 'stop']);
  so.when(0, { action: 'use:wagon', picks: ['move', '0,1', '0,2', '0,3'] }).gives(
    { type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,1', by: 'wagon', piece: 'wagon' },
    { type: 'SettlementMoved', seat: 0, from: '0,1', to: '0,2', by: 'wagon', piece: 'wagon' },
    { type: 'SettlementMoved', seat: 0, from: '0,2', to: '0,3', by: 'wagon', piece: 'wagon' },
  );
  so.when(0, { action: 'use:wagon', picks: ['move', '0,1', 'stop'] }).gives({
    type: 'SettlementMoved',
    seat: 0,
    from: '0,0',
    to: '0,1',
    by: 'wagon',
    piece: 'wagon',
  });
});

test('a wagon takes tiles on its way', () => {
  const board = land('GGGGG/GLGGG', { '1,1': 'farm' });
  const { state } = given(board, stands(0, 'wagon', '0,4'), holds(0, 'wagon'), began(0, 'grass')).when(0, {
    action: 'use:wagon',
    picks: ['move', '0,3', '0,2', 'stop'],
  });
  expect(state.seats[0]?.held.map((one) => one.tile)).toEqual(['wagon', 'farm']);
});

test('a wagon cannot pass a warrior', () => {
  given(land('GGGGG'), stands(0, 'wagon', '0,0'), stands(1, 'warrior', '0,2'), holds(0, 'wagon'), began(0, 'grass'))
    .offers(0, 'use:wagon', [], ['back'])
    .when(0, { action: 'use:wagon', picks: ['back'] })
    .gives({ type: 'PieceReturned', seat: 0, piece: 'wagon', at: '0,0', by: 'wagon', user: 0 });
});
