// What a viewer must not know changes not one byte of what that viewer gets: two games that differ only in secrets are
// played side by side, and every answer is compared.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Commit } from '../../../domain/kernel/commit.ts';
import { contract } from '../../../functions/contract/contract.ts';
import { type Answered, type Browser, startWorld, type World } from '../../kit/world.ts';
import { command, type Pair, pairUp, sendTurn, turn } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Change = (event: Readonly<Record<string, unknown>>) => object;

/** The same world with other secrets in the log of a game. */
const withSecrets = async (
  id: string,
  change: Change,
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const { services } = world;
  const { read } = services.events;
  const changed = (commit: Commit): Commit => ({
    ...commit,
    draws: commit.draws.map((draw) => ({ ...draw, value: draw.below - 1 - draw.value })),
    steps: commit.steps.map((step) => ({ ...step, events: step.events.map((e) => change({ ...e }) as typeof e) })),
  });
  Object.assign(services.events, {
    read: async (gameId: string, after?: number) =>
      (await read(gameId, after)).map((commit) => (gameId === id ? changed(commit) : commit)),
  });
  world.forgetLogs();
  const answers = await ask();
  Object.assign(services.events, { read });
  world.forgetLogs();
  return answers;
};

const shown = ({ status, text, headers }: Answered): string =>
  JSON.stringify([status, text, headers.etag, headers['cache-control']]);

/** Every answer about a game that changes nothing, refusals included. */
const everything = async (who: Browser, id: string, viewers: readonly string[]): Promise<readonly string[]> => {
  const answers: Answered[] = [];
  for (const { method, path } of Object.values(contract)) {
    if (method !== 'get' || !path.startsWith('/api/games')) continue;
    for (const viewer of viewers) {
      const url = path.replace(':id', id).replace(':viewer', viewer);
      answers.push(await who.ask('GET', url));
      if (path.endsWith('/position')) answers.push(await who.ask('GET', `${url}?seq=2`));
    }
  }
  const refused = ['end', 'fish end', 'guess:1', 'take:9 end', 'steal'];
  for (const moves of refused) {
    const said = turn(0, 2, moves, 'never-accepted');
    answers.push(await who.ask('POST', `/api/games/${id}/turns`, said));
    answers.push(await who.ask('POST', `/api/games/${id}/as/0/choices`, { moves: said.moves }));
  }
  answers.push(await who.ask('POST', `/api/games/${id}/turns`, turn(0, 1, 'take:2', command())));
  return answers.map(shown);
};

const secretsOf =
  (viewer: number | 'spectator', value: number): Change =>
  (event) =>
    (event.type === 'Dealt' || event.type === 'Guessed') && event.seat !== viewer ? { ...event, value } : event;

test('other hands change nothing that a seat or a spectator gets', async () => {
  const pair: Pair = await pairUp(world, { visibility: 'public' });
  const stranger = world.browser();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (value) => {
      const seat = () => everything(pair.ada, pair.id, ['0', '1', 'spectator']);
      expect(await withSecrets(pair.id, secretsOf(0, value), seat)).toEqual(await seat());
      const outside = () => everything(stranger, pair.id, ['0', 'spectator']);
      expect(await withSecrets(pair.id, secretsOf('spectator', value), outside)).toEqual(await outside());
    }),
    { numRuns: 2, seed: 7 },
  );
});

test('a locked answer changes nothing for the others until all have answered', async () => {
  const pair = await pairUp(world);
  const players = [pair.ada, pair.bruno];
  for (let seq = 2; seq < 6; seq += 1)
    await sendTurn(players[seq % 2] ?? pair.ada, pair.id, seq % 2, seq, 'take:1 end');
  await sendTurn(pair.bruno, pair.id, 1, 6, 'guess:4');
  const ask = () => everything(pair.ada, pair.id, ['0', 'spectator']);
  const before = await ask();
  expect(before.join()).toContain('Guessed');
  expect(await withSecrets(pair.id, secretsOf(0, 5), ask)).toEqual(before);
});

test('the comparison sees what does change: the own hand', async () => {
  const pair = await pairUp(world);
  const ask = () => everything(pair.ada, pair.id, ['0']);
  const before = await ask();
  expect(await withSecrets(pair.id, secretsOf('spectator', 9), ask)).not.toEqual(before);
});

test('no draw is told before the end, in no answer to anybody', async () => {
  const pair = await pairUp(world, { visibility: 'public' });
  await sendTurn(pair.ada, pair.id, 0, 2, 'fish');
  const told = await everything(pair.bruno, pair.id, ['1', 'spectator']);
  expect(told.join()).toContain('Fished');
  expect(told.join()).not.toContain('below');
});

test('probing rolls nothing: however often a longer request is sent, the next roll stays the same', async () => {
  const roll = async (probes: number): Promise<unknown> => {
    const { ada, id } = await pairUp(world);
    const seed = world.services.seeds.of;
    Object.assign(world.services.seeds, { of: async () => '11'.repeat(32) });
    for (let i = 0; i < probes; i += 1) await sendTurn(ada, id, 0, 2, 'fish end');
    const sent = await sendTurn(ada, id, 0, 2, 'fish');
    Object.assign(world.services.seeds, { of: seed });
    const log = await world.services.logs.read(id);
    return [sent.status, log?.commits.at(-1)?.draws.map(({ n }) => n), log?.drawn];
  };
  expect(await roll(5)).toEqual(await roll(0));
});
