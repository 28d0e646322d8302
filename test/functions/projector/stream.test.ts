import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectorFunction } from '../../../functions/projector/handle.ts';
import type { Project } from '../../../functions/projector/projector.ts';
import { everyGame } from '../../../functions/server/stream/every-game.ts';
import { type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(() => office.stop());

const record = (gameId: string, seq: number) => ({
  eventID: `e${seq}`,
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: `GAME#${gameId}` }, seq: { N: String(seq) } }, SequenceNumber: `${gameId}-${seq}` },
});

interface Around {
  readonly everyGame?: (after?: string) => AsyncIterable<string>;
  /** Milliseconds that each run has left when it begins. */
  readonly left?: number;
}

const functionOf = (project: Project, { everyGame: games, left = 60_000 }: Around = {}) => {
  const call = projectorFunction({
    project,
    heads: office.heads,
    events: office.events,
    everyGame: games ?? ((after) => everyGame(office.store, 'Events', after)),
    onFailure: (gameId) => void office.failures.push(gameId),
  });
  return (event: unknown) => call(event, { getRemainingTimeInMillis: () => left });
};

test('each game of a batch is projected once, however many records it has', async () => {
  const seen: string[] = [];
  const call = functionOf(async (gameId) => {
    seen.push(gameId);
    return 'projected';
  });
  await call({ Records: [record('a', 1), record('b', 1), record('a', 2), record('a', 3)] });
  expect(seen).toEqual(['a', 'b']);
});

test('only the records of a game that failed come again', async () => {
  const call = functionOf(async (gameId) => {
    if (gameId === 'a') throw new Error('no database');
    return 'projected';
  });
  const answer = await call({ Records: [record('a', 1), record('b', 1), record('a', 2)] });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'a-1' }, { itemIdentifier: 'a-2' }] });
  expect(office.failures).toEqual(['a']);
});

test('records that are none are refused', async () => {
  await expect(functionOf(async () => 'projected')({ Records: [{ dynamodb: {} }] })).rejects.toThrow();
});

test('catching up projects the games that lag and leaves the others', async () => {
  const [lags, done] = [await office.open(), await office.open()];
  await office.project(done);
  const seen: string[] = [];
  const project: Project = async (gameId) => {
    seen.push(gameId);
    return office.project(gameId);
  };
  expect(await functionOf(project)({ command: 'catch-up' })).toEqual({
    games: 1,
    quarantined: [],
    failed: [],
    next: null,
  });
  expect(seen).toEqual([lags]);
});

test('reprojecting without ids takes every game', async () => {
  for (let i = 0; i < 3; i += 1) await office.open();
  expect(await functionOf(office.project)({ command: 'reproject' })).toEqual({
    games: 3,
    quarantined: [],
    failed: [],
    next: null,
  });
});

test('reprojecting a game that nobody opened does nothing', async () => {
  expect(await functionOf(office.project)({ command: 'reproject', gameIds: ['none'] })).toEqual({
    games: 0,
    quarantined: [],
    failed: [],
    next: null,
  });
});

describe('of more games than one run manages', () => {
  /** Calls with what each answer says comes next, until nothing does. */
  const walked = async (call: (event: unknown) => Promise<unknown>) => {
    let runs = 0;
    let after: string | null = null;
    do {
      const asked: object = { command: 'reproject', ...(after !== null && { after }) };
      after = ((await call(asked)) as { readonly next: string | null }).next;
      runs += 1;
    } while (after !== null && runs < 100);
    return runs;
  };
  const seen: string[] = [];
  const project: Project = async (gameId) => {
    seen.push(gameId);
    return 'projected';
  };
  beforeEach(() => void seen.splice(0));

  test('each run says where the next goes on, and all together take every game once', async () => {
    const games = Array.from({ length: 1203 }, (_, i) => `game-${i}`);
    async function* inMemory(after?: string) {
      yield* games.slice(after === undefined ? 0 : games.indexOf(after) + 1);
    }
    expect(await walked(functionOf(project, { everyGame: inMemory }))).toBe(3);
    expect(seen).toEqual(games);
  });

  test('a run whose time is up takes one still, and the next begins behind it', async () => {
    const games: string[] = [];
    for (let i = 0; i < 7; i += 1) games.push(await office.open());
    expect(await walked(functionOf(project, { left: 100 }))).toBe(8);
    expect(seen.toSorted()).toEqual(games.toSorted());
  });
});
