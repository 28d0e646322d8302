import { noRandom, type Random, shuffled, Unknown } from '../../../kernel/random.ts';
import type { Move, Pick, Seat } from '../../../kernel/rules.ts';
import type { KbAction } from '../actions/action.ts';
import { evolve } from '../evolve.ts';
import type { KbState } from '../state.ts';
import { value, valueWithout } from './value.ts';

/** How far a bot looks: picks tried at a question that is not the last, and at the last one. */
export interface Reach {
  readonly first: number;
  readonly last: number;
}

export interface Found {
  readonly move: Move;
  readonly worth: number;
}

/** The best complete move of an action among those that are tried; null when nothing can be foreseen of it. */
export const best = (
  s: KbState,
  seat: Seat,
  name: string,
  action: KbAction,
  reach: Reach,
  dice: Random,
  picks: readonly Pick[] = [],
): Found | null => {
  const asked = action.next(s, seat, picks);
  if (!asked) return foreseen(s, seat, name, action, picks);
  const [one] = asked.from;
  if (one === undefined) return null;
  const tried = promising(s, seat, asked.ask, asked.from, width(action, s, seat, picks, one, reach), dice);
  let found: Found | null = null;
  for (const pick of tried) {
    const next = best(s, seat, name, action, reach, dice, [...picks, pick]);
    if (next && (!found || next.worth > found.worth)) found = next;
  }
  return found;
};

/** Fewer picks are tried the deeper a question lies, and most at the last one. */
const width = (
  action: KbAction,
  s: KbState,
  seat: Seat,
  picks: readonly Pick[],
  one: Pick,
  { first, last }: Reach,
): number => {
  const isLast = action.next(s, seat, [...picks, one]) === null;
  return isLast && picks.length < 2 ? last : Math.max(1, first - picks.length);
};

/** What cannot be foreseen is worth a little try. */
const UNKNOWN = 0.6;

const foreseen = (
  s: KbState,
  seat: Seat,
  action: string,
  { decide }: KbAction,
  picks: readonly Pick[],
): Found | null => {
  try {
    const after = decide(s, seat, picks, noRandom).reduce(evolve, s);
    return { move: { action, picks }, worth: value(after, seat) };
  } catch (error) {
    if (error instanceof Unknown) return { move: { action, picks }, worth: value(s, seat) + UNKNOWN };
    throw error;
  }
};

const few = (picks: readonly Pick[], most: number, dice: Random): readonly Pick[] =>
  picks.length <= most ? picks : shuffled(picks, dice).slice(0, most);

/** Of settlements to move, those that are missed least; 'stop' is always tried. */
const promising = (
  s: KbState,
  seat: Seat,
  ask: string,
  picks: readonly Pick[],
  most: number,
  dice: Random,
): readonly Pick[] => {
  const hexes = picks.filter((pick) => pick !== 'stop');
  const stop = picks.length > hexes.length ? ['stop'] : [];
  if (ask !== 'move-from' || hexes.length <= most) return [...few(hexes, most, dice), ...stop];
  const some = few(hexes, most * 4, dice);
  const missed = new Map(some.map((pick) => [pick, valueWithout(s, seat, pick)]));
  return [...[...some].sort((a, b) => (missed.get(b) ?? 0) - (missed.get(a) ?? 0)).slice(0, most), ...stop];
};
