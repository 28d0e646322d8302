import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyGame } from '../../../functions/projector/every-game.ts';
import { projectorFunction } from '../../../functions/projector/handle.ts';
import type { Project } from '../../../functions/projector/projector.ts';
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

const functionOf = (project: Project) =>
  projectorFunction({
    project,
    heads: office.heads,
    events: office.events,
    everyGame: () => everyGame(office.db, 'Events'),
    onFailure: (gameId) => void office.failures.push(gameId),
  });

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
  expect(await functionOf(project)({ command: 'catch-up' })).toEqual({ games: 1, quarantined: [], failed: [] });
  expect(seen).toEqual([lags]);
});

test('reprojecting without ids takes every game', async () => {
  for (let i = 0; i < 3; i += 1) await office.open();
  expect(await functionOf(office.project)({ command: 'reproject' })).toEqual({ games: 3, quarantined: [], failed: [] });
});

test('reprojecting a game that nobody opened does nothing', async () => {
  expect(await functionOf(office.project)({ command: 'reproject', gameIds: ['none'] })).toEqual({
    games: 0,
    quarantined: [],
    failed: [],
  });
});
