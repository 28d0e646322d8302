import { invitationCode } from '../../server/auth/tokens.ts';
import type { Log } from '../../server/game-log/logs.ts';
import type { Session } from '../../server/store/sessions.ts';
import type { GameSummary } from '../../server/store/summary.ts';
import type { Line } from '../../server/store/views.ts';
import { isTransient } from '../../server/stream/transient-error.ts';
import { type Routes, signedIn } from '../call.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { lineOf, named } from '../summaries.ts';
import { seatOf, visibleLog } from '../table.ts';

const MOST_PUBLIC = 50;

const over = (summary: GameSummary | null): boolean => summary?.status === 'ended' || summary?.status === 'cancelled';

/**
 * The log of one game of many: one that cannot be read is kept aside, so that the others are there. While the database
 * does not answer nothing is: a list that looks whole would not be.
 */
const readable = async ({ logs, logger }: Services, gameId: string): Promise<Log | null | 'aside'> => {
  try {
    return await logs.read(gameId);
  } catch (error) {
    if (isTransient(error)) throw error;
    logger.error('game left out of a list', { gameId, code: 'unreadable', why: String(error) });
    return 'aside';
  }
};

/** The line as the log says: a list that is behind its game would call somebody to a turn that is taken. */
const fresh = async (
  services: Services,
  { gameId, seq, summary, aside }: Line,
): Promise<GameSummary | null | 'aside'> => {
  if (summary && !aside && (over(summary) || (await services.events.last(gameId)) === seq)) return summary;
  const log = await readable(services, gameId);
  return log && log !== 'aside' ? lineOf(log) : log;
};

interface Mine {
  readonly games: readonly GameSummary[];
  readonly aside: readonly { readonly id: string; readonly name: string; readonly muted: boolean }[];
}

const asideOf = async ({ talk }: Services, { userId }: Session, { gameId: id, summary }: Line) => ({
  ...{ id, name: summary?.name ?? 'A game' },
  muted: await talk.isMuted(userId, id),
});

const mineOf = async (services: Services, me: Session): Promise<Mine> => {
  const lines = await services.views.lines(`USER#${me.userId}`);
  const wanted = lines.filter(({ gameId }) => me.onlyGame === null || me.onlyGame === gameId);
  const games = await Promise.all(wanted.map((line) => fresh(services, line)));
  const aside = wanted.filter((_, i) => games[i] === 'aside');
  const readableGames = games
    .filter((game) => game !== null && game !== 'aside')
    .filter((game) => seatOf(game, me.userId) !== null || game.host === me.userId)
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
  return { games: readableGames, aside: await Promise.all(aside.map((line) => asideOf(services, me, line))) };
};

/** All games of a person, as their logs are now; a session for one game sees that one only. */
export const myLines = async (services: Services, me: Session): Promise<readonly GameSummary[]> =>
  (await mineOf(services, me)).games;

const invitationsOf = async (services: Services, me: Session) => {
  const person = me.onlyGame === null ? await services.people.find(me.userId) : null;
  const found = person ? await services.invitations.ofEmail(person.email) : [];
  const open = await Promise.all(
    found.map(async ({ id, gameId }) => {
      const read = await readable(services, gameId);
      const log = read === 'aside' ? null : read;
      const there = log?.game.table.status === 'open' && log.game.table.seats.some((seat) => seat.invitation === id);
      return log && there ? [{ code: invitationCode(services.keys, id), line: lineOf(log) }] : [];
    }),
  );
  return open.flat();
};

export const myGamesRoutes: Routes<'myGames' | 'leaveAside' | 'publicGames'> = {
  myGames: async (call) => {
    const me = signedIn(call);
    const { services } = call;
    const [{ games: lines, aside }, invited] = await Promise.all([mineOf(services, me), invitationsOf(services, me)]);
    const all = await named(services, [...lines, ...invited.map(({ line }) => line)], me.userId);
    return {
      aside,
      games: all.slice(0, lines.length),
      invitations: invited.flatMap(({ code }, i) => {
        const game = all[lines.length + i];
        return game ? [{ code, game }] : [];
      }),
    };
  },
  leaveAside: async (call) => {
    const me = signedIn(call);
    const { services, params } = call;
    const { aside } = await mineOf(services, me);
    if (!aside.some(({ id }) => id === params.id)) {
      await visibleLog(services, params.id, me);
      throw new Problem(422, 'not-aside');
    }
    await services.talk.mute(me.userId, params.id, true);
    await services.views.drop(`USER#${me.userId}`, params.id);
    return {};
  },
  publicGames: async ({ services, me }) => {
    const [lines, demo] = await Promise.all([services.views.newestPublic(MOST_PUBLIC), services.demo.id()]);
    const newest = lines.flatMap(({ summary }) => (summary && summary.status !== 'cancelled' ? [summary] : []));
    return { demo, games: await named(services, newest, me?.userId ?? null) };
  },
};
