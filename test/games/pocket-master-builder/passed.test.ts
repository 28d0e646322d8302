import { expect, test } from 'vitest';
import { evolve } from '../../../domain/games/pocket-master-builder/evolve.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { cards, drew, fold, laid, worker } from './kit.ts';

const typesOf = (events: readonly { readonly type: string }[]): readonly string[] => events.map((e) => e.type);

test('a time-out plays the first card in the first row, rests, and passes', () => {
  const s = fold(laid(), drew(0, 'K05', 'K06', 'K07'));
  const events = rules.passed(s, 0, seeded(1));
  expect(events[0]).toMatchObject({ type: 'CardDeveloped', card: 'K05', at: 0 });
  expect(typesOf(events)).toEqual(['CardDeveloped', 'Rested', 'WorkersGained', 'CardsDrawn', 'TurnEnded']);
});

test('a time-out in the middle of a turn only rests', () => {
  const s = fold(laid(), cards(['K01', 1, 2]), drew(0, 'K02', 'K03'), worker(0, 'left:1,2'));
  expect(typesOf(rules.passed(s, 0, seeded(1)))).toEqual(['Rested', 'WorkersGained', 'CardsDrawn', 'TurnEnded']);
});

test('a time-out with too many cards discards those that are missed least', () => {
  const hand = drew(0, 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K09');
  const s = fold(laid(), hand, cards(['K01', 1, 2]));
  const after = rules.passed(s, 0, seeded(1)).reduce(evolve, s);
  expect(after.players[0]?.hand).toHaveLength(5);
  expect(after.turn?.seat).toBe(1);
});

test('a time-out while oracles are chosen keeps the first and does not pass the turn', () => {
  const s = fold(
    laid(),
    drew(0, 'K01'),
    { type: 'OraclesOffered', seat: 0, cards: ['O1', 'O2'] },
    { type: 'OraclesOffered', seat: 1, cards: ['O3', 'O4'] },
  );
  const one = rules.passed(s, 1, seeded(1));
  expect(one).toEqual([{ type: 'OracleKept', seat: 1, card: 'O3', under: ['O4'] }]);
  const two = rules.passed(one.reduce(evolve, s), 0, seeded(1));
  expect(typesOf(two)).toEqual(['OracleKept']);
});
