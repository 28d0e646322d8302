import type { Commit } from '../../../domain/kernel/commit.ts';
import { foldAll, seenBy } from '../../../domain/kernel/game.ts';
import { choice, isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { noRandom } from '../../../domain/kernel/random.ts';
import type { Seat, Viewer } from '../../../domain/kernel/rules.ts';
import type { RouteId } from '../../contract/contract.ts';
import { joinCode } from '../../server/auth/tokens.ts';
import { resignSeat } from '../../server/game-log/lifecycle.ts';
import { type Log, seenGame } from '../../server/game-log/logs.ts';
import { sendTurn } from '../../server/game-log/send-turn.ts';
import { playersAt } from '../../server/store/players.ts';
import type { Session } from '../../server/store/sessions.ts';
import { afterBots } from '../bots.ts';
import { type Call, type Routes, signedIn } from '../call.ts';
import { mendInvitations } from '../invite.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { commitsAfter, seatOf, seenLog, settled, sitsAt, viewerOf, visibleLog } from '../table.ts';

/** The seq of a seat's last own commit; 0 for none. */
const lastActed = (commits: readonly Commit[], viewer: Viewer, me: Session | null): number =>
  viewer === 'spectator' || me === null
    ? 0
    : (commits.findLast(({ by, steps }) => by === me.userId && steps.some((step) => step.seat === viewer))?.seq ?? 0);

/** Those at the table may pass the link on; a public game has it for everybody. */
const joinCodeFor = (services: Services, log: Log, me: Session | null): string | null => {
  const { status, seats, visibility, host } = log.game.table;
  const free = status === 'open' && seats.some(({ player, invitation }) => player === null && invitation === null);
  const inside = me !== null && (host === me.userId || seatOf(log.game.table, me.userId) !== null);
  return free && (inside || visibility === 'public') ? joinCode(services.keys, log.id) : null;
};

/** What fits well into one answer; longer logs take several. */
const MOST_AT_ONCE = 500;

// While a game runs, what a spectator may see of a commit is not the last word: the end reveals the rest.
const isClosed = ({ game: { table } }: Log): boolean => table.visibility === 'public' && table.seed !== null;

const tagged = (call: Pick<Call<RouteId>, 'answer'>, seq: number): void => call.answer.set('etag', `"${seq}"`);

const positionAt = (log: Log, viewer: Viewer, seq: number) => {
  if (seq > log.game.seq) throw new Problem(404, 'unknown-seq');
  if (seq === log.game.seq) return seenGame(log, viewer);
  const revealed = log.game.table.seed !== null;
  const { rules } = log.title;
  return foldAll(
    rules,
    log.commits.slice(0, seq).map((commit) => seenBy(rules, commit, viewer, revealed)),
  );
};

const exported = async (services: Services, log: Log, viewer: Viewer) => {
  const { table } = log.game;
  const players = (await playersAt(services.people, services.invitations, [table.seats]))(table.seats);
  const { commits } = commitsAfter(services, log, viewer, 0);
  const { seed, commitment } = table;
  return {
    ...{ format: 'postwright-game', v: 1, id: log.id, title: table.title, name: table.name, viewer },
    players: players.map(({ seat, name, kind }) => ({ seat, name, kind })),
    dice: seed === null ? null : { seed, commitment, nonces: table.seats.map(({ nonce }) => nonce) },
    commits: commits.map((commit, i) => ({ ...commit, draws: seed === null ? [] : (log.commits[i]?.draws ?? []) })),
  };
};

const choicesFor = (log: Log, seat: Seat, { moves, move }: Call<'choices'>['body']) => {
  const { rules } = log.title;
  const { state } = seenGame(log, seat);
  const played = playTurn(rules, state, seat, moves, noRandom);
  if (isRefusal(played)) throw new Problem(422, played.refused, { at: played.at });
  if (played.revealed || log.game.table.status !== 'running') return { actions: {}, choice: null };
  const actions = Object.entries(rules.actions(played.state, seat));
  return {
    actions: Object.fromEntries(actions.map(([name, action]) => [name, action.next(played.state, seat, [])])),
    choice: move ? choice(rules, played.state, seat, move) : null,
  };
};

export const playRoutes: Routes<
  'whichViewer' | 'game' | 'commits' | 'closedLog' | 'position' | 'choices' | 'exportGame' | 'turn' | 'resign'
> = {
  whichViewer: async ({ services, params, me }) => ({
    viewer: viewerOf(await visibleLog(services, params.id, me), me),
  }),
  game: async ({ services, params, me }) => {
    const { id, viewer } = params;
    const log = await seenLog(services, id, viewer, me);
    const { title, name, host, visibility, seats } = log.game.table;
    if (host === me?.userId) await mendInvitations(services, log);
    const [players, muted] = await Promise.all([
      playersAt(services.people, services.invitations, [seats]),
      me ? services.talk.isMuted(me.userId, id) : false,
    ]);
    return {
      ...{ id, viewer, title, name, visibility, muted, seq: log.game.seq, players: players(seats) },
      host: host === me?.userId,
      closed: isClosed(log),
      joinCode: joinCodeFor(services, log, me),
      lastActed: lastActed(log.commits, viewer, me),
    };
  },
  commits: async (call) => {
    const { services, params, query, me } = call;
    const log = await seenLog(services, params.id, params.viewer, me);
    tagged(call, log.game.seq);
    return commitsAfter(services, log, params.viewer, query.after ?? 0);
  },
  closedLog: async ({ services, params, answer }) => {
    const { id, from, to } = params;
    const log = await services.logs.read(id);
    if (!log || !isClosed(log) || from > to || to > log.game.seq || to - from >= MOST_AT_ONCE)
      throw new Problem(404, 'not-closed');
    answer.set('cache-control', 'public, max-age=31536000, immutable');
    answer.delete('x-build');
    return { commits: commitsAfter(services, log, 'spectator', from - 1).commits.slice(0, to - from + 1) };
  },
  position: async (call) => {
    const { services, params, query, me } = call;
    const log = await seenLog(services, params.id, params.viewer, me);
    const { seq, state, waits } = positionAt(log, params.viewer, query.seq ?? log.game.seq);
    tagged(call, log.game.seq);
    return { seq, awaiting: waits.map(({ seat }) => seat), state };
  },
  choices: async ({ services, params, body, me }) => {
    const log = await seenLog(services, params.id, params.viewer, me);
    if (params.viewer === 'spectator') throw new Problem(403, 'not-your-seat');
    return choicesFor(log, params.viewer, body);
  },
  exportGame: async ({ services, params, me, answer }) => {
    const log = await seenLog(services, params.id, params.viewer, me);
    answer.set('content-disposition', `attachment; filename="game-${log.id}.json"`);
    return exported(services, log, params.viewer);
  },
  turn: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    const { seat, expectedSeq } = body;
    const known = await visibleLog(services, params.id, me);
    if (!sitsAt(known.game.table, me.userId, seat)) throw new Problem(403, 'not-your-seat');
    const outcome = await sendTurn(services, { gameId: params.id, by: me.userId, known, ...body });
    const log = await afterBots(services, settled(services, outcome, me, expectedSeq));
    tagged(call, log.game.seq);
    return commitsAfter(services, log, seat, expectedSeq);
  },
  resign: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    const known = await visibleLog(services, params.id, me);
    if (!sitsAt(known.game.table, me.userId, body.seat)) throw new Problem(403, 'not-your-seat');
    const sent = { gameId: params.id, by: me.userId, commandId: body.commandId };
    const log = await afterBots(services, settled(services, await resignSeat(services, sent, body.seat), me, 0));
    return commitsAfter(services, log, body.seat, 0);
  },
};
