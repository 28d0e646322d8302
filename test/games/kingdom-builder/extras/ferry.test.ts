import { test } from 'vitest';
import { began, built, given, land } from '../kit.ts';

const ferry = (at: string) => ({ type: 'FerryPlaced', at, draw: 0 }) as const;

test('the ferry carries from beside its water to suitable ground beside the same water, once a turn', () => {
  given(land('GWGG/GGWG/GGGW'), ferry('2,3'), built(0, '0,2'), began(0, 'grass'))
    .offers(0, 'ferry', ['0,2'], ['0,3', '1,1', '1,3', '2,2'])
    .when(0, { action: 'ferry', picks: ['0,2', '1,1'] })
    .gives(
      { type: 'ExtraUsed', seat: 0, extra: 'ferry' },
      { type: 'SettlementMoved', seat: 0, from: '0,2', to: '1,1', by: 'ferry' },
    )
    .refuses(0, 'ferry', 'already-used');
});

test('who is not beside the water of the ferry stays', () => {
  given(land('GWGGGWG'), ferry('0,5'), built(0, '0,0'), began(0, 'grass')).refuses(0, 'ferry', 'not-beside-the-ferry');
});
