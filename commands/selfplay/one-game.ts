import { recorded, seeded } from '../../domain/kernel/dice.ts';
import { ranking } from '../../domain/kernel/lifecycle.ts';
import type { Options } from '../../domain/kernel/options.ts';
import { botTurn, isRefusal, offered, playTurn } from '../../domain/kernel/play.ts';
import type { AnyTitle, GameEvent, Seat, SeatScore, Viewer } from '../../domain/kernel/rules.ts';
import { type PlayerName, playerOf } from './player.ts';

export interface Outcome {
  readonly sendings: number;
  /** As the title counts them; else how often every seat had its turn, the last round counted in full. */
  readonly rounds: number;
  readonly events: readonly GameEvent[];
  readonly scores: readonly SeatScore[];
  readonly ranking: readonly number[];
  /** Bytes of the largest sending after the set-up, as the store keeps it. */
  readonly largestCommit: number;
  /** The title's own numbers, by name. */
  readonly figures: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/** Bytes of what the store keeps of a sending. */
const bytesOf = (kept: object): number => Buffer.byteLength(JSON.stringify(kept));

const MOST_SENDINGS = 5_000;

interface Table {
  state: unknown;
  readonly views: unknown[];
  readonly events: GameEvent[];
}

const enter = ({ rules }: AnyTitle, table: Table, events: readonly GameEvent[]): void => {
  const seen = (viewer: Viewer, view: unknown): unknown =>
    events.reduce((s, event) => rules.evolve(s, rules.redact(event, viewer)), view);
  table.state = events.reduce((s, event) => rules.evolve(s, event), table.state);
  for (const [seat, view] of table.views.entries()) table.views[seat] = seen(seat, view);
  table.events.push(...events);
};

/** Plays one game as the server would, each player seeing only its own view, and looks for what may never happen. */
export const playGame = (title: AnyTitle, options: Options, seats: number, seed: number, name: PlayerName): Outcome => {
  const player = playerOf(title, name);
  const { rules } = title;
  const dice = seeded(seed);
  const thoughts = seeded(seed ^ 0x5f3759df);
  const views = Array.from({ length: seats }, () => rules.blank());
  const table: Table = { state: rules.blank(), views, events: [] };
  const violations: string[] = [];
  enter(title, table, rules.setup(seats, options, dice));
  let sendings = 0;
  let largestCommit = 0;
  let turns = 0;
  let before: Seat | null = null;
  for (; sendings < MOST_SENDINGS && violations.length === 0; sendings += 1) {
    const [seat] = rules.awaiting(table.state);
    if (seat === undefined) break;
    if (seat !== before) turns += 1;
    before = seat;
    violations.push(...choicesDiffer(title, table, seat));
    const moves = botTurn(rules, player, table.views[seat], seat, thoughts);
    const rolled = recorded(dice);
    const played = playTurn(rules, table.state, seat, moves, rolled.dice);
    if (isRefusal(played)) {
      violations.push(`refused ${played.refused}: ${JSON.stringify(moves[played.at])}`);
      break;
    }
    const { steps, aside } = played;
    largestCommit = Math.max(largestCommit, bytesOf({ steps, draws: rolled.draws, aside }));
    enter(
      title,
      table,
      steps.flatMap((step) => step.events),
    );
    violations.push(...(title.faults?.(table.state) ?? []));
  }
  if (rules.awaiting(table.state).length > 0 && violations.length === 0) violations.push('no end');
  violations.push(...foldsAgain(title, table));
  const scores = rules.scores(table.state);
  const figures = title.figures?.(table.state) ?? {};
  return {
    sendings,
    rounds: figures.rounds ?? Math.ceil(turns / seats),
    events: table.events,
    scores,
    ranking: ranking(
      scores,
      scores.map(() => false),
    ),
    largestCommit,
    figures,
    violations,
  };
};

const choicesDiffer = ({ rules }: AnyTitle, { state, views }: Table, seat: Seat): readonly string[] => {
  const all = offered(rules, state, seat);
  if (Object.keys(all).length === 0) return [`seat ${seat} has no choice`];
  const same = JSON.stringify(all) === JSON.stringify(offered(rules, views[seat], seat));
  return same ? [] : [`seat ${seat} would choose otherwise from its own log`];
};

const foldsAgain = ({ rules }: AnyTitle, { events, state }: Table): readonly string[] => {
  const again = (JSON.parse(JSON.stringify(events)) as readonly GameEvent[]).reduce(
    (s, event) => rules.evolve(s, event),
    rules.blank(),
  );
  return JSON.stringify(again) === JSON.stringify(state) ? [] : ['the log folds to another state'];
};
