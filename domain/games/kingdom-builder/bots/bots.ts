import type { Bots } from '../../../kernel/bot.ts';
import { noRandom, type Random } from '../../../kernel/random.ts';
import type { Move, Seat } from '../../../kernel/rules.ts';
import type { KbAction } from '../actions/action.ts';
import { actions } from '../actions/index.ts';
import { evolve } from '../evolve.ts';
import type { KbState } from '../state.ts';
import { tileOf } from '../tiles/index.ts';
import { best, type Found, type Reach } from './search.ts';
import { value } from './value.ts';

type Named = Readonly<Record<string, KbAction>>;

/** A tile is used when the position gets better by more than this. */
const WORTHWHILE = 0.2;

/** An outpost is kept for a build that gains so much by it. */
const OUTPOST = 1.5;

/** What is never weighed against the extra actions. */
const APART = ['build', 'redraw', 'end', 'terrain', 'nomad:outpost'];

const END: Move = { action: 'end', picks: [] };

const say =
  (reach: Reach) =>
  (s: KbState, seat: Seat, dice: Random): Move => {
    const all = actions(s, seat);
    const first = answerFirst(s, seat, all, reach, dice);
    if (first) return first;
    if (all.terrain) return terrainMove(s, seat, all.terrain, reach, dice);
    const must = all.build ? best(s, seat, 'build', all.build, reach, dice) : null;
    if (must) return outpostFirst(s, seat, all, must, reach, dice) ?? must.move;
    if (all.redraw && all.end?.next(s, seat, [])) return { action: 'redraw', picks: [] };
    const extra = bestOf(s, seat, all, reach, dice);
    if (!extra) return END;
    return !all.end || extra.worth > value(s, seat) + WORTHWHILE ? extra.move : END;
  };

const bestOf = (s: KbState, seat: Seat, all: Named, reach: Reach, dice: Random): Found | null => {
  let found: Found | null = null;
  for (const [name, action] of Object.entries(all)) {
    if (APART.includes(name)) continue;
    const next = best(s, seat, name, action, reach, dice);
    if (next && (!found || next.worth > found.worth)) found = next;
  }
  return found;
};

/** What answers others before anything else is done, or rests again. */
const answerFirst = (s: KbState, seat: Seat, all: Named, reach: Reach, dice: Random): Move | null => {
  const answers = Object.entries(all).filter(([name]) => tileOf(name.replace('use:', ''))?.reaction);
  const found = bestOf(s, seat, Object.fromEntries(answers), reach, dice);
  return found && found.worth > value(s, seat) + WORTHWHILE ? found.move : null;
};

/** The terrain on which the first build does most. */
const terrainMove = (s: KbState, seat: Seat, action: KbAction, reach: Reach, dice: Random): Move => {
  const picks = action.next(s, seat, [])?.from ?? [];
  const worth = (pick: string): number => {
    const after = action.decide(s, seat, [pick], noRandom).reduce(evolve, s);
    const { build } = actions(after, seat);
    return (build ? best(after, seat, 'build', build, reach, dice)?.worth : null) ?? value(after, seat);
  };
  const rated = picks.map((pick) => ({ pick, worth: worth(pick) })).sort((a, b) => b.worth - a.worth);
  return { action: 'terrain', picks: rated.slice(0, 1).map(({ pick }) => pick) };
};

/** The outpost before a build that gains much by it. */
const outpostFirst = (s: KbState, seat: Seat, all: Named, must: Found, reach: Reach, dice: Random): Move | null => {
  const outpost = all['nomad:outpost'];
  if (!outpost || outpost.next(s, seat, []) !== null || s.turn?.outposts) return null;
  const after = outpost.decide(s, seat, [], noRandom).reduce(evolve, s);
  const { build } = actions(after, seat);
  const free = build ? best(after, seat, 'build', build, reach, dice) : null;
  return free && free.worth > must.worth + OUTPOST ? { action: 'nomad:outpost', picks: [] } : null;
};

/** Two strengths of the same thought. */
export const BOTS: Bots<KbState> = {
  quick: say({ first: 2, last: 6 }),
  greedy: say({ first: 6, last: 40 }),
};
