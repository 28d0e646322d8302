import type { Move, Seat } from '../../../kernel/rules.ts';
import { ACTION_PRICE, type BuildersState, builderOf, takeWorth } from '../state.ts';

/** With so many coins the bot stops saving and builds. */
const WEALTH = 300;
/** More actions than this in one hand the bot does not buy: every one is a move of its own in the log. */
const LARGEST_HAND = 40;

/** Takes grow with the actions in hand, and the bank can pay them. */
export const isOpenSeries = (s: BuildersState): boolean => s.takeCoins === 'series' && s.bank === 'unlimited';

export const isSaving = (s: BuildersState, seat: Seat): boolean => !s.lastRound && builderOf(s, seat).coins < WEALTH;

/** All actions in hand as coins in one take, and before it as many bought as make it pay; null once none is left. */
export const longTake = (s: BuildersState, seat: Seat): Move | null => {
  const hand = s.turn?.actions ?? 0;
  if (hand === 0) return null;
  const afforded = Math.floor(builderOf(s, seat).coins / ACTION_PRICE);
  const more = Math.max(0, Math.min(afforded, LARGEST_HAND - hand));
  const pays = takeWorth(hand + more) - more * ACTION_PRICE > takeWorth(hand);
  if (more > 0 && pays) return { action: 'buy-action', picks: [] };
  return { action: 'take-coins', picks: [String(hand)] };
};
