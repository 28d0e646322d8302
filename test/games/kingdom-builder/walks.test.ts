import { expect, test } from 'vitest';
import { describe } from '../../../domain/games/kingdom-builder/describe.ts';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { say } from '../../../domain/kernel/phrase.ts';

const told = (events: readonly KbEvent[]): readonly string[] =>
  describe(events).map((phrase) => say(WORDS, phrase, (seat) => ['Ada', 'Bruno'][seat] ?? ''));

const step = (from: string, to: string, by = 'wagon'): KbEvent => ({
  type: 'SettlementMoved',
  seat: 0,
  from,
  to,
  by,
  ...(by === 'wagon' ? { piece: 'wagon' } : {}),
});

test('a walk of three steps is told as one, with what it brought', () => {
  const took: KbEvent = { type: 'TileTaken', seat: 0, tile: 'farm', from: '0,1' };
  expect(told([step('1,1', '1,2'), took, step('1,2', '1,3'), step('1,3', '2,3')])).toEqual([
    'Ada moved the wagon from B2 to D3.',
    'Ada took a Farm tile.',
  ]);
});

test('moves of two pieces stay two', () => {
  expect(told([step('1,1', '1,2', 'resettlement'), step('5,5', '5,6', 'resettlement')])).toHaveLength(2);
});
