import type { Action, Choice, Pick, Seat } from '../../../kernel/rules.ts';
import { plus, workersOf } from '../board/junctions.ts';
import { type Cell, cellName, cellOf } from '../board/table.ts';
import type { Gaining, Marker, PmbEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { buildings, kingdomCard, type PmbState, playerAt } from '../state.ts';
import { gaining, take } from '../turn/gains.ts';
import { renewal } from '../turn/piles.ts';
import { question } from '../turn/question.ts';
import { endByBuildings, isFull } from '../turn/turns.ts';
import { type Bill, payable } from './cheapest.ts';
import { covers, GOLD, type Limits, limits, type Means, means } from './payment.ts';

/** The last pick of a construction: what has been gathered is paid. */
export const PAY = 'pay';

/** The unbuilt cards of the kingdom area, whoever played them. */
export const unbuilt = (s: PmbState): readonly Cell[] =>
  s.grid.flatMap((card, cell) => (card !== null && s.owners[cell] === null ? [cell] : []));

/** What a seat could pay with now, whatever it builds. */
export interface Purse {
  readonly means: readonly Means[];
  readonly limits: Limits;
  readonly needsWorker: boolean;
}

export const purse = (s: PmbState, seat: Seat): Purse => ({
  means: means(s, seat),
  limits: limits(s, seat),
  needsWorker: s.variants.marker_when_rest_empty === 'cannot_build' && playerAt(s, seat).rest === 0,
});

/** The bill for the card in a cell, nothing gathered yet. */
export const billFor = (s: PmbState, cell: Cell, { means, limits, needsWorker }: Purse): Bill => ({
  cost: kingdomCard(s, s.grid[cell] ?? '').cost,
  have: {},
  means,
  limits,
  needsWorker,
});

/** The bill after some means have been used. */
export const billAfter = (s: PmbState, seat: Seat, cell: Cell, used: readonly Means[]): Bill =>
  used.reduce<Bill>((bill, one) => withMore(bill, one) ?? bill, billFor(s, cell, purse(s, seat)));

/** The means that picks name, in their order. */
export const meansOf = (s: PmbState, seat: Seat, picks: readonly Pick[]): readonly Means[] => {
  const all = [...means(s, seat), GOLD];
  return picks.flatMap((pick) => all.find((one) => one.pick === pick) ?? []);
};

const isCovered = ({ cost, have, needsWorker }: Bill): boolean => !needsWorker && covers(cost, have);

/** The bill with one more thing used, or null where a limit forbids it. */
const withMore = (bill: Bill, more: Means): Bill | null => {
  const { workers, discards, gold } = bill.limits;
  const left = {
    workers: workers - (more.kind === 'worker' ? 1 : 0),
    discards: discards - (more.kind === 'card' ? 1 : 0),
    gold: gold - (more.kind === 'gold' ? 1 : 0),
  };
  if (left.workers < 0 || left.discards < 0 || left.gold < 0) return null;
  const means = bill.means.filter((one) => one.source !== more.source);
  const needsWorker = bill.needsWorker && more.kind !== 'worker';
  return { ...bill, have: plus(bill.have, more.gain), means, limits: left, needsWorker };
};

/** What may be used next: only what still leads to a payment that pays. */
const further = (bill: Bill): readonly Pick[] => {
  const covered = isCovered(bill);
  const more = covers(bill.cost, bill.have) ? bill.means : [...bill.means, GOLD];
  const useful = more.filter((one) => {
    const next = withMore(bill, one);
    return next !== null && (covered || payable(next));
  });
  return [...(covered ? [PAY] : []), ...useful.map((one) => one.pick)];
};

const sites = (s: PmbState, seat: Seat): Choice => {
  const ask = 'building';
  const turn = s.turn;
  if (turn?.phase === 'develop' && playerAt(s, seat).hand.length > 0 && !isFull(s))
    return { ask, from: [], why: 'develop-first' };
  if (turn?.phase !== 'develop' && turn?.phase !== 'work') return { ask, from: [], why: 'one-building-a-turn' };
  const open = unbuilt(s);
  const all = purse(s, seat);
  const from = open.filter((cell) => payable(billFor(s, cell, all))).map(cellName);
  return question(ask, from, open.length === 0 ? 'nothing-unbuilt' : 'cannot-pay');
};

const markerFor = (s: PmbState, seat: Seat): Marker => {
  const player = playerAt(s, seat);
  if (player.rest > 0) return 'rest';
  return player.work > 0 ? 'work' : (workersOf(s, seat)[0] ?? 'work');
};

const paying = (s: PmbState, seat: Seat, { kind, source, gain }: Means): PmbEvent => {
  switch (kind) {
    case 'worker':
      return { type: 'WorkerUsed', seat, at: source, gain };
    case 'card':
      return { type: 'CardDiscarded', seat, card: source, name: kingdomCard(s, source).name, gain };
    case 'gold':
      return { type: 'RewardsSpent', seat, n: s.edition.prices.gold, on: 'gold' };
  }
};

/** Everything that a new building brings: its reward space, its immediate effects, then the build effects. */
const brings = (before: PmbState, seat: Seat, cell: Cell): readonly Gaining[] => {
  const card = kingdomCard(before, before.grid[cell] ?? '');
  const own = before.variants.build_effect_triggers_on_itself === 'yes' ? [cell] : [];
  const builders = [...buildings(before, seat), ...own].map((at) => kingdomCard(before, before.grid[at] ?? ''));
  return [
    ...gaining(seat, card.reward, 'space'),
    ...card.effects.flatMap((e) => (e.kind === 'immediate' ? gaining(seat, e.gain, 'effect', e.per) : [])),
    ...builders.flatMap((b) =>
      b.effects.flatMap((e) => (e.kind === 'build' ? gaining(seat, e.gain, 'build', e.per) : [])),
    ),
  ];
};

/** Pay for one unbuilt card with workers, cards and gold, mark it, and take what it brings. */
export const construct: Action<PmbState, PmbEvent> = {
  next(s, seat, picks) {
    const [at, ...used] = picks;
    if (at === undefined) return sites(s, seat);
    if (used.at(-1) === PAY) return null;
    const bill = billAfter(s, seat, cellOf(at) ?? -1, meansOf(s, seat, used));
    return question('payment', further(bill), 'does-not-pay');
  },
  decide(start, seat, picks, dice) {
    const events: PmbEvent[] = [];
    let s = start;
    const add = (...now: readonly PmbEvent[]): void => {
      events.push(...now);
      s = now.reduce(evolve, s);
    };
    const cell = cellOf(picks[0] ?? '') ?? -1;
    for (const one of meansOf(start, seat, picks.slice(1))) {
      add(paying(s, seat, one));
      add(...renewal(s));
    }
    const { id, name } = kingdomCard(s, s.grid[cell] ?? '');
    add({ type: 'BuildingConstructed', seat, card: id, name, at: cell, marker: markerFor(s, seat) });
    add(...endByBuildings(s, seat));
    add(...take(s, brings(start, seat, cell), dice));
    return events;
  },
};
