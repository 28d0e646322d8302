import { expect, test } from 'vitest';
import { began, holds, land, played } from '../kit.ts';

test('with its bonus an own canoe answers when its owner takes a last tile', () => {
  const facts = [land('LGGGW', { '0,0': 'farm' }), holds(1, 'farm', '0,0'), holds(0, 'canoe'), holds(0, 'canoe_bonus')];
  const s = played([...facts, began(0, 'grass')], { action: 'build', picks: ['0,1'] });
  expect(s.seats[0]?.held[0]).toMatchObject({ tile: 'canoe', charged: true });
});
