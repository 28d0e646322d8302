import { BOT_LEVELS, type BotLevel } from '../../domain/kernel/bot.ts';
import { withDefaults } from '../../domain/kernel/options.ts';
import { botTurn, isRefusal, legalMoves, playTurn } from '../../domain/kernel/play.ts';
import { seeded } from '../../domain/kernel/random.ts';
import type { AnyTitle, GameEvent, Seat } from '../../domain/kernel/rules.ts';
import { type Everything, everythingOf } from './everything.ts';
import { perSecond, type Times, timesOf } from './measure.ts';

/** One game, with every position in which somebody was asked, and how long each turn took to find. */
interface Played {
  readonly events: readonly GameEvent[];
  readonly asked: readonly { readonly state: unknown; readonly seat: Seat }[];
  readonly milliseconds: readonly number[];
}

const SEATS = 3;
const MOST_TURNS = 2000;

const play = ({ rules, bots }: AnyTitle, level: BotLevel): Played => {
  const [dice, thoughts] = [seeded(1), seeded(2)];
  const seats = Math.min(SEATS, rules.seats.max);
  const events: GameEvent[] = [...rules.setup(seats, withDefaults(rules.options, {}), dice)];
  const asked: { state: unknown; seat: Seat }[] = [];
  const milliseconds: number[] = [];
  let state = events.reduce((s, event) => rules.evolve(s, event), rules.blank());
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const [seat] = rules.awaiting(state);
    if (seat === undefined) break;
    asked.push({ state, seat });
    const from = performance.now();
    const moves = botTurn(rules, bots[level], state, seat, thoughts);
    milliseconds.push(performance.now() - from);
    const played = playTurn(rules, state, seat, moves, dice);
    if (isRefusal(played)) break;
    events.push(...played.steps.flatMap((step) => step.events as readonly GameEvent[]));
    state = played.state;
  }
  return { events, asked, milliseconds };
};

export interface TitleFigures {
  readonly eventsFoldedPerSecond: number;
  readonly legalMovesPerSecond: number;
  /** Milliseconds of one turn by level. */
  readonly turn: Readonly<Record<BotLevel, Times>>;
  /** A game with everything against a plain one; null where there is nothing to add. */
  readonly everything: Everything | null;
}

// Some positions have very many moves; nobody reads further either.
const MOST_MOVES = 500;

const count = (moves: Iterable<unknown>): number => {
  let found = 0;
  for (const _ of moves) {
    found += 1;
    if (found >= MOST_MOVES) break;
  }
  return found;
};

export const titleFigures = (title: AnyTitle): TitleFigures => {
  const { rules } = title;
  const played = Object.fromEntries(BOT_LEVELS.map((level) => [level, play(title, level)])) as Record<BotLevel, Played>;
  const { events, asked } = played.quick;
  let at = 0;
  return {
    eventsFoldedPerSecond: perSecond(() => {
      events.reduce((s, event) => rules.evolve(s, event), rules.blank());
      return events.length;
    }),
    legalMovesPerSecond: perSecond(() => {
      at = (at + 1) % asked.length;
      const position = asked[at];
      return position ? count(legalMoves(rules, position.state, position.seat)) : 0;
    }),
    turn: { quick: timesOf(played.quick.milliseconds), greedy: timesOf(played.greedy.milliseconds) },
    everything: everythingOf(title),
  };
};
