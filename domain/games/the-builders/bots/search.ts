import { noRandom, type Random } from '../../../kernel/random.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import { ACTIONS } from '../actions/index.ts';
import { evolve } from '../evolve.ts';
import { type BuildersState, builderOf } from '../state.ts';
import { isOpenSeries, isSaving, longTake } from './hoard.ts';
import { inRound, type Weights } from './weights.ts';
import { type Offers, offersTo, worth } from './worth.ts';

interface Line {
  readonly state: BuildersState;
  readonly first: Move | null;
  readonly worth: number;
  readonly promise: number;
}

const END: Move = { action: 'end', picks: [] };
const DEEPEST = 12;

/** Takes that are weighed like other moves; longer ones are `hoard.ts`'s. */
const LONGEST_TAKE = 3;

const PLANNED = ['start', 'recruit', 'send', 'take-coins', 'buy-action'] as const;

const paths = (s: BuildersState, seat: Seat, action: string, picks: readonly string[]): readonly Move[] => {
  const asked = ACTIONS[action]?.next(s, seat, picks);
  if (asked === undefined) return [];
  if (asked === null) return [{ action, picks }];
  const from = action === 'take-coins' ? asked.from.slice(0, LONGEST_TAKE).slice(-1) : asked.from;
  return from.flatMap((pick) => paths(s, seat, action, [...picks, pick]));
};

const moves = (s: BuildersState, seat: Seat): readonly Move[] =>
  PLANNED.flatMap((action) => paths(s, seat, action, []));

const after = (s: BuildersState, seat: Seat, move: Move): BuildersState =>
  ACTIONS[move.action]?.decide(s, seat, move.picks, noRandom).reduce(evolve, s) ?? s;

/** Equal for positions that were reached in another order. */
const key = (s: BuildersState, seat: Seat): string => {
  const { coins, free, sites } = builderOf(s, seat);
  const places = sites.map((site) => `${site.card}:${[...site.workers].sort().join()}:${s.turn?.sent[site.card] ?? 0}`);
  return [s.turn?.actions, coins, [...free].sort().join(), places.sort().join(';')].join('|');
};

const grow = (line: Line, seat: Seat, offers: Offers, w: Weights, seen: Set<string>): readonly Line[] =>
  moves(line.state, seat).flatMap((move) => {
    const state = after(line.state, seat, move);
    const mark = key(state, seat);
    if (seen.has(mark)) return [];
    seen.add(mark);
    const now = worth(state, seat, offers, w);
    return [{ state, first: line.first ?? move, worth: now, promise: now + (state.turn?.actions ?? 0) * w.hand }];
  });

/**
 * The bot's move. Where the series of coins is open, who thinks in whole turns grows rich first, builds from its riches
 * and saves the rest; who looks at single moves would buy actions for their own sake, and just builds.
 */
export const bestMove = (
  s: BuildersState,
  seat: Seat,
  width: number,
  depth: number,
  weights: Weights,
  dice: Random,
): Move => {
  const saves = depth > 1 && isOpenSeries(s);
  if (saves && isSaving(s, seat)) return longTake(s, seat) ?? END;
  const move = plannedMove(s, seat, width, depth, weights, dice);
  const idle = move === END || move.action === 'take-coins';
  return saves && idle ? (longTake(s, seat) ?? END) : move;
};

/**
 * The first move of the best turn found: a beam of `width` lines, each weighed as if the turn ended there. Lines that
 * turn up new cards are not followed. The dice only decide between equals.
 */
const plannedMove = (
  s: BuildersState,
  seat: Seat,
  width: number,
  depth: number,
  weights: Weights,
  dice: Random,
): Move => {
  const w = inRound(weights, s.round);
  const offers = offersTo(s, seat, w);
  const now = worth(s, seat, offers, w);
  const measure = (line: Line): number => (depth === 1 ? line.promise : line.worth);
  const seen = new Set([key(s, seat)]);
  let best: Line = { state: s, first: null, worth: now, promise: now };
  let beam: readonly Line[] = [best];
  for (let step = 0; step < Math.min(depth, DEEPEST) && beam.length > 0; step += 1) {
    const grown = beam.flatMap((line) => grow(line, seat, offers, w, seen)).sort((a, b) => b.promise - a.promise);
    const top = grown[0];
    const equals = top ? grown.filter((line) => line.promise === top.promise).length : 0;
    const turned = equals > 1 ? dice.below(equals) : 0;
    beam = [...grown.slice(turned, equals), ...grown.slice(0, turned), ...grown.slice(equals)].slice(0, width);
    // Who looks at single moves counts the actions still in hand; a whole turn has used them.
    for (const line of beam) if (measure(line) > measure(best)) best = line;
  }
  return best.first ?? END;
};
