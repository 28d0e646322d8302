import { expect, test } from 'vitest';
import { label, say, type Words } from '../../domain/kernel/phrase.ts';

const words: Words = {
  phrases: { built: '{seat} built on {hexes} ({terrain|terrain}).', gave: '{seat} gave {n} to {others|seats}.' },
  labels: { terrain: { grass: 'green grass' } },
};
const nameOf = (seat: number): string => ['Ada', 'Bruno', 'Chiara'][seat] ?? '?';

test('a sentence is filled with names, lists and labels', () => {
  const phrase = { key: 'built', seat: 1, args: { hexes: ['G12', 'G11', 'C7'], terrain: 'grass' } };
  expect(say(words, phrase, nameOf)).toBe('Bruno built on G12, G11 and C7 (green grass).');
});

test('seats among the arguments are named', () => {
  expect(say(words, { key: 'gave', seat: 0, args: { n: 2, others: ['1', '2'] } }, nameOf)).toBe(
    'Ada gave 2 to Bruno and Chiara.',
  );
});

test('what nobody named is shown as it is', () => {
  expect(label(words, 'terrain', 'salt_flat')).toBe('salt flat');
  expect(say(words, { key: 'unheard-of', args: {} }, nameOf)).toBe('unheard-of');
  expect(say(words, { key: 'built', seat: 0, args: { hexes: ['A1'] } }, nameOf)).toBe(
    'Ada built on A1 ({terrain|terrain}).',
  );
});
