import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { faults } from '../../../domain/games/kingdom-builder/faults.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';

// Games that were played once and must be replayed for ever.
const folder = new URL('../../logs/', import.meta.url);
const logs = readdirSync(folder).filter((file) => file.startsWith('kingdom-builder'));

const eventsOf = (file: string): readonly KbEvent[] =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly events: readonly KbEvent[] }).events;

test.each(logs)('%s folds to the scores that were written down', (file) => {
  const events = eventsOf(file);
  const last = events.at(-1);
  const over = events.reduce(kb.evolve, kb.blank());
  expect(last?.type).toBe('GameScored');
  expect(over.final).toEqual(last?.type === 'GameScored' ? last.scores : null);
  // Without what was written down, the cards of today still say the same.
  expect(kb.scores({ ...over, final: null })).toEqual(over.final);
  expect(faults(over)).toEqual([]);
});

test.each(logs)('%s never awaits nobody before its end', (file) => {
  let s = kb.blank();
  for (const event of eventsOf(file)) {
    s = kb.evolve(s, event);
    if (s.turn && !s.final) expect(kb.awaiting(s).length).toBeGreaterThan(0);
  }
});
