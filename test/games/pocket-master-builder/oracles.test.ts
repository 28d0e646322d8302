import { expect, test } from 'vitest';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { evolve } from '../../../domain/games/pocket-master-builder/evolve.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { noRandom, seeded } from '../../../domain/kernel/random.ts';
import { drew, fold, given, laid } from './kit.ts';

const offered: readonly PmbEvent[] = [
  laid(),
  drew(0, 'K01', 'K02', 'K03'),
  drew(1, 'K04', 'K05', 'K06'),
  { type: 'OraclesOffered', seat: 0, cards: ['O1', 'O2'] },
  { type: 'OraclesOffered', seat: 1, cards: ['O3', 'O4'] },
];

test('both seats choose an oracle at once, and nobody plays before', () => {
  const table = given(offered);
  expect(rules.awaiting(table.state)).toEqual([0, 1]);
  expect(table.asks(1, 'keep-oracle')?.from).toEqual(['O3', 'O4']);
  table.when(0, 'develop', ['K01', '1,2']).refused('unknown-action');
});

test('the first choice is an aside, the last one lets the first seat play', () => {
  const start = fold(offered);
  const first = playTurn(rules, start, 1, [{ action: 'keep-oracle', picks: ['O4'] }], noRandom);
  if (isRefusal(first)) throw new Error(first.refused);
  expect(first).toMatchObject({ aside: true, revealed: false });
  expect(rules.awaiting(first.state)).toEqual([0]);
  const last = playTurn(rules, first.state, 0, [{ action: 'keep-oracle', picks: ['O1'] }], noRandom);
  if (isRefusal(last)) throw new Error(last.refused);
  expect(last).toMatchObject({ aside: false, revealed: false });
  expect(rules.awaiting(last.state)).toEqual([0]);
  expect(last.state.players.map((p) => p.oracles)).toEqual([['O1'], ['O4']]);
});

test('the oracle not kept goes under the pile and comes last', () => {
  const { state } = given(offered).when(0, 'keep-oracle', ['O2']);
  expect(state).toMatchObject({ oraclePile: 4, oraclesUnder: ['O1'] });
});

test('setup: fixed walls at the right, five at random, three cards and two oracles each', () => {
  const s = rules.setup(2, {}, seeded(3)).reduce(evolve, rules.blank());
  expect(s.walls.slice(5)).toEqual(['W6', 'W7', 'W8']);
  expect([...s.walls.slice(0, 5)].sort()).toEqual(['W1', 'W2', 'W3', 'W4', 'W5']);
  expect([...s.landmarks].sort()).toEqual(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8']);
  expect(s.players.map((p) => [p.hand.length, p.offered.length])).toEqual([
    [3, 2],
    [3, 2],
  ]);
  expect(s.players[0]).toMatchObject({ work: 5, rest: 9, rewards: 4, donkey: 1, wall: 1 });
  expect(s).toMatchObject({ pile: 22, oraclePile: 4 });
});

test('either seat may begin', () => {
  const firsts = [1, 2, 3, 4, 5, 6].map((seed) => rules.setup(2, {}, seeded(seed)).reduce(evolve, rules.blank()).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
});

test('the leftmost wall pays nothing at the start, and where it does it pays after the oracles', () => {
  const plain = rules.setup(2, {}, seeded(3));
  expect(plain.some((e) => e.type === 'GainsWaiting')).toBe(false);
  const paid = rules.setup(2, { 'rules.starting_wall_immediate': 'yes' }, seeded(3));
  const start = paid.reduce(evolve, rules.blank());
  const [one, two] = [start.first, 1 - start.first];
  expect(start.gains.map((g) => g.seat)).toEqual([one, two]);
  const keep = (s: typeof start, seat: number) => {
    const picks = [s.players[seat]?.offered[0] ?? ''];
    const played = playTurn(rules, s, seat, [{ action: 'keep-oracle', picks }], seeded(1));
    if (isRefusal(played)) throw new Error(played.refused);
    return played.state;
  };
  const after = keep(keep(start, one), two);
  expect(after.gains).toEqual([]);
  expect(after.players.map((p) => p.hand.length + p.work + p.rewards)).toEqual(
    start.players.map((p) => p.hand.length + p.work + p.rewards + (start.gains[0]?.n ?? 0)),
  );
});
