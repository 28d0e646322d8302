import { expect, test } from 'vitest';
import { plainly } from '../../../commands/selfplay/manner.ts';
import { playGame } from '../../../commands/selfplay/one-game.ts';
import { planOf } from '../../../commands/selfplay/plan.ts';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import { kingdomBuilder } from '../../../domain/games/kingdom-builder/title.ts';

const SEEDS = [1, 2, 3, 4];

const play = (seed: number) =>
  playGame(kingdomBuilder, { options: {}, seats: 2 + (seed % 4), seed, preset: null }, plainly('quick'));

test('whole games keep all settlements, always leave a choice, and fold from their log and from each seat’s own log', () => {
  for (const seed of SEEDS) expect(play(seed).violations).toEqual([]);
});

test('equal seeds play equal games', () => {
  expect(play(5).events).toEqual(play(5).events);
});

const everything = planOf(kingdomBuilder, { games: 2000, seed: 1, players: null, set: ['everything'] });
const ALL_AT_ONCE = 36;
const DRAWN_BESIDES = 77;

test('with all boxes at once the properties hold too, and no sending keeps more than 4 kB', () => {
  for (const game of [ALL_AT_ONCE, DRAWN_BESIDES]) {
    const planned = everything(game);
    expect(planned.preset).toBe('all');
    const { violations, largestCommit } = playGame(kingdomBuilder, planned, plainly('quick'));
    expect(violations).toEqual([]);
    expect(largestCommit).toBeLessThan(4096);
  }
});

/** Hidden hands of others exchanged for other cards, in every way a rotation of the five terrains gives. */
const changed = (events: readonly KbEvent[], viewer: number, by: number): readonly KbEvent[] => {
  const cards = ['grass', 'canyon', 'desert', 'flower', 'forest'];
  const last = new Map(events.map((e, i) => [e.type === 'CardDrawn' ? e.seat : -1, i]));
  return events.map((e, i) =>
    e.type === 'CardDrawn' && !e.open && e.seat !== viewer && last.get(e.seat) === i
      ? { ...e, card: cards[(cards.indexOf(e.card) + by) % cards.length] ?? e.card }
      : e,
  );
};

test('what others hold changes nothing that a viewer gets', () => {
  const events = (play(6).events as readonly KbEvent[]).slice(0, 60);
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const by of [1, 2, 3, 4]) {
      const seen = (all: readonly KbEvent[]) => all.map((e) => kb.redact(e, viewer));
      const other = changed(events, viewer === 'spectator' ? -1 : viewer, by);
      expect(JSON.stringify(seen(other))).toBe(JSON.stringify(seen(events)));
      expect(seen(other).reduce(kb.evolve, kb.blank())).toEqual(seen(events).reduce(kb.evolve, kb.blank()));
    }
});

test('a redacted card is drawn all the same', () => {
  const drawn: KbEvent = { type: 'CardDrawn', seat: 1, card: 'grass', open: false, draw: 4 };
  expect(kb.redact(drawn, 0)).toEqual({ ...drawn, card: '?' });
  expect(kb.redact(drawn, 1)).toEqual(drawn);
});
