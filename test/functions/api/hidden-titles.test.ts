// The same for the real titles: in a game under way the hidden facts change places among themselves, and no answer to
// somebody who may not know them changes.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allTitles } from '../../../domain/games/index.ts';
import type { SeatPlan } from '../../../domain/kernel/commands.ts';
import type { Commit } from '../../../domain/kernel/commit.ts';
import { isLifecycle } from '../../../domain/kernel/lifecycle.ts';
import { botTurn } from '../../../domain/kernel/play.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import type { AnyRules, AnyTitle, GameEvent, Viewer } from '../../../domain/kernel/rules.ts';
import { playBots } from '../../../functions/server/game-log/bots.ts';
import { openGame } from '../../../functions/server/game-log/lifecycle.ts';
import { seenGame } from '../../../functions/server/game-log/logs.ts';
import { type Browser, startWorld, type World } from '../../kit/world.ts';
import { command } from './tables.ts';

const titles = await allTitles();
let world: World;
beforeAll(async () => {
  world = await startWorld({}, titles);
});
afterAll(() => world.stop());

const TURNS = 4;
/** The Builders deals everything face up. */
const WITH_SECRETS = ['kingdom-builder', 'pocket-master-builder'];

/** Ada against a bot, each of her turns said by the bot of the title; the same game each time. */
const played = async (ada: Browser, title: AnyTitle): Promise<string> => {
  const { services } = world;
  Object.assign(services.seeds, { of: async () => '5e'.repeat(32) });
  const { id: host } = (await ada.ask('GET', '/api/me')).body;
  const id = `hidden-${title.rules.id}`;
  const seats: readonly SeatPlan[] = [
    { kind: 'person', id: host, nonce: 'a'.repeat(32) },
    { kind: 'bot', level: 'quick' },
  ];
  const opening = { name: 'Ours', host, options: {}, clock: { kind: 'none' }, visibility: 'public', seats } as const;
  await openGame(services, { gameId: id, by: host, commandId: command() }, title, opening);
  await playBots(services, id, Number.POSITIVE_INFINITY, services.botFailed);
  for (let turns = 0; turns < TURNS; turns += 1) {
    const log = await services.logs.read(id);
    if (!log || log.game.waits.every(({ seat }) => seat !== 0)) break;
    const moves = botTurn(title.rules, title.bots.quick, seenGame(log, 0).state, 0, seeded(turns));
    const sent = { seat: 0, expectedSeq: log.game.seq, commandId: command(), moves };
    expect((await ada.ask('POST', `/api/games/${id}/turns`, sent)).status).toBe(200);
  }
  return id;
};

type Fields = Readonly<Record<string, unknown>>;

const fields = (e: object): Fields => ({ ...e });

/** What a viewer may not see of an event, and what is seen in its place; null where nothing is hidden. */
const hiddenOf = (rules: AnyRules, viewer: Viewer, e: GameEvent) => {
  if (isLifecycle(e)) return null;
  const seen = fields(rules.redact(e, viewer));
  const keys = Object.keys(e).filter((key) => JSON.stringify(seen[key]) !== JSON.stringify(fields(e)[key]));
  const kind = JSON.stringify([e.type, fields(e).seat, keys.map((key) => [key, seen[key]])]);
  return keys.length > 0 ? { kind, secret: Object.fromEntries(keys.map((key) => [key, fields(e)[key]])) } : null;
};

/** Gives what is hidden in an event the place of what is hidden in the next one of its kind; says how many changed. */
const rotated = (rules: AnyRules, viewer: Viewer, log: readonly Commit[]) => {
  const kinds = new Map<string, Fields[]>();
  for (const e of log.flatMap((commit) => commit.steps.flatMap((step) => step.events))) {
    const hidden = hiddenOf(rules, viewer, e);
    if (hidden) kinds.set(hidden.kind, [...(kinds.get(hidden.kind) ?? []), hidden.secret]);
  }
  for (const [kind, secrets] of kinds) kinds.set(kind, [...secrets.slice(1), ...secrets.slice(0, 1)]);
  let changed = 0;
  const swap = <E extends GameEvent>(e: E): E => {
    const hidden = hiddenOf(rules, viewer, e);
    const swapped = { ...e, ...(hidden && kinds.get(hidden.kind)?.shift()) };
    if (JSON.stringify(swapped) !== JSON.stringify(e)) changed += 1;
    return swapped;
  };
  const commits = log.map((commit) => ({
    ...commit,
    draws: commit.draws.map((draw) => ({ ...draw, value: draw.below - 1 - draw.value })),
    steps: commit.steps.map((step) => ({ ...step, events: step.events.map(swap) })),
  }));
  return { commits, changed };
};

const answers = async (who: Browser, id: string, viewer: Viewer): Promise<readonly string[]> => {
  const path = `/api/games/${id}`;
  const seen = `${path}/as/${viewer}`;
  const last = (await world.services.logs.read(id))?.game.seq ?? 0;
  const gets = [
    path,
    seen,
    `${seen}/commits`,
    `${seen}/commits?after=3`,
    `${seen}/export`,
    `${path}/talk`,
    '/api/games',
  ];
  const positions = Array.from({ length: last }, (_, i) => `${seen}/position?seq=${i + 1}`);
  const got = [];
  for (const one of [...gets, ...positions]) got.push(await who.ask('GET', one));
  if (viewer !== 'spectator') {
    got.push(await who.ask('POST', `${seen}/choices`, { moves: [] }));
    for (const action of ['end', 'build', 'use:farm', 'recruit', 'develop']) {
      const moves = [{ action, picks: ['0,0'] }];
      got.push(await who.ask('POST', `${seen}/choices`, { moves }));
      got.push(
        await who.ask('POST', `${path}/turns`, { seat: viewer, expectedSeq: last, commandId: 'probe-probe', moves }),
      );
    }
  }
  return got.map(({ status, text, headers }) => JSON.stringify([status, text, headers.etag]));
};

describe.each(Object.entries(titles))('%s', (_, title) => {
  test('hidden facts change nothing for those who may not know them', async () => {
    const ada = await world.signedIn(`${title.rules.id}@example.org`);
    const id = await played(ada, title);
    const log = await world.services.events.read(id);
    const { read } = world.services.events;
    let changes = 0;
    for (const [who, viewer] of [
      [ada, 0],
      [ada, 'spectator'],
      [world.browser(), 'spectator'],
    ] as const) {
      const before = await answers(who, id, viewer);
      const { commits, changed } = rotated(title.rules, viewer, log);
      changes += changed;
      Object.assign(world.services.events, { read: async (_: string, after = 0) => commits.slice(after) });
      world.forgetLogs();
      const after = await answers(who, id, viewer);
      Object.assign(world.services.events, { read });
      world.forgetLogs();
      expect(after.length).toBe(before.length);
      for (const [i, answer] of after.entries()) expect(answer === before[i], `answer ${i} to ${viewer}`).toBe(true);
    }
    expect(log.length).toBeGreaterThan(TURNS);
    expect(changes > 0).toBe(WITH_SECRETS.includes(title.rules.id));
    process.stdout.write(`${title.name}: ${changes} hidden facts changed places\n`);
  });
});
