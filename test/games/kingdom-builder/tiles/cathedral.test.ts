import { expect, test } from 'vitest';
import { began, built, given, holds, land, played } from '../kit.ts';

test('cathedral gives one numbered settlement, or takes some for as many builds on the terrain of the card', () => {
  const tokens = { type: 'TokenTaken', seat: 0 } as const;
  given(land('GGGG'), built(0, '0,0'), holds(0, 'cathedral'), began(0, 'grass'))
    .offers(0, 'use:cathedral', [], ['take'])
    .when(0, { action: 'use:cathedral', picks: ['take'] })
    .gives(tokens)
    .refuses(0, 'use:cathedral', 'already-used');
  const facts = [land('GGGG'), built(0, '0,0'), holds(0, 'cathedral'), tokens, tokens, began(0, 'grass')];
  given(...facts)
    .offers(0, 'use:cathedral', [], ['take', 'pay'])
    .offers(0, 'use:cathedral', ['pay'], ['1', '2'])
    .when(0, { action: 'use:cathedral', picks: ['pay', '2'] })
    .gives(
      { type: 'TokensPaid', seat: 0, tokens: 2 },
      { type: 'BuildsOwed', seat: 0, kind: 'cathedral', terrains: ['grass'], left: 2 },
    );
  const s = played(
    facts,
    { action: 'use:cathedral', picks: ['pay', '2'] },
    { action: 'cathedral', picks: ['0,1'] },
    { action: 'cathedral', picks: ['0,2'] },
  );
  expect(s.seats[0]).toMatchObject({ tokens: 0, supply: 37 });
  expect(s.turn?.left).toBe(3);
});
