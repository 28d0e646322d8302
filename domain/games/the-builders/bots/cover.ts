import { type Amounts, total } from '../cards/card.ts';

/** Somebody who could be sent, and what that costs in actions (wages and recruiting counted in). */
export interface Helper {
  readonly id: string;
  readonly gives: Amounts;
  readonly cost: number;
}

export interface Cover {
  readonly cost: number;
  readonly helpers: readonly Helper[];
}

/** A set of helpers is a bit mask; nobody's team comes near this many that would be of use at one site. */
const MOST_HELPERS = 30;

const useful = (missing: Amounts, { gives }: Helper): boolean => gives.some((n, i) => n > 0 && (missing[i] ?? 0) > 0);

/** The place in a table of the amounts reached, each kind counted up to what is missing; the last place is enough. */
const placeOf = (a: number, b: number, c: number, d: number, m: Amounts): number =>
  ((Math.min(a, m[0]) * (m[1] + 1) + Math.min(b, m[1])) * (m[2] + 1) + Math.min(c, m[2])) * (m[3] + 1) +
  Math.min(d, m[3]);

/** Adds one helper to every set of the table, from the fullest down so that nobody is counted twice. */
const join = (costs: Float64Array, sets: Int32Array, m: Amounts, helper: Helper, bit: number): void => {
  const [ga, gb, gc, gd] = helper.gives;
  let from = costs.length - 1;
  for (let a = m[0]; a >= 0; a -= 1)
    for (let b = m[1]; b >= 0; b -= 1)
      for (let c = m[2]; c >= 0; c -= 1)
        for (let d = m[3]; d >= 0; d -= 1) {
          const place = from;
          from -= 1;
          const cost = (costs[place] ?? 0) + helper.cost;
          if (cost === Number.POSITIVE_INFINITY) continue;
          const to = placeOf(a + ga, b + gb, c + gc, d + gd, m);
          if (cost >= (costs[to] ?? 0)) continue;
          costs[to] = cost;
          sets[to] = (sets[place] ?? 0) | bit;
        }
};

/** The cheapest helpers that together give what is missing; null when they cannot. */
export const cheapestCover = (missing: Amounts, all: readonly Helper[]): Cover | null => {
  if (total(missing) === 0) return { cost: 0, helpers: [] };
  const helpers = all.filter((helper) => useful(missing, helper)).slice(0, MOST_HELPERS);
  const size = (missing[0] + 1) * (missing[1] + 1) * (missing[2] + 1) * (missing[3] + 1);
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const sets = new Int32Array(size);
  costs[0] = 0;
  for (const [i, helper] of helpers.entries()) join(costs, sets, missing, helper, 1 << i);
  const cost = costs[size - 1] ?? Number.POSITIVE_INFINITY;
  if (cost === Number.POSITIVE_INFINITY) return null;
  const set = sets[size - 1] ?? 0;
  return { cost, helpers: helpers.filter((_, i) => set & (1 << i)) };
};
