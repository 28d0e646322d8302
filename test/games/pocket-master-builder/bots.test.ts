import { expect, test } from 'vitest';
import { bots } from '../../../domain/games/pocket-master-builder/bots/bots.ts';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { evolve } from '../../../domain/games/pocket-master-builder/evolve.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { botTurn, isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { began, cards, drew, fold, given, laid, worker } from './kit.ts';

const game = (seed: number, levels: readonly ('quick' | 'greedy')[]): PmbState => {
  const dice = seeded(seed);
  let log: readonly PmbEvent[] = rules.setup(2, {}, dice);
  let state = log.reduce(evolve, rules.blank());
  while (rules.awaiting(state).length > 0) {
    const [seat = 0] = rules.awaiting(state);
    const view = log.map((event) => rules.redact(event, seat)).reduce(evolve, rules.blank());
    const moves = botTurn(rules, bots[levels[seat] ?? 'quick'], view, seat, dice);
    const played = playTurn(rules, state, seat, moves, dice);
    if (isRefusal(played)) throw new Error(played.refused);
    log = [...log, ...played.steps.flatMap((step) => step.events as readonly PmbEvent[])];
    state = played.state;
  }
  return state;
};

test('bots play whole games from what they may see, turn by turn', () => {
  for (const seed of [1, 2, 3]) expect(rules.awaiting(game(seed, ['quick', 'greedy']))).toEqual([]);
});

test('equal dice give equal games', () => {
  expect(game(4, ['greedy', 'greedy'])).toEqual(game(4, ['greedy', 'greedy']));
});

test('greedy builds when it can', () => {
  const s = fold(
    laid(),
    cards(['K08', 1, 2], ['K13', 1, 3]),
    drew(0, 'K06'),
    worker(0, 'left:1,2'),
    worker(0, 'top:1,2'),
  );
  const rich: PmbEvent = { type: 'RewardsGained', seat: 0, n: 6, from: 'start' };
  let state = evolve(s, rich);
  for (let i = 0; i < 4; i += 1) {
    const move = bots.greedy(state, 0, seeded(1));
    if (move.action === 'construct') return;
    const played = playTurn(rules, state, 0, [move], seeded(1));
    if (isRefusal(played)) throw new Error(played.refused);
    state = played.state;
  }
  expect.unreachable();
});

test('a bot keeps the oracle that fits its hand', () => {
  const hand = drew(0, 'K22', 'K23', 'K08');
  const table = given(laid(), hand, { type: 'OraclesOffered', seat: 0, cards: ['O2', 'O5'] });
  expect(bots.quick(table.state, 0, seeded(1))).toEqual({ action: 'keep-oracle', picks: ['O5'] });
});

test('a bot without a card buys one first', () => {
  expect(bots.quick(fold(laid(), began(0)), 0, seeded(1))).toEqual({ action: 'buy', picks: ['card'] });
});
