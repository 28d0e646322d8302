import { expect, test } from 'vitest';
import { duty } from '../../../domain/games/kingdom-builder/turn/duty.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { say } from '../../../domain/kernel/phrase.ts';
import { began, built, type Facts, given, land } from './kit.ts';

const said = (...facts: Facts): string | null => {
  const phrase = duty(given(...facts).state, 0);
  return phrase && say(WORDS, phrase, () => 'Ada');
};

test('a mail says what card its reader holds and how much is to be built where', () => {
  expect(said(land('GGG'), began(0, 'grass'))).toBe(
    'You hold grass: build three settlements. 3 hexes are possible for the first.',
  );
  expect(said(land('GGG'), built(0, '0,0'), began(0, 'grass'))).toBe(
    'You hold grass: build three settlements. One hex is possible for the first.',
  );
});

test('a full terrain is left to the question that is open', () => {
  expect(said(land('GDD'), built(1, '0,0'), began(0, 'grass'))).toBeNull();
});
