import { foldAll } from '../../domain/kernel/game.ts';
import { type EndReason, isLifecycle, ranking } from '../../domain/kernel/lifecycle.ts';
import { botTurn, isRefusal, offered, playTurn } from '../../domain/kernel/play.ts';
import { oneOf, type Random, recorded, seeded } from '../../domain/kernel/random.ts';
import type { AnyTitle, GameEvent, Move, Seat, SeatScore } from '../../domain/kernel/rules.ts';
import { absence, happens } from './absence.ts';
import { checked } from './checks/checks.ts';
import { crowded } from './crowded.ts';
import type { Manner } from './manner.ts';
import { opponentOf } from './opponents.ts';
import type { Planned } from './plan.ts';
import { playerOf } from './player.ts';
import { enter, eventsOf, openTable, type Table } from './table.ts';

export interface Outcome {
  readonly sendings: number;
  /** As the title counts them; else how often every seat had its turn, the last round counted in full. */
  readonly rounds: number;
  /** Those of the title; what happens at every table is not among them. */
  readonly events: readonly GameEvent[];
  readonly scores: readonly SeatScore[];
  readonly ranking: readonly number[];
  /** Why it was over; null where it did not end. */
  readonly reason: EndReason | null;
  /** Where the opponent sat; null without one. */
  readonly opponent: Seat | null;
  /** Bytes of the largest sending after the set-up, as the store keeps it. */
  readonly largestCommit: number;
  /** The title's own numbers, by name. */
  readonly figures: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/** Bytes of what the store keeps of a sending. */
const bytesOf = (kept: object): number => Buffer.byteLength(JSON.stringify(kept));

const MOST_SENDINGS = 5_000;
/** Moves in one sending of an opponent. */
const MOST_OF_OPPONENT = 500;
/** How likely it is that somebody whose turn may be cut short sends a part of it. */
const PART_OF_A_TURN = 0.1;

interface Players {
  readonly manner: Manner;
  readonly opponent: Seat | null;
  /** What the players think with. */
  readonly thoughts: Random;
  /** What happens to them. */
  readonly fate: Random;
}

const movesOf = (title: AnyTitle, table: Table, seat: Seat, players: Players): readonly Move[] => {
  const { manner, opponent, thoughts, fate } = players;
  const say = seat === opponent && manner.against !== null ? opponentOf(manner.against) : playerOf(title, manner.bot);
  // A hoard buys more actions than a bot ever would.
  const most = seat === opponent ? MOST_OF_OPPONENT : undefined;
  const moves = botTurn(title.rules, say, table.views[seat]?.state, seat, thoughts, most);
  const cut = manner.leave > 0 && moves.length > 1 && happens(PART_OF_A_TURN, fate);
  return cut ? moves.slice(0, 1 + fate.below(moves.length - 1)) : moves;
};

/** One sending of an awaited seat; what is wrong with it in words, and its size. */
const send = (
  title: AnyTitle,
  table: Table,
  players: Players,
): { readonly wrong: readonly string[]; readonly bytes: number } => {
  const { rules, game } = table;
  const awaited = game.waits.map((wait) => wait.seat);
  const seat = players.manner.leave > 0 ? oneOf(awaited, players.fate) : (awaited[0] ?? 0);
  const wrong = choicesDiffer(table, seat);
  const moves = movesOf(title, table, seat, players);
  const rolled = recorded(table.dice);
  const played = playTurn(rules, game.state, seat, moves, rolled.dice);
  if (isRefusal(played))
    return { wrong: [...wrong, `refused ${played.refused}: ${JSON.stringify(moves[played.at])}`], bytes: 0 };
  const { steps, aside } = played;
  enter(table, steps, aside);
  return { wrong, bytes: bytesOf({ steps, draws: rolled.draws, aside }) };
};

/** Plays one game as the server would, each player seeing only its own view, and looks for what may never happen. */
export const playGame = (plain: AnyTitle, planned: Planned, manner: Manner): Outcome => {
  const title = manner.crowded ? crowded(plain) : plain;
  const { options, seats, seed } = planned;
  const players: Players = {
    manner,
    opponent: manner.against === null ? null : seed % seats,
    thoughts: seeded(seed ^ 0x5f3759df),
    fate: seeded(seed ^ 0x1b873593),
  };
  const table = openTable(title.rules, options, seats, seeded(seed));
  const violations: string[] = [];
  let [sendings, largestCommit, turns] = [0, 0, 0];
  let before: Seat | null = null;
  for (; sendings < MOST_SENDINGS && violations.length === 0; sendings += 1) {
    const [next] = table.game.waits;
    if (!next) break;
    if (next.seat !== before) turns += 1;
    before = next.seat;
    const gone = absence(table, manner.leave, players.fate);
    if (gone) enter(table, [gone]);
    else {
      const { wrong, bytes } = send(title, table, players);
      violations.push(...wrong);
      largestCommit = Math.max(largestCommit, bytes);
    }
    violations.push(...(title.faults?.(table.game.state) ?? []), ...goneAwaited(table));
  }
  if (table.game.table.status === 'running' && violations.length === 0) violations.push('no end');
  violations.push(...foldsAgain(table), ...answeredForGone(table), ...checked(title.rules.id, eventsOf(table.commits)));
  return { ...came(title, table, turns), opponent: players.opponent, sendings, largestCommit, violations };
};

/** What came of it. */
const came = ({ rules, figures }: AnyTitle, { game, commits }: Table, turns: number) => {
  const { seats, result } = game.table;
  const scores = rules.scores(game.state);
  const numbers = figures?.(game.state) ?? {};
  return {
    rounds: numbers.rounds ?? Math.ceil(turns / seats.length),
    events: eventsOf(commits).filter((event) => !isLifecycle(event)),
    scores,
    ranking: ranking(
      scores,
      seats.map((seat) => seat.resigned),
    ),
    reason: result?.reason ?? null,
    figures: numbers,
  };
};

const goneAwaited = ({ game }: Table): readonly string[] =>
  game.waits.flatMap(({ seat }) => (game.table.seats[seat]?.resigned ? [`seat ${seat} has left and is awaited`] : []));

/** The kernel answers for who has left where a title still asks, but none of ours should. */
const answeredForGone = ({ commits }: Table): readonly string[] =>
  commits.flatMap(({ steps }) =>
    steps.flatMap(({ action, seat }) => (action === 'pass' ? [`seat ${seat} has left and was asked`] : [])),
  );

const choicesDiffer = ({ rules, game, views }: Table, seat: Seat): readonly string[] => {
  const all = offered(rules, game.state, seat);
  if (Object.keys(all).length === 0) return [`seat ${seat} has no choice`];
  const same = JSON.stringify(all) === JSON.stringify(offered(rules, views[seat]?.state, seat));
  return same ? [] : [`seat ${seat} would choose otherwise from its own log`];
};

const foldsAgain = ({ rules, commits, game }: Table): readonly string[] => {
  const again = foldAll(rules, JSON.parse(JSON.stringify(commits)));
  return JSON.stringify(again) === JSON.stringify(game) ? [] : ['the log folds to another state'];
};
