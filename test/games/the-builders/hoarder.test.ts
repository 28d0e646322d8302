import { expect, test } from 'vitest';
import { isSaving } from '../../../domain/games/the-builders/bots/hoard.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { ACTION_PRICE, type BuildersState, builderOf } from '../../../domain/games/the-builders/state.ts';
import { theBuildersTitle } from '../../../domain/games/the-builders/title.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { isRefusal, offered, playTurn } from '../../../domain/kernel/play.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import type { Move, Seat } from '../../../domain/kernel/rules.ts';
import { began, fold, laid, move } from './kit.ts';

/** Buys actions where that pays, takes coins with all of them, never builds. */
const hoarder = (s: BuildersState, seat: Seat): Move => {
  const takes = offered(theBuilders, s, seat)['take-coins']?.from ?? [];
  const buys = s.takeCoins === 'series' && builderOf(s, seat).coins >= 3 * ACTION_PRICE && takes.length > 0;
  if (buys) return move('buy-action');
  return takes.length > 0 ? move('take-coins', takes.at(-1) ?? '') : move('end');
};

const MOST_MOVES = 2_000;

/** A game of the hoarder on seat 0 against a greedy bot. */
const game = (options: Options, seed: number): BuildersState => {
  const dice = seeded(seed);
  let s = fold(theBuilders.setup(2, options, dice));
  for (let n = 0; n < MOST_MOVES; n += 1) {
    const [seat] = theBuilders.awaiting(s);
    if (seat === undefined) return s;
    const next = seat === 0 ? hoarder(s, seat) : theBuildersTitle.bots.greedy(s, seat, dice);
    const played = playTurn(theBuilders, s, seat, [next], dice);
    if (isRefusal(played)) throw new Error(played.refused);
    s = played.state;
  }
  return s;
};

test('ruling 50: with the defaults whoever never builds loses to a bot, and every such game ends', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const end = game({}, seed);
    expect(theBuilders.awaiting(end)).toEqual([]);
    const [hoard, bot] = theBuilders.scores(end).map(({ total }) => total);
    expect(bot).toBeGreaterThan(hoard ?? 0);
  }
});

test('ruling 50: with the open series the bot saves and takes long series itself', () => {
  const s = fold(laid({ takeCoins: 'series', coins: 45 }), began(0));
  expect(isSaving(s, 0)).toBe(true);
  expect(theBuildersTitle.bots.greedy(s, 0, seeded(1))).toEqual(move('buy-action'));
  const full = fold(laid({ takeCoins: 'series', coins: 4 }), began(0, 9));
  expect(theBuildersTitle.bots.greedy(full, 0, seeded(1))).toEqual(move('take-coins', '9'));
});
