import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { began, built, fold, given, holds, land, played } from './kit.ts';

const decree = (id: string) => ({ type: 'DecreeIssued', decree: id, draw: 0 }) as const;

test('plateaus: a settlement may go up to a mountain as soon as it is built, or stay', () => {
  const facts = [land('GMGG'), decree('plateaus'), began(0, 'grass')];
  given(...facts)
    .when(0, { action: 'build', picks: ['0,0'] })
    .gives(
      { type: 'SettlementBuilt', seat: 0, at: '0,0', on: 'grass', by: 'mandatory' },
      { type: 'BuildsOwed', seat: 0, kind: 'plateaus', terrains: ['mountain'], left: 1, hex: '0,0' },
    )
    .refuses(0, 'build', 'unknown-action')
    .offers(0, 'plateaus', [], ['0,1', 'stay'])
    .when(0, { action: 'plateaus', picks: ['0,1'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,1', by: 'plateaus' })
    .offers(0, 'build', [], ['0,0', '0,2']);
  expect(played(facts, { action: 'build', picks: ['0,0'] }, { action: 'plateaus', picks: ['stay'] }).pending).toEqual(
    [],
  );
});

test('plateaus are not for moves', () => {
  given(land('GGGM'), decree('plateaus'), built(0, '0,0'), holds(0, 'paddock'), began(0, 'grass'))
    .when(0, { action: 'use:paddock', picks: ['0,0', '0,2'] })
    .gives({ type: 'SettlementMoved', seat: 0, from: '0,0', to: '0,2', by: 'paddock' });
});

test('the spy network lends one tile of the seat before, used or not, once a turn', () => {
  const used = { type: 'TileUsed', seat: 1, tile: 'farm' } as const;
  const facts = [
    land('GGGGG'),
    decree('spy_network'),
    built(0, '0,0'),
    holds(1, 'farm'),
    used,
    holds(1, 'canoe'),
    began(0, 'desert'),
  ];
  given(...facts)
    .offers(0, 'spy:farm', [], ['0,1'])
    .refuses(0, 'spy:canoe', 'unknown-action')
    .when(0, { action: 'spy:farm', picks: ['0,1'] })
    .gives(
      { type: 'ExtraUsed', seat: 0, extra: 'spy' },
      { type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'grass', by: 'farm' },
    )
    .refuses(0, 'spy:farm', 'already-used');
});

test('a spied bazaar repeats an own tile', () => {
  const s = fold(
    land('GGGG'),
    decree('spy_network'),
    built(0, '0,0'),
    holds(0, 'farm'),
    { type: 'TileUsed', seat: 0, tile: 'farm' },
    holds(1, 'bazaar'),
    holds(1, 'tower'),
    began(0, 'desert'),
  );
  expect(Object.keys(kb.actions(s, 0)).filter((name) => name.startsWith('spy:'))).toEqual([
    'spy:bazaar:farm',
    'spy:tower',
  ]);
});

const start = (options: Parameters<typeof kb.setup>[1], seed = 3): KbState =>
  kb.setup(3, { 'decree.mode': 'chosen', ...options }, seeded(seed)).reduce(kb.evolve, kb.blank());

const vote = (s: KbState, seat: number, pick: string): KbState => {
  const action = Object.keys(kb.actions(s, seat))[0] ?? '';
  return (kb.actions(s, seat)[action]?.decide(s, seat, [pick], seeded(1)) ?? []).reduce(kb.evolve, s);
};

test('all say in secret where the ferry lies, and most votes win', () => {
  const s = start({ 'decree.chosen': 'ferry' });
  expect(kb.awaiting(s)).toEqual([0, 1, 2]);
  const [a = '', b = ''] = kb.actions(s, 0)['vote:ferry']?.next(s, 0, [])?.from ?? [];
  const done = vote(vote(vote(s, 2, b), 0, a), 1, b);
  expect(kb.awaiting(done)).toEqual([done.start]);
  expect(done.ballot).toBeNull();
  const ferry = done.pieces.findIndex((code) => code !== 0);
  expect(b).toBe(`${Math.floor(ferry / 20)},${ferry % 20}`);
});

test('cards, hands and who begins are dealt when all have named a place, as are those of who is there', () => {
  const s = start({ 'decree.chosen': 'ferry' });
  expect([s.cards, s.seats.map(({ hand }) => hand.length)]).toEqual([[], [0, 0, 0]]);
  const [a = ''] = kb.actions(s, 0)['vote:ferry']?.next(s, 0, [])?.from ?? [];
  const done = vote(vote(vote(s, 0, a), 1, a), 2, a);
  expect([done.cards.length, done.seats.map(({ hand }) => hand.length)]).toEqual([3, [1, 1, 1]]);
});

test('a vote of a game with its cards dealt already goes on as it was', () => {
  const events = kb.setup(
    3,
    { 'decree.mode': 'chosen', 'decree.chosen': 'ferry', 'rules.ferryPlace': 'random' },
    seeded(3),
  );
  const before = events.filter(({ type }) => type !== 'FerryPlaced' && type !== 'TurnBegan');
  const opened = { type: 'BallotOpened', kind: 'ferry', owed: [1, 1, 1] } as const;
  const s = [...before, opened].reduce(kb.evolve, kb.blank());
  const [a = ''] = kb.actions(s, 0)['vote:ferry']?.next(s, 0, [])?.from ?? [];
  const done = vote(vote(vote(s, 0, a), 1, a), 2, a);
  expect([done.cards, done.seats]).toEqual([s.cards, s.seats]);
  expect(kb.awaiting(done)).toEqual([s.start]);
});

test('any empty water hex may be named for the ferry, those with room around first', () => {
  const s = start({ 'decree.chosen': 'ferry' });
  const waters = s.board.rows.flatMap((row, r) => [...row].flatMap((g, c) => (g === 'W' ? [`${r},${c}`] : [])));
  const from = kb.actions(s, 0)['vote:ferry']?.next(s, 0, [])?.from ?? [];
  expect([...from].toSorted()).toEqual(waters.toSorted());
});

test('a seat that does not answer has no vote, and without any the lot decides', () => {
  const s = start({ 'decree.chosen': 'volcano' });
  const after = [0, 1, 2].reduce((so, seat) => kb.passed(so, seat, seeded(seat)).reduce(kb.evolve, so), s);
  expect(after.pieces.filter((code) => code !== 0).length).toBe(1);
  expect(kb.awaiting(after)).toEqual([after.start]);
});

test('without any vote the ferry comes to a water with room around it', () => {
  const opened = { type: 'BallotOpened', kind: 'ferry', owed: [1, 1] } as const;
  const s = fold(land('GGGMMMW/GWGMMMM/GGGMMMM'), opened);
  expect(kb.actions(s, 0)['vote:ferry']?.next(s, 0, [])?.from).toEqual(['1,1', '0,6']);
  for (let seed = 0; seed < 8; seed += 1) {
    const after = [0, 1].reduce((so, seat) => kb.passed(so, seat, seeded(seed)).reduce(kb.evolve, so), s);
    expect(after.pieces.findIndex((code) => code !== 0)).toBe(8);
  }
});

test('by ruling the place is drawn, or the first seat says it', () => {
  const drawn = start({ 'decree.chosen': 'ferry', 'rules.ferryPlace': 'random' });
  expect(kb.awaiting(drawn)).toEqual([drawn.start]);
  expect(drawn.ballot).toBeNull();
  const first = start({ 'decree.chosen': 'volcano', 'rules.volcanoPlace': 'startPlayer' });
  expect(kb.awaiting(first)).toEqual([first.start]);
  expect(first.ballot?.kind).toBe('volcano');
});

test('a native soil takes its cards out of the deck', () => {
  const s = start({ 'decree.chosen': 'native_soil' });
  expect(s.nativeSoil).not.toBeNull();
  expect(Object.keys(s.deck.unseen)).not.toContain(s.nativeSoil);
});

test('a decree that names a small addition brings it in', () => {
  expect(start({ 'decree.chosen': 'island' }).board.island.length).toBe(4);
  expect(start({ 'decree.chosen': 'capitol' }).capitols.length).toBeGreaterThan(0);
});
