import { expect, test } from 'vitest';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { type Random, seeded } from '../../../domain/kernel/random.ts';
import { began, built, fold, holds, land, nomad } from './kit.ts';

// Nobody who has left is ever awaited, whatever was being asked (house rulings, 7 and D8).

const after = (s: KbState, events: readonly KbEvent[]): KbState => events.reduce(kb.evolve, s);

const vote = (kind: 'ferry' | 'volcano', more: Options = {}): KbState => {
  const options = { 'decree.mode': 'chosen', 'decree.chosen': kind, startPlayer: 0, ...more };
  return after(kb.blank(), kb.setup(3, options, seeded(5)));
};

const votes = (s: KbState, seat: number): KbState => {
  const [action] = Object.values(kb.actions(s, seat));
  const pick = action?.next(s, seat, [])?.from[0] ?? '';
  return after(s, action?.decide(s, seat, [pick], seeded(1)) ?? []);
};

const leaves = (s: KbState, seat: number): KbState => after(s, kb.resigned(s, seat, seeded(1)));
const late = (s: KbState, seat: number): KbState => after(s, kb.passed(s, seat, seeded(1)));

test.each(['ferry', 'volcano'] as const)(
  'the first seat leaves during the vote for the %s: the next one begins',
  (kind) => {
    for (const answer of [votes, late]) {
      const s = answer(answer(leaves(vote(kind), 0), 1), 2);
      expect(s.ballot).toBeNull();
      expect(kb.awaiting(s)).toEqual([1]);
      expect(s.turn?.seat).toBe(1);
    }
  },
);

test('the first seat votes and then leaves: the next one begins', () => {
  expect(kb.awaiting(votes(votes(leaves(votes(vote('ferry'), 0), 0), 1), 2))).toEqual([1]);
});

test.each(['ferry', 'volcano'] as const)(
  'the first seat alone names the place of the %s and leaves: the lot decides and the next one begins',
  (kind) => {
    const s = leaves(vote(kind, { [`rules.${kind}Place`]: 'startPlayer' }), 0);
    expect(kb.awaiting(s)).toEqual([1]);
    expect(s.pieces.filter((code) => code !== 0).length).toBe(1);
  },
);

const dice: Random = seeded(3);

const canoeAtOnce = (): readonly KbEvent[] => [
  ...land('WWGGG/LDDDW', { '1,0': 'farm' }, { seats: 3, rulings: { canoeWhen: 'atOnce' } }),
  ...built(0, '0,4'),
  holds(1, 'canoe'),
];

// Each question that a turn can put in between, asked of the seat whose turn it is or of another one.
test.each<[string, readonly KbEvent[], number]>([
  ['a drawn Fort card', [{ type: 'BuildsOwed', seat: 0, kind: 'fort', terrains: ['grass'], left: 1 }], 0],
  ['a donation', [{ type: 'BuildsOwed', seat: 0, kind: 'donation', terrains: ['desert'], left: 3 }], 0],
  ['the cathedral', [{ type: 'BuildsOwed', seat: 0, kind: 'cathedral', terrains: ['grass'], left: 2 }], 0],
  ['a plateau', [{ type: 'BuildsOwed', seat: 0, kind: 'plateaus', terrains: ['mountain'], left: 1, hex: '0,4' }], 0],
  ['a canoe in the turn of another', [{ type: 'BuildsOwed', seat: 1, kind: 'canoe', terrains: ['water'], left: 1 }], 1],
  [
    'a canoe above a donation',
    [
      { type: 'BuildsOwed', seat: 0, kind: 'donation', terrains: ['desert'], left: 2 },
      { type: 'BuildsOwed', seat: 1, kind: 'canoe', terrains: ['water'], left: 1 },
    ],
    1,
  ],
])('%s: who leaves, or is late, is awaited no longer', (_, owed, seat) => {
  const s = fold(canoeAtOnce(), nomad(0, 'sword'), began(0, 'grass'), ...owed);
  expect(kb.awaiting(s)).toEqual([seat]);
  for (const gone of [0, 1]) {
    const left = after(s, kb.resigned(s, gone, dice));
    expect(kb.awaiting(left)).not.toContain(gone);
    expect(kb.awaiting(left).length).toBe(1);
    const on = after(left, kb.passed(left, kb.awaiting(left)[0] ?? 0, dice));
    expect(kb.awaiting(on)).not.toContain(gone);
    expect(kb.awaiting(on).length).toBe(1);
  }
  const passed = after(s, kb.passed(s, seat, dice));
  expect(kb.awaiting(passed)).not.toEqual([seat]);
});

test.each(['silos', 'canoes'] as const)('after the last turn, at the %s: who leaves is awaited no longer', (stage) => {
  const kind = stage === 'silos' ? 'silo' : 'canoe';
  const s = fold(
    land(stage === 'silos' ? 'OGGGG/WWWWW' : 'GGGGG/WWWWW', {}, { seats: 3 }),
    built(0, '0,1'),
    built(1, '0,3'),
    { type: 'ClosingBegan', stage },
    { type: 'BuildsOwed', seat: 1, kind, terrains: ['water'], left: 1 },
    { type: 'BuildsOwed', seat: 0, kind, terrains: ['water'], left: 1 },
  );
  expect(kb.awaiting(s)).toEqual([0]);
  expect(kb.awaiting(leaves(s, 0))).toEqual([1]);
  expect(kb.awaiting(leaves(s, 1))).toEqual([0]);
  expect(late(late(s, 0), 1).final).not.toBeNull();
  expect(late(leaves(s, 1), 0).final).not.toBeNull();
});

test('at the eruption: who leaves gives up nothing, and the last answer ends the game', () => {
  const s = fold(
    land('MGGGG', {}, { seats: 3 }),
    built(0, '0,1', '0,2'),
    built(1, '0,3', '0,4'),
    { type: 'VolcanoPlaced', at: '0,0', draw: 0 },
    { type: 'ClosingBegan', stage: 'volcano' },
    { type: 'BallotOpened', kind: 'eruption', owed: [1, 1, 0] },
  );
  const left = leaves(s, 0);
  expect(kb.awaiting(left)).toEqual([1]);
  expect(late(left, 1).final).not.toBeNull();
  expect(leaves(late(s, 1), 0).final).not.toBeNull();
});
