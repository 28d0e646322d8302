import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../domain/games/index.ts';
import type { Commit } from '../../../domain/kernel/commit.ts';
import { isLifecycle } from '../../../domain/kernel/lifecycle.ts';
import { botTurn } from '../../../domain/kernel/play.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import type { AnyRules, AnyTitle, GameEvent, Seat } from '../../../domain/kernel/rules.ts';
import { type Composed, composer } from '../../../functions/notifier/compose.ts';
import { noticesOf } from '../../../functions/notifier/notice.ts';
import { openGame } from '../../../functions/server/game-log/lifecycle.ts';
import { cachedLogs, type Log, seenGame } from '../../../functions/server/game-log/logs.ts';
import { sendTurn } from '../../../functions/server/game-log/send-turn.ts';
import { memoryEventStore } from '../../../functions/server/store/memory-event-store.ts';
import type { Person } from '../../../functions/server/store/people.ts';
import { loaded } from '../../kit/loaded.ts';
import { pearls } from '../../kit/pearls.ts';

const NOW = 1_800_000_000_000;
/** The title with words for every fact and for all that a seat sees, so that nothing passes unsaid. */
const talkative = (title: AnyTitle): AnyTitle => ({
  ...title,
  rules: {
    ...title.rules,
    describe: (events) => events.map((e) => ({ key: 'all', args: { all: JSON.stringify(e) } })),
  },
  words: { ...title.words, phrases: { all: '{all}' } },
  duty: (view) => ({ key: 'all', args: { all: JSON.stringify(view) } }),
});

const ALL = Object.fromEntries(
  Object.entries({ ...(await allTitles()), pearls }).map(([id, title]) => [id, talkative(title)]),
);
const gameId = 'game-of-secrets-00000';

const person = (id: string): Person => ({
  ...{
    id,
    email: `${id}@example.org`,
    name: id,
    colour: 'blue',
    shape: 'house',
    createdAt: 0,
    mailFails: false,
    signedIn: true,
  },
});

const mailOf = async (log: Log, seat: Seat): Promise<Composed | null> => {
  const key = new Uint8Array(32);
  const compose = composer({
    people: { find: async (id) => person(id), findMany: async (ids) => new Map(ids.map((id) => [id, person(id)])) },
    invitations: { findMany: async () => new Map() },
    talk: { isMuted: async () => false },
    views: { lines: async () => [] },
    keys: async () => ({ 'turn-link': key, unsubscribe: key, picture: key }),
    ...{ origin: 'https://play.example', titles: loaded(ALL), now: () => NOW },
  });
  const notice = noticesOf(log).find((one) => one.seat === seat && one.kind === 'turn');
  return notice ? compose(notice, log) : null;
};

/** A game that bots play for two persons until seat 1 is awaited after so many sendings. */
const played = async (title: AnyTitle, sendings: number): Promise<Log> => {
  const events = memoryEventStore();
  const logs = cachedLogs(events, loaded(ALL));
  const parts = { events, logs, seeds: { of: async () => 'ab'.repeat(32) }, titles: loaded(ALL), now: () => NOW };
  await openGame(parts, { gameId, by: 'p0', commandId: 'open-it' }, title, {
    ...{ name: 'Secrets', host: 'p0', options: {}, visibility: 'private', clock: { kind: 'none' } },
    seats: [0, 1].map((seat) => ({ kind: 'person' as const, id: `p${seat}`, nonce: '' })),
  });
  for (let sent = 0; ; sent += 1) {
    const log = await logs.read(gameId);
    const seat = log?.game.waits[0]?.seat;
    if (!log || seat === undefined) throw new Error('the game ended too early');
    if (sent >= sendings && seat === 1) return log;
    const moves = botTurn(title.rules, title.bots.quick, seenGame(log, seat).state, seat, seeded(sent));
    const turn = { gameId, seat, by: `p${seat}`, expectedSeq: log.game.seq, commandId: `turn-${sent}`, moves };
    const { kind } = await sendTurn(parts, turn);
    if (kind !== 'done') throw new Error(`turn ${sent} was ${kind}`);
  }
};

const TERRAINS = ['grass', 'canyon', 'desert', 'flower', 'forest'];
const another = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : TERRAINS[(TERRAINS.indexOf(String(value)) + 1) % TERRAINS.length];

/** The event with all that this seat may not see of it changed. */
const altered = (rules: AnyRules, event: GameEvent, viewer: Seat): GameEvent => {
  if (isLifecycle(event)) return event;
  const seen = Object.entries(rules.redact(event, viewer));
  const hidden = seen.filter(([, value]) => value === '?').map(([key]) => key);
  const whole = Object.entries(event);
  return Object.fromEntries(
    whole.map(([key, v]) => [key, hidden.includes(key) ? another(v) : v]),
  ) as unknown as GameEvent;
};

const changed = async (log: Log, viewer: Seat): Promise<{ readonly log: Log; readonly count: number }> => {
  const { rules } = log.title;
  const events = memoryEventStore();
  let count = 0;
  for (const commit of log.commits) {
    const steps = commit.steps.map((step) => ({
      ...step,
      events: step.events.map((event) => {
        const other = altered(rules, event, viewer);
        if (JSON.stringify(other) !== JSON.stringify(event)) count += 1;
        return other;
      }),
    }));
    await events.append({ ...commit, steps } as Commit);
  }
  const again = await cachedLogs(events, loaded(ALL)).read(gameId);
  if (!again) throw new Error('there is no log');
  return { log: again, count };
};

describe.each([
  ['pearls', 3],
  ['kingdom-builder', 7],
])('a mail about %s', (id, sendings) => {
  test('is the same to the byte whatever its reader must not know', async () => {
    const log = await played(ALL[id] as AnyTitle, sendings);
    const other = await changed(log, 1);
    expect(other.count).toBeGreaterThan(0);
    const mail = await mailOf(log, 1);
    expect(mail).toHaveProperty('mail');
    expect(await mailOf(other.log, 1)).toEqual(mail);
  });
});
