import { LIMITS } from '../../server/auth/limits.ts';
import type { Log } from '../../server/game-log/logs.ts';
import { type Routes, signedIn } from '../call.ts';
import { limited } from '../limited.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { seatOf, visibleLog } from '../table.ts';

const talkOf = async (services: Services, log: Log) => {
  const lines = await services.talk.lines(log.id);
  const people = await services.people.findMany(lines.map(({ by }) => by));
  return {
    lines: lines.map(({ at, by, text }) => ({
      ...{ at, text, seat: seatOf(log.game.table, by) },
      name: people.get(by)?.name ?? 'Somebody',
    })),
  };
};

export const talkRoutes: Routes<'talk' | 'say' | 'notes' | 'note'> = {
  talk: async ({ services, params, me }) => talkOf(services, await visibleLog(services, params.id, me)),
  say: async (call) => {
    const me = signedIn(call);
    const { services, params, body } = call;
    const log = await visibleLog(services, params.id, me);
    const { table } = log.game;
    if (seatOf(table, me.userId) === null && table.host !== me.userId) throw new Problem(403, 'not-your-seat');
    await limited(services, LIMITS.talkByPerson, me.userId);
    await services.talk.say(log.id, { at: services.now(), by: me.userId, text: body.text });
    return talkOf(services, log);
  },
  notes: async (call) => {
    const me = signedIn(call);
    await visibleLog(call.services, call.params.id, me);
    return { text: await call.services.talk.note(me.userId, call.params.id) };
  },
  note: async (call) => {
    const me = signedIn(call);
    await visibleLog(call.services, call.params.id, me);
    await limited(call.services, LIMITS.notesByPerson, me.userId);
    await call.services.talk.keepNote(me.userId, call.params.id, call.body.text);
    return {};
  },
};
