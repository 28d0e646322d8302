import type { Action, Choice, Seat } from '../../kernel/rules.ts';
import { freeJunctions } from './board/junctions.ts';
import { PURCHASES, type Purchase } from './editions/edition.ts';
import { type PmbEvent, REST_CHOICES, type RestChoice } from './events.ts';
import { evolve } from './evolve.ts';
import { construct } from './paying/construct.ts';
import { HIDDEN, kingdomCard, type PmbState, playerAt } from './state.ts';
import { develop } from './turn/develop.ts';
import { gaining, take } from './turn/gains.ts';
import { renewal } from './turn/piles.ts';
import { question } from './turn/question.ts';
import { endOfTurn, isFull, other, surplus } from './turn/turns.ts';

type PmbAction = Action<PmbState, PmbEvent>;

/** Play on from a state: the facts that come of facts. */
const thenOf = (
  start: PmbState,
  first: readonly PmbEvent[],
  ...more: readonly ((s: PmbState) => readonly PmbEvent[])[]
): readonly PmbEvent[] => {
  const events = [...first];
  let s = first.reduce(evolve, start);
  for (const then of more) {
    const now = then(s);
    events.push(...now);
    s = now.reduce(evolve, s);
  }
  return events;
};

/** Keep one of the oracles on offer; the others go face down under the pile. */
const keepOracle = (s: PmbState, seat: Seat): PmbAction => ({
  // While the other seat still chooses, this changes nothing that it can do.
  aside: playerAt(s, other(seat)).offered.length > 0,
  next(now, who, picks) {
    return picks.length === 0 ? { ask: 'oracle', from: playerAt(now, who).offered } : null;
  },
  decide(now, who, [card = ''], dice) {
    const under = playerAt(now, who).offered.filter((id) => id !== card);
    return thenOf(now, [{ type: 'OracleKept', seat: who, card, under }], (after) => {
      const waits = after.gains.length > 0 && after.players.every((p) => p.offered.length === 0);
      if (!waits) return [];
      const cleared: PmbEvent = { type: 'GainsWaiting', gains: [] };
      return [cleared, ...take(evolve(after, cleared), after.gains, dice)];
    });
  },
});

const junctions = (s: PmbState, seat: Seat): Choice => {
  const ask = 'junction';
  const { phase, played } = s.turn ?? {};
  if (phase === 'develop') return { ask, from: [], why: 'develop-first' };
  if (phase !== 'work' || played === null || played === undefined) return { ask, from: [], why: 'placing-is-over' };
  if (playerAt(s, seat).work === 0) return { ask, from: [], why: 'no-worker' };
  return question(ask, freeJunctions(s, played), 'no-free-side');
};

/** Put a worker on a free side of the card that was played this turn. */
export const place: PmbAction = {
  next: (s, seat, picks) => (picks.length === 0 ? junctions(s, seat) : null),
  decide: (_, seat, [at = '']) => [{ type: 'WorkerPlaced', seat, at }],
};

const REFUSALS: Readonly<Record<Exclude<Purchase, 'gold'>, (s: PmbState, seat: Seat) => boolean>> = {
  worker: (s, seat) => playerAt(s, seat).rest === 0,
  card: (s) => s.pile === 0,
  donkey: (s, seat) => playerAt(s, seat).donkey >= s.edition.donkey.length,
};

/** Spend rewards between moves. Gold belongs to the payment of a building and is bought there. */
export const buy: PmbAction = {
  next(s, seat, picks) {
    if (picks.length > 0) return null;
    const { rewards } = playerAt(s, seat);
    const wares = PURCHASES.filter((ware) => ware !== 'gold');
    const from = wares.filter((ware) => rewards >= s.edition.prices[ware] && !REFUSALS[ware](s, seat));
    const dear = wares.every((ware) => rewards < s.edition.prices[ware]);
    return question('purchase', from, dear ? 'too-few-rewards' : 'nothing-to-gain');
  },
  decide(s, seat, picks, dice) {
    const on = PURCHASES.find((ware) => ware === picks[0]) ?? 'worker';
    const gain = on === 'gold' ? {} : { [on]: 1 };
    return thenOf(s, [{ type: 'RewardsSpent', seat, n: s.edition.prices[on], on }], (paid) =>
      take(paid, gaining(seat, gain, 'bought'), dice),
    );
  },
};

const RESTS: Readonly<Record<RestChoice, { readonly worker: number; readonly card: number }>> = {
  workers: { worker: 2, card: 0 },
  cards: { worker: 0, card: 2 },
  both: { worker: 1, card: 1 },
};

const rests = (s: PmbState, seat: Seat): Choice => {
  const ask = 'rest';
  const { hand } = playerAt(s, seat);
  const phase = s.turn?.phase;
  if (phase === 'surplus') return { ask, from: [], why: 'discard-first' };
  if (phase === 'develop' && hand.length > 0 && !isFull(s)) return { ask, from: [], why: 'develop-first' };
  return { ask, from: REST_CHOICES.filter((choice) => hand.length > 0 || choice !== 'workers') };
};

/** Take workers or cards or one of each; with an empty hand at least one card. The turn ends with it. */
export const rest: PmbAction = {
  next: (s, seat, picks) => (picks.length === 0 ? rests(s, seat) : null),
  decide(s, seat, picks, dice) {
    const choice = REST_CHOICES.find((one) => one === picks[0]) ?? 'both';
    return thenOf(
      s,
      [{ type: 'Rested', seat, choice }],
      (now) => take(now, gaining(seat, RESTS[choice], 'rest'), dice),
      (now) => endOfTurn(now, seat),
    );
  },
};

/** Put the cards above the hand limit on the discard pile, face up. */
export const discard: PmbAction = {
  next(s, seat, picks) {
    if (s.turn?.phase !== 'surplus' || picks.length >= surplus(s, seat)) return null;
    const from = playerAt(s, seat).hand.filter((id) => id !== HIDDEN && !picks.includes(id));
    return { ask: 'surplus', from };
  },
  decide: (s, seat, picks) =>
    thenOf(
      s,
      [],
      ...picks.flatMap((card) => [
        (now: PmbState): readonly PmbEvent[] => [
          { type: 'CardDiscarded', seat, card, name: kingdomCard(now, card).name },
        ],
        renewal,
      ]),
      (now) => endOfTurn(now, seat),
    ),
};

/** Everything that has meaning for a seat now, in the order of the phases. */
export const actions = (s: PmbState, seat: Seat): Readonly<Record<string, PmbAction>> => {
  if (playerAt(s, seat).offered.length > 0) return { 'keep-oracle': keepOracle(s, seat) };
  if (s.turn?.phase === 'surplus') return { discard, buy };
  return { develop, place, construct, rest, buy };
};

/** Who must act: those who have oracles to choose from, before anybody goes on. */
export const awaiting = (s: PmbState): readonly Seat[] => {
  const choosing = s.players.flatMap((p, seat) => (p.offered.length > 0 ? [seat] : []));
  if (choosing.length > 0) return choosing;
  return s.turn ? [s.turn.seat] : [];
};
