import { test } from 'vitest';
import { began, built, given, holds, land } from '../kit.ts';

test('with its bonus the fountain builds on a mountain too', () => {
  const facts = [land('GMG'), built(0, '0,0'), holds(0, 'fountain'), holds(0, 'fountain_bonus')];
  given(...facts, began(0, 'grass')).offers(0, 'use:fountain', [], ['0,1']);
  given(...facts.slice(0, 3), began(0, 'grass')).refuses(0, 'use:fountain', 'nothing-to-build-on');
});
