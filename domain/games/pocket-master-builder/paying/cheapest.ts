// The cheapest way to pay, found over what has been gathered so far: two sets that pay alike are one. What a set holds
// is packed into one number, since bots ask this thousands of times a turn.

import { RESOURCES, type Yield } from '../editions/edition.ts';
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

/** A set of means: how many of each kind, and what they hold as wood, brick, stone, gold in six bits each. */
interface Node {
  readonly workers: number;
  readonly cards: number;
  readonly have: number;
  readonly weight: number;
  readonly last: Means | null;
  readonly before: Node | null;
}

const BITS = 6;
const MOST = 2 ** BITS - 1;

const field = (have: number, i: number): number => (have >> (BITS * i)) & MOST;

const packed = (have: Yield): number =>
  RESOURCES.reduce((sum, r, i) => sum | (Math.min(MOST, have[r] ?? 0) << (BITS * i)), 0);

/** Adds what can be of use: no more of anything than the bill asks for. */
const sumOf = (a: number, b: number, caps: number): number => {
  let sum = 0;
  for (let i = 0; i < RESOURCES.length; i += 1)
    sum |= Math.min(field(caps, i), field(a, i) + field(b, i)) << (BITS * i);
  return sum;
};

const keyOf = (node: Node): number => (node.workers * 32 + node.cards) * 2 ** (BITS * RESOURCES.length) + node.have;

/** How many gold are lacking after all that a set holds. */
const lacking = (have: number, cost: number): number => {
  let short = field(cost, 3);
  for (let i = 0; i < 3; i += 1) short += Math.max(0, field(cost, i) - field(have, i));
  return Math.max(0, short - field(have, 3));
};

const sizeOf = (gain: Yield): number => RESOURCES.reduce((sum, r) => sum + (gain[r] ?? 0), 0);

/** False where not even everything together would be enough; a quick look before the search. */
const conceivable = (bill: Bill, total: number): boolean => {
  const reach = (kind: Means['kind'], limit: number): number => {
    const best = new Map<string, number>();
    for (const one of bill.means)
      if (one.kind === kind) best.set(one.source, Math.max(best.get(one.source) ?? 0, sizeOf(one.gain)));
    const sizes = [...best.values()];
    if (sizes.length > limit) sizes.sort((a, b) => b - a).length = Math.max(0, limit);
    return sizes.reduce((sum, n) => sum + n, 0);
  };
  const { workers, discards, gold } = bill.limits;
  return sizeOf(bill.have) + gold + reach('worker', workers) + reach('card', discards) >= total;
};

/** One more of the means used; counts go on only as far as a limit looks at them, so that more sets are alike. */
const extended = (
  node: Node,
  means: Means,
  gain: number,
  weight: number,
  { limits }: Bill,
  caps: number,
): Node | null => {
  const workers = node.workers + (means.kind === 'worker' ? 1 : 0);
  const cards = node.cards + (means.kind === 'card' ? 1 : 0);
  if (workers > limits.workers || cards > limits.discards) return null;
  return {
    workers: limits.workers === Number.POSITIVE_INFINITY ? Math.min(workers, 1) : workers,
    cards: limits.discards === Number.POSITIVE_INFINITY ? 0 : cards,
    have: sumOf(node.have, gain, caps),
    weight: node.weight + weight,
    last: means,
    before: node,
  };
};

/** Every set that could pay, each way of holding the same thing once, with the least weight. */
const sets = (bill: Bill, caps: number, weight: (means: Means) => number): readonly Node[] => {
  const start = { workers: 0, cards: 0, have: sumOf(packed(bill.have), 0, caps), weight: 0, last: null, before: null };
  const best = new Map<number, Node>([[keyOf(start), start]]);
  let source = '';
  let before: readonly Node[] = [];
  for (const one of bill.means) {
    // Means of the same source stand side by side and exclude each other.
    if (one.source !== source) before = [...best.values()];
    source = one.source;
    const [gain, heavy] = [packed(one.gain), weight(one)];
    for (const node of before) {
      const more = extended(node, one, gain, heavy, bill, caps);
      const known = more && best.get(keyOf(more));
      if (more && (!known || known.weight > more.weight)) best.set(keyOf(more), more);
    }
  }
  return [...best.values()];
};

const pathTo = (node: Node, gold: number): readonly Means[] => {
  const path: Means[] = Array.from({ length: gold }, () => GOLD);
  for (let at: Node | null = node; at?.last; at = at.before) path.unshift(at.last);
  return path;
};

/** What else to use so that the bill is paid with the least weight; null when it cannot be paid. */
export const cheapest = (bill: Bill, weight: (means: Means) => number): readonly Means[] | null => {
  const cost = packed(bill.cost);
  const total = sizeOf(bill.cost);
  if (!conceivable(bill, total)) return null;
  const caps = (cost & (2 ** (3 * BITS) - 1)) | (Math.min(MOST, total) << (3 * BITS));
  const gold = weight(GOLD);
  let best: { readonly node: Node; readonly lacks: number; readonly weight: number } | null = null;
  for (const node of sets(bill, caps, weight)) {
    const lacks = lacking(node.have, cost);
    if (lacks > bill.limits.gold || (bill.needsWorker && node.workers === 0)) continue;
    const heavy = node.weight + lacks * gold;
    if (!best || heavy < best.weight) best = { node, lacks, weight: heavy };
  }
  return best && pathTo(best.node, best.lacks);
};

/** True when there is a way to pay. */
export const payable = (bill: Bill): boolean => cheapest(bill, () => 0) !== null;
