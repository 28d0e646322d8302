import type { Seat } from '../../../kernel/rules.ts';
import { type CardId, total } from '../cards/card.ts';
import { handOf, projectOf } from '../cards/catalogue.ts';
import { scores } from '../scores.ts';
import { type BuildersState, builderOf, GOAL, missing, open, points, type Site } from '../state.ts';
import { nextTurn } from '../turn/turn-end.ts';
import { type Cover, cheapestCover, type Helper } from './cover.ts';
import { LATE, type Weights } from './weights.ts';

const FIRST_COINS = 10;
const PLENTY = 25;
/** A hoard beyond this is of no more use for building. */
const MOST_COUNTED = 1000;
/** Points that somebody who still has a turn may make in it. */
const LAST_TURN_GAIN = 3;
const DECIDED = 1000;

const coinsWorth = (coins: number, w: Weights): number =>
  Math.min(coins, FIRST_COINS) * w.coin +
  Math.max(0, Math.min(coins, PLENTY) - FIRST_COINS) * w.spareCoin +
  Math.max(0, Math.min(coins, MOST_COUNTED) - PLENTY) * w.idleCoin;

/** Everybody on whom a site of this seat could count, with what it costs to have them there. */
const helpers = (s: BuildersState, seat: Seat, w: Weights): readonly Helper[] => {
  const { free, sites } = builderOf(s, seat);
  const helper = (id: CardId, extra: number): Helper => {
    const { gives, wage } = handOf(s, id);
    return { id, gives, cost: 1 + wage * w.spareCoin + extra };
  };
  return [
    ...free.map((id) => helper(id, 0)),
    ...sites.flatMap((site) => site.workers.map((id) => helper(id, w.shared))),
    ...open(s.workerRow).map((id) => helper(id, w.recruit)),
  ];
};

const coverOf = (s: BuildersState, site: Site, all: readonly Helper[], claimed: ReadonlySet<CardId>, w: Weights) =>
  cheapestCover(
    missing(s, site),
    all
      .filter((helper) => !site.workers.includes(helper.id))
      .map((helper) => (claimed.has(helper.id) ? { ...helper, cost: helper.cost + w.shared } : helper)),
  );

/** More sites than these are not counted: nobody gets to them soon. */
const MOST_SITES = 5;

/** What a site is worth that is turned to after so many sends elsewhere: what comes later counts for less. */
const siteWorth = (s: BuildersState, card: CardId, cover: Cover, before: number, young: number, w: Weights): number => {
  const project = projectOf(s, card);
  const tool = project.kind === 'machine' ? total(project.gives) * w.machine * young : 0;
  const reward = project.points * w.point + project.coins * w.spareCoin + tool;
  const sends = cover.helpers.length;
  const cost = cover.cost + w.crowd * Math.max(0, sends - 1);
  return Math.max(0, (reward * w.patience ** sends - cost) * w.patience ** before);
};

const sitesWorth = (s: BuildersState, seat: Seat, young: number, w: Weights): number => {
  const all = helpers(s, seat, w);
  const claimed = new Set<CardId>();
  let worth = 0;
  let before = 0;
  const order = [...builderOf(s, seat).sites].sort((a, b) => total(missing(s, a)) - total(missing(s, b)));
  for (const site of order.slice(0, MOST_SITES)) {
    const cover = coverOf(s, site, all, claimed, w);
    if (!cover) continue;
    worth += siteWorth(s, site.card, cover, before, young, w);
    before += cover.helpers.length;
    for (const helper of cover.helpers) claimed.add(helper.id);
  }
  return worth;
};

/** What the open buildings would be worth to this seat as it stands, by card. Made once for a whole search. */
export type Offers = ReadonlyMap<CardId, number>;

const youth = (s: BuildersState): number => (GOAL - Math.max(...s.builders.map((_, seat) => points(s, seat)))) / GOAL;

export const offersTo = (s: BuildersState, seat: Seat, w: Weights): Offers => {
  const all = helpers(s, seat, w);
  const nobody: ReadonlySet<CardId> = new Set();
  const before = builderOf(s, seat).sites.reduce((sum, site) => sum + Math.ceil(total(missing(s, site)) / 3), 0);
  const offer = (card: CardId): number => {
    const cover = coverOf(s, { card, workers: [] }, all, nobody, w);
    return cover ? siteWorth(s, card, cover, before, youth(s), w) - 1 : 0;
  };
  return new Map([...open(s.buildingRow), ...(s.nextBuilding ? [s.nextBuilding] : [])].map((id) => [id, offer(id)]));
};

const teamWorth = (s: BuildersState, seat: Seat, young: number, w: Weights): number => {
  const { free, sites } = builderOf(s, seat);
  const team = [...free, ...sites.flatMap((site) => site.workers)].map((id) => handOf(s, id));
  const workers = team.filter((hand) => hand.kind === 'worker').length;
  const tools = team.filter((hand) => hand.kind === 'machine').map((hand) => total(hand.gives) * w.machine);
  let worth = tools.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < workers; i += 1) worth += Math.max(0, w.worker - i * w.workerFade);
  return worth * young;
};

/** How far I am ahead of the best of the others, the coins as a tie-break. */
const lead = (s: BuildersState, seat: Seat): number => {
  const value = (one: Seat): number => {
    const score = all[one];
    return (score?.total ?? 0) + (score?.tieBreaks[0] ?? 0) / 100 + (score?.tieBreaks[1] ?? 0) / 10000;
  };
  const all = scores(s);
  const others = all.flatMap((_, other) => (other !== seat && !builderOf(s, other).resigned ? [value(other)] : []));
  return value(seat) - Math.max(0, ...others);
};

/** Somebody with so many coins only gets richer by waiting. */
const RICH = 60;
const SHOWN_LEAD = 40;

/** The bot ends the game also where it is behind, once waiting does not make it better. */
const waitingIsVain = (s: BuildersState, seat: Seat): boolean =>
  s.round >= LATE || s.builders.some((builder, other) => other !== seat && builder.coins >= RICH);

/** What the end is worth when this seat's turn ends now and it gets no other one. */
const endWorth = (s: BuildersState, seat: Seat): number => {
  const next = nextTurn(s, seat);
  const ahead = Math.max(-SHOWN_LEAD, lead(s, seat));
  const over = !next || next.round > s.round;
  const safe = over ? ahead : ahead - LAST_TURN_GAIN;
  // More than any position is worth that goes on, however far behind.
  if (safe <= 0 && !s.lastRound && waitingIsVain(s, seat)) return DECIDED / 2 + ahead;
  return Math.sign(safe) * DECIDED + ahead * 10;
};

/** How good it is for this seat to end its turn in this position, in actions. */
export const worth = (s: BuildersState, seat: Seat, offers: Offers, w: Weights): number => {
  const own = points(s, seat);
  if (s.lastRound || own >= GOAL) return endWorth(s, seat);
  const young = youth(s);
  const best = Math.max(0, ...open(s.buildingRow).map((card) => offers.get(card) ?? 0));
  return (
    own * w.point +
    coinsWorth(builderOf(s, seat).coins, w) +
    sitesWorth(s, seat, young, w) +
    best * w.open +
    teamWorth(s, seat, young, w)
  );
};
