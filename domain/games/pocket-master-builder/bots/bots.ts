import type { Bots } from '../../../kernel/bot.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import { freeJunctions, offers } from '../board/junctions.ts';
import { kingdomCard, type PmbState, playerAt } from '../state.ts';
import { isFull, isLastRound, surplus } from '../turn/turns.ts';
import { bestBuilding, bestDevelopment, bestPlacing, goodSides } from './plan.ts';
import { keepWorth } from './values.ts';

const say = (action: string, ...picks: readonly string[]): Move => ({ action, picks });

/** The oracle that fits the hand and the buildings best; the first of equals. */
const oracle = (s: PmbState, seat: Seat): Move => {
  const { hand, offered } = playerAt(s, seat);
  const fits = (id: string): number => {
    const score = s.edition.oracles.find((card) => card.id === id)?.score;
    if (score?.kind !== 'per_type') return 1.5;
    return hand.filter((card) => score.types.includes(kingdomCard(s, card).type)).length;
  };
  const best = offered.reduce((a, b) => (fits(b) > fits(a) ? b : a));
  return say('keep-oracle', best);
};

/** The cards that a hand misses least. */
export const surplusCards = (s: PmbState, seat: Seat): readonly string[] =>
  [...playerAt(s, seat).hand].sort((a, b) => keepWorth(s, a) - keepWorth(s, b)).slice(0, surplus(s, seat));

/** What the seat needs more: workers to place, or cards to play and to pay with. */
export const restMove = (s: PmbState, seat: Seat): Move => {
  const { hand, work, rest } = playerAt(s, seat);
  if (hand.length === 0) return say('rest', work >= 3 ? 'cards' : 'both');
  if (hand.length >= 4 && rest >= 2) return say('rest', 'workers');
  return say('rest', hand.length === 1 && work >= 4 ? 'cards' : 'both');
};

const canBuy = (s: PmbState, seat: Seat, ware: 'worker' | 'card' | 'donkey', spare: number): boolean => {
  const { rewards, rest, donkey } = playerAt(s, seat);
  if (rewards < s.edition.prices[ware] + spare) return false;
  if (ware === 'worker') return rest > 0;
  return ware === 'card' ? s.pile > 0 : donkey < s.edition.donkey.length;
};

const pays = (s: PmbState): boolean => {
  const played = s.turn?.played ?? null;
  const matched = (gain: object): boolean => Object.values(gain).reduce((sum: number, n: number) => sum + n, 0) >= 2;
  return played !== null && freeJunctions(s, played).some((at) => offers(s, at).some((offer) => matched(offer.gain)));
};

/** Rewards that are better spent now: a worker for a good side, honor of the donkey at the end, what the track cannot hold. */
const purchase = (s: PmbState, seat: Seat): Move | null => {
  const { hand, work, rewards, donkey } = playerAt(s, seat);
  const phase = s.turn?.phase;
  if (phase === 'develop')
    return hand.length === 0 && !isFull(s) && canBuy(s, seat, 'card', 0) ? say('buy', 'card') : null;
  if (phase === 'work' && work === 0 && pays(s) && canBuy(s, seat, 'worker', 0)) return say('buy', 'worker');
  const honor = (s.edition.donkey[donkey]?.honor ?? 0) - (s.edition.donkey[donkey - 1]?.honor ?? 0);
  if (phase === 'rest' && isLastRound(s))
    return honor > 0 && canBuy(s, seat, 'donkey', 0) ? say('buy', 'donkey') : null;
  if (phase === 'rest' && rewards >= s.edition.reward_track.max - 1 && canBuy(s, seat, 'worker', 0))
    return say('buy', hand.length < 3 && canBuy(s, seat, 'card', 0) ? 'card' : 'worker');
  return null;
};

const working = (s: PmbState, seat: Seat, thorough: boolean): Move => {
  const [at] = thorough ? bestPlacing(s, seat).at : goodSides(s, seat);
  if (at !== undefined) return say('place', at);
  const building = bestBuilding(s, seat);
  return building && building.worth > 0 ? building.move : restMove(s, seat);
};

/** How many ways to develop the quick bot looks at. */
const QUICK = 3;

const moveOf = (s: PmbState, seat: Seat, width: number, dice: Random): Move => {
  if (playerAt(s, seat).offered.length > 0) return oracle(s, seat);
  const phase = s.turn?.phase;
  if (phase === 'surplus') return say('discard', ...surplusCards(s, seat));
  const bought = purchase(s, seat);
  if (bought) return bought;
  if (phase === 'develop' && !isFull(s)) {
    const idea = bestDevelopment(s, seat, width, dice);
    if (idea) return idea.move;
  }
  return phase === 'rest' ? restMove(s, seat) : working(s, seat, width > QUICK);
};

/** One turn ahead: `greedy` looks at every card in every row, `quick` at a few of them. */
export const bots: Bots<PmbState> = {
  quick: (view, seat, dice) => moveOf(view, seat, QUICK, dice),
  greedy: (view, seat, dice) => moveOf(view, seat, Number.POSITIVE_INFINITY, dice),
};
