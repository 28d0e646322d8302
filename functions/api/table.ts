// What several routes need to know about a game: who may look at it, as whom, and what they get.

import { seatsOf } from '../../domain/kernel/commands.ts';
import { seenBy } from '../../domain/kernel/game.ts';
import type { Player, Table } from '../../domain/kernel/lifecycle.ts';
import type { Seat, Viewer } from '../../domain/kernel/rules.ts';
import type { Outcome } from '../server/game-log/append.ts';
import type { Log } from '../server/game-log/logs.ts';
import type { Session } from '../server/store/sessions.ts';
import { isTransient, reasonOf } from '../server/stream/transient-error.ts';
import { Problem } from './problem.ts';
import type { Services } from './services.ts';

/** The seat of a person; null for none. */
export const seatOf = (
  table: { readonly seats: readonly { readonly player: Player | null }[] },
  userId: string | null,
): Seat | null => {
  const seat = table.seats.findIndex(({ player }) => player?.kind === 'person' && player.id === userId);
  return seat < 0 ? null : seat;
};

/** Whether a person sits there; a log from before may give them another seat beside the first. */
export const sitsAt = (table: Table, userId: string | undefined, seat: Seat): boolean =>
  userId !== undefined && seatsOf(table, userId).includes(seat);

/** A game that this session may see: it is not private, or the person sits there or is its host. Else 404. */
export const visibleLog = async (services: Services, gameId: string, me: Session | null): Promise<Log> => {
  const log = await services.logs.read(gameId).catch((error: unknown) => {
    if (isTransient(error)) throw error;
    services.logger.error('log cannot be read', { gameId, code: 'kept-aside', why: reasonOf(error) });
    throw new Problem(503, 'kept-aside');
  });
  if (!log) throw new Problem(404, 'unknown-game');
  const { table } = log.game;
  const own = me !== null && (seatOf(table, me.userId) !== null || table.host === me.userId);
  if (table.visibility === 'private' && !own) throw new Problem(404, 'unknown-game');
  return log;
};

/** The same, seen as `viewer`: everybody may be a spectator, a seat is only for who sits there. */
export const seenLog = async (services: Services, gameId: string, viewer: Viewer, me: Session | null): Promise<Log> => {
  const log = await visibleLog(services, gameId, me);
  if (viewer !== 'spectator' && !sitsAt(log.game.table, me?.userId, viewer)) throw new Problem(403, 'not-your-seat');
  return log;
};

export const hostLog = async (services: Services, gameId: string, me: Session): Promise<Log> => {
  const log = await visibleLog(services, gameId, me);
  if (log.game.table.host !== me.userId) throw new Problem(403, 'not-the-host');
  return log;
};

/** As whom a person looks who said nothing about it. */
export const viewerOf = (log: Log, me: Session | null): Viewer =>
  seatOf(log.game.table, me?.userId ?? null) ?? 'spectator';

export const commitsAfter = (services: Services, log: Log, viewer: Viewer, after: number) => ({
  seq: log.game.seq,
  build: services.environment.BUILD,
  commits: log.commits
    .slice(after)
    .map((commit) => seenBy(log.title.rules, commit, viewer, log.game.table.seed !== null)),
});

/** The log that a command led to. What is refused and what came too late become problems. */
export const settled = (services: Services, outcome: Outcome, me: Session | null, after: number): Log => {
  switch (outcome.kind) {
    case 'done':
      return outcome.log;
    case 'refused':
      if (outcome.code === 'not-your-seat') throw new Problem(403, outcome.code);
      throw new Problem(422, outcome.code, { at: outcome.at });
    case 'conflict':
      throw new Problem(409, 'conflict', commitsAfter(services, outcome.log, viewerOf(outcome.log, me), after));
    case 'unknown':
      throw new Problem(404, 'unknown-game');
  }
};
