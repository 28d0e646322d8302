import { cookie } from '../../server/auth/cookies.ts';
import { LIMITS } from '../../server/auth/limits.ts';
import { readRefusalToken, readTurnLink, readUnsubscribeToken, type TurnLink } from '../../server/auth/tokens.ts';
import { holds } from '../../server/game-log/logs.ts';
import type { Person } from '../../server/store/people.ts';
import { type Routes, signedIn } from '../call.ts';
import { limited } from '../limited.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { visibleLog } from '../table.ts';
import { meReply } from './me.ts';

/** The player of a turn link whose turn is still open. The problem names the game, so that the page can lead there. */
const opened = async (services: Services, token: string): Promise<TurnLink & { readonly person: Person }> => {
  const link = readTurnLink(services.keys, token, services.now());
  if (!link) throw new Problem(404, 'link-over');
  const log = await services.logs.read(link.gameId);
  const open = log?.game.waits.some(({ seat, since }) => seat === link.seat && since === link.since) ?? false;
  const person = log && open && holds(log, link.seat, link.player) ? await services.people.find(link.player) : null;
  if (!person) throw new Problem(404, 'link-over', { game: link.gameId });
  return { ...link, person };
};

const markIn = (services: Services, token: string): string => {
  const mark = readRefusalToken(services.keys, token);
  if (mark === null) throw new Problem(404, 'unknown-code');
  return mark;
};

export const mailLinkRoutes: Routes<
  'seeTurnLink' | 'useTurnLink' | 'unsubscribe' | 'seeRefusal' | 'refuseMail' | 'allowMail' | 'mute'
> = {
  seeTurnLink: async ({ services, params, me }) => {
    const { gameId, seat, player, person } = await opened(services, params.token);
    return { id: gameId, seat, name: person.name, signedIn: me?.userId === player };
  },
  useTurnLink: async ({ services, params, me, agent, answer }) => {
    const { gameId, seat, player, person } = await opened(services, params.token);
    if (me?.userId === player && (me.onlyGame === null || me.onlyGame === gameId))
      return { id: gameId, seat, me: meReply(services, person, me) };
    await limited(services, LIMITS.linksByPerson, player);
    const secret = await services.sessions.start(player, agent, gameId);
    answer.append('set-cookie', cookie(services.environment, 'session', secret));
    return { id: gameId, seat, me: meReply(services, person, { onlyGame: gameId, signedIn: false }) };
  },
  unsubscribe: async ({ services, params }) => {
    const subscription = readUnsubscribeToken(services.keys, params.token);
    if (!subscription) throw new Problem(404, 'unknown-code');
    await services.talk.mute(subscription.player, subscription.gameId, true);
    return {};
  },
  seeRefusal: async ({ services, params }) => ({
    refused: await services.refusals.hasMark(markIn(services, params.token)),
  }),
  refuseMail: async ({ services, params }) => {
    await services.refusals.set(markIn(services, params.token), true);
    return {};
  },
  allowMail: async ({ services, params }) => {
    await services.refusals.set(markIn(services, params.token), false);
    return {};
  },
  mute: async (call) => {
    const me = signedIn(call);
    // Who has a game in the own list may mute it even while it cannot be read.
    const mine = await call.services.views.lines(`USER#${me.userId}`);
    const own = me.onlyGame === null && mine.some(({ gameId }) => gameId === call.params.id);
    if (!own) await visibleLog(call.services, call.params.id, me);
    await call.services.talk.mute(me.userId, call.params.id, call.body.muted);
    return {};
  },
};
