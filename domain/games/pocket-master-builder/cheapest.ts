// The cheapest way to pay, found over what has been gathered so far: two sets that pay alike are one.

import { RESOURCES, type Yield } from './edition.ts';
import { GOLD, type Limits, type Means } from './payment.ts';

/** A bill: what it costs, what has been gathered for it, what may still be used. */
export interface Bill {
  readonly cost: Yield;
  readonly have: Yield;
  readonly means: readonly Means[];
  readonly limits: Limits;
  /** True where a worker must be used, since no other cube could mark the building. */
  readonly needsWorker: boolean;
}

interface Node {
  readonly weight: number;
  readonly last: Means | null;
  readonly before: Node | null;
  readonly workers: number;
  readonly cards: number;
  /** Wood, brick, stone, gold, each capped by what the cost can use. */
  readonly have: readonly number[];
}

const BASE = 64;

const keyOf = (node: Node): number => node.have.reduce((n, x) => n * BASE + x, node.workers * BASE + node.cards);

/** Counts uses only as far as a limit looks at them, so that more sets are alike. */
const used = (count: number, limit: number): number =>
  limit === Number.POSITIVE_INFINITY ? Math.min(count, 1) : count;

const extended = (node: Node, means: Means, weight: number, bill: Bill, caps: readonly number[]): Node | null => {
  const worker = means.kind === 'worker';
  const workers = node.workers + (worker ? 1 : 0);
  const cards = node.cards + (worker ? 0 : 1);
  if (workers > bill.limits.workers || cards > bill.limits.discards) return null;
  return {
    weight: node.weight + weight,
    last: means,
    before: node,
    workers: used(workers, bill.limits.workers),
    cards: used(cards, bill.limits.discards),
    have: RESOURCES.map((r, i) => Math.min(caps[i] ?? 0, (node.have[i] ?? 0) + (means.gain[r] ?? 0))),
  };
};

/** How many gold are lacking after all that a node holds. */
const lacking = (node: Node, costs: readonly number[]): number => {
  const short = costs.reduce((sum, c, i) => (i < 3 ? sum + c - (node.have[i] ?? 0) : sum + c), 0);
  return Math.max(0, short - (node.have[3] ?? 0));
};

const groups = (means: readonly Means[]): readonly (readonly Means[])[] => [
  ...means
    .reduce((by, one) => by.set(one.source, [...(by.get(one.source) ?? []), one]), new Map<string, Means[]>())
    .values(),
];

const most = (means: Means): number => RESOURCES.reduce((sum, r) => sum + (means.gain[r] ?? 0), 0);

/** False where not even everything together would be enough; a quick look before the search. */
const conceivable = (bill: Bill, total: number): boolean => {
  const reach = (kind: Means['kind'], limit: number): number =>
    bill.means
      .filter((one) => one.kind === kind)
      .map(most)
      .sort((a, b) => b - a)
      .slice(0, limit)
      .reduce((sum, n) => sum + n, 0);
  const have = RESOURCES.reduce((sum, r) => sum + (bill.have[r] ?? 0), 0);
  return have + reach('worker', bill.limits.workers) + reach('card', bill.limits.discards) + bill.limits.gold >= total;
};

/** What else to use so that the bill is paid with the least weight; null when it cannot be paid. */
export const cheapest = (bill: Bill, weight: (means: Means) => number): readonly Means[] | null => {
  const costs = RESOURCES.map((r) => bill.cost[r] ?? 0);
  const total = costs.reduce((sum, n) => sum + n, 0);
  if (!conceivable(bill, total)) return null;
  const caps = costs.map((c, i) => (i < 3 ? c : total));
  const have = RESOURCES.map((r, i) => Math.min(caps[i] ?? 0, bill.have[r] ?? 0));
  const start: Node = { weight: 0, last: null, before: null, workers: 0, cards: 0, have };
  const nodes = new Map<number, Node>([[keyOf(start), start]]);
  for (const group of groups(bill.means))
    for (const node of [...nodes.values()])
      for (const one of group) {
        const more = extended(node, one, weight(one), bill, caps);
        if (more && (nodes.get(keyOf(more))?.weight ?? Number.POSITIVE_INFINITY) > more.weight)
          nodes.set(keyOf(more), more);
      }
  return bestOf([...nodes.values()], bill, costs, weight(GOLD));
};

const bestOf = (
  nodes: readonly Node[],
  bill: Bill,
  costs: readonly number[],
  gold: number,
): readonly Means[] | null => {
  let best: { readonly node: Node; readonly gold: number; readonly weight: number } | null = null;
  for (const node of nodes) {
    const n = lacking(node, costs);
    const weight = node.weight + n * gold;
    if (n > bill.limits.gold || (bill.needsWorker && node.workers === 0)) continue;
    if (!best || weight < best.weight) best = { node, gold: n, weight };
  }
  if (!best) return null;
  const path: Means[] = Array.from({ length: best.gold }, () => GOLD);
  for (let node: Node | null = best.node; node?.last; node = node.before) path.unshift(node.last);
  return path;
};

/** True when there is a way to pay. */
export const payable = (bill: Bill): boolean => cheapest(bill, () => 0) !== null;
