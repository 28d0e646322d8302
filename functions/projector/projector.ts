import type { Commit } from '../../domain/kernel/commit.ts';
import { dueAt, type Game } from '../../domain/kernel/game.ts';
import type { Log, Logs } from '../server/game-log/logs.ts';
import type { EventStore } from '../server/store/event-store.ts';
import { type GameSummary, summarise } from '../server/store/summary.ts';
import type { ListKey, Views } from '../server/store/views.ts';
import type { Checkpoint, Checkpoints } from '../server/stream/checkpoints.ts';
import { isTransient, reasonOf } from '../server/stream/transient-error.ts';

/** How long the api may take to play a bot before the timekeeper asks it again, in milliseconds. */
const BOT_GRACE = 30_000;

const MOST_TRIES = 5;

const sitting = (game: Game<unknown>): readonly string[] => [
  game.table.host,
  ...game.table.seats.flatMap(({ player }) => (player?.kind === 'person' ? [player.id] : [])),
];

const everSat = (commits: readonly Commit[]): readonly string[] =>
  commits
    .flatMap((commit) => commit.steps)
    .flatMap((step) => step.events)
    .flatMap((event) =>
      event.type === 'SeatTaken' && 'player' in event && event.player.kind === 'person' ? [event.player.id] : [],
    );

/** When somebody must act for a seat that does not act itself: its clock, or a bot that nobody played. */
const tickAt = (game: Game<unknown>, now: number): number | null => {
  const times = game.waits.flatMap(({ seat, at }) => {
    const bot = game.table.seats[seat]?.player?.kind === 'bot';
    const clock = dueAt(game, seat);
    return [...(bot ? [Math.min(at, now) + BOT_GRACE] : []), ...(clock === null ? [] : [clock])];
  });
  return times.length > 0 ? Math.min(...times) : null;
};

/** All that is derived from a log: its line, the lists that show it, and those that did once and must not any more. */
interface Lines {
  readonly gameId: string;
  readonly summary: GameSummary;
  readonly on: readonly ListKey[];
  readonly off: readonly ListKey[];
  readonly tick: number | null;
}

const userLists = (players: Iterable<string>): readonly ListKey[] => [...players].map((id): ListKey => `USER#${id}`);

const linesOf = ({ id, title, game, commits }: Log, now: number): Lines => {
  const { status, visibility, host } = game.table;
  const seated = new Set(status === 'cancelled' ? [] : sitting(game));
  const gone = new Set([host, ...everSat(commits)].filter((id) => !seated.has(id)));
  const listed: readonly ListKey[] = visibility === 'public' ? ['OPEN'] : [];
  return {
    gameId: id,
    summary: summarise(id, title.rules, game, commits),
    on: [...userLists(seated), ...(status === 'cancelled' ? [] : listed)],
    off: [...userLists(gone), ...(status === 'cancelled' ? listed : [])],
    tick: tickAt(game, now),
  };
};

export interface ProjectorParts {
  readonly events: Pick<EventStore, 'last'>;
  readonly logs: Logs;
  readonly views: Views;
  readonly heads: Checkpoints;
  readonly now: () => number;
  /** Told with a game that is kept aside: another build may be able to read it. */
  readonly build: string;
}

type Projected = 'projected' | 'nothing' | 'quarantined';

/** Writes all that is derived from one log, as often as anybody likes. `afresh` also rewrites what has the same seq. */
export type Project = (gameId: string, afresh?: boolean) => Promise<Projected>;

/** Another projector of the same game was faster five times in a row; the batch is tried again. */
class ProjectorsRace extends Error {
  override readonly name = 'ProjectorsRace';
}

export const projector = ({ events, logs, views, heads, now, build }: ProjectorParts): Project => {
  const write = async ({ gameId, summary, on, off }: Lines, afresh: boolean): Promise<void> => {
    for (const list of afresh ? [...off, ...on] : off) await views.drop(list, gameId);
    for (const list of on) await views.put(list, summary);
  };

  // Only what was read whole and then could not be folded or told condemns a log.
  const derived = async (gameId: string): Promise<{ log: Log; lines: Lines } | { unreadable: unknown } | null> => {
    try {
      const log = await logs.read(gameId);
      return log && { log, lines: linesOf(log, now()) };
    } catch (error) {
      if (isTransient(error)) throw error;
      return { unreadable: error };
    }
  };

  const quarantine = async (gameId: string, { lists }: Checkpoint, error: unknown): Promise<Projected> => {
    await heads.quarantine(gameId, { seq: await events.last(gameId), reason: reasonOf(error), at: now(), build });
    for (const list of lists) await views.setAside(list, gameId);
    return 'quarantined';
  };

  // Who was overtaken writes once more (`raced`): its lines may be older than what took them away.
  const attempt = async (gameId: string, afresh: boolean, raced: boolean): Promise<Projected | 'again'> => {
    const head = await heads.read(gameId);
    const read = await derived(gameId);
    if (read === null) return 'nothing';
    if ('unreadable' in read) return quarantine(gameId, head, read.unreadable);
    const { log, lines } = read;
    const { seq, table } = log.game;
    if (!afresh && !raced && !head.broken && head.projected === seq) return 'projected';
    const { tick } = lines;
    await write(lines, afresh);
    if (afresh || tick !== head.tick) await heads.due(gameId, 'TICK', seq, tick);
    const to = { projected: seq, status: table.status, tick, lists: lines.on };
    if (await heads.advance(gameId, head, to, log.commits[0]?.at ?? 0)) return 'projected';
    // Another one of the same seq has written the same.
    return (await heads.read(gameId)).projected === seq ? 'projected' : 'again';
  };

  return async (gameId, afresh = false) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const done = await attempt(gameId, afresh, tries > 0);
      if (done !== 'again') return done;
    }
    throw new ProjectorsRace(gameId);
  };
};
