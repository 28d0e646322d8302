import { expect, test, vi } from 'vitest';
import type { EventStore } from '../../../../functions/server/store/event-store.ts';
import { memoryEventStore } from '../../../../functions/server/store/memory-event-store.ts';
import { ID, log, opened, partsOn, person, sends } from './parts.ts';

const two = [person('ada'), person('bruno')];

test('a turn is one commit with a step for each move', async () => {
  const parts = partsOn();
  await opened(parts, two);
  const { commits } = log(await sends(parts, 'ada', 0, 1, 'take:2 end'));
  expect(commits.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(commits[1]).toMatchObject({
    by: 'ada',
    aside: false,
    draws: [],
    steps: [{ action: 'take' }, { action: 'end' }],
  });
});

test('the same command again is answered as before and not played twice', async () => {
  const parts = partsOn();
  await opened(parts, two);
  await sends(parts, 'ada', 0, 1, 'take:2 end', 'mine');
  await sends(parts, 'bruno', 1, 2, 'take:1 end');
  const again = log(await sends(parts, 'ada', 0, 1, 'take:2 end', 'mine'));
  expect(again.commits.map(({ by }) => by)).toEqual(['ada', 'ada', 'bruno']);
});

test('the command id of somebody else is not mine', async () => {
  const parts = partsOn();
  await opened(parts, two);
  await sends(parts, 'ada', 0, 1, 'take:2 end', 'same');
  expect((await sends(parts, 'bruno', 1, 1, 'take:1 end', 'same')).kind).toBe('conflict');
  expect(log(await sends(parts, 'bruno', 1, 2, 'take:1 end', 'same')).commits).toHaveLength(3);
});

test('a turn on a position that has gone on is a conflict with the newer log', async () => {
  const parts = partsOn();
  await opened(parts, two);
  await sends(parts, 'ada', 0, 1, 'take:2 end');
  expect(await sends(parts, 'bruno', 1, 1, 'take:2 end')).toMatchObject({
    kind: 'conflict',
    log: { game: { seq: 2 } },
  });
  expect(await sends(parts, 'bruno', 1, 9, 'take:2 end')).toMatchObject({
    kind: 'conflict',
    log: { game: { seq: 2 } },
  });
});

test('nobody plays a seat that somebody else holds', async () => {
  const parts = partsOn();
  await opened(parts, two);
  expect(await sends(parts, 'bruno', 0, 1, 'take:2 end')).toEqual({ kind: 'refused', code: 'not-your-seat', at: 0 });
});

test('a refused move leaves the log as it is and says which one', async () => {
  const parts = partsOn();
  await opened(parts, two);
  expect(await sends(parts, 'ada', 0, 1, 'take:2 take:1')).toEqual({ kind: 'refused', code: 'moved', at: 1 });
  expect(await sends(parts, 'bruno', 1, 1, 'take:2')).toEqual({ kind: 'refused', code: 'not-your-turn', at: 0 });
  expect(await parts.events.last(ID)).toBe(1);
});

test('a request that goes on after a roll is refused before anything is rolled', async () => {
  const parts = partsOn();
  const before = await opened(parts, two);
  expect(await sends(parts, 'ada', 0, 1, 'fish end')).toEqual({ kind: 'refused', code: 'after-reveal', at: 1 });
  const { drawn, commits } = log(await sends(parts, 'ada', 0, 1, 'fish'));
  expect(drawn).toBe(before.drawn + 1);
  expect(commits[1]?.draws).toEqual([{ n: before.drawn, below: 1000, value: expect.any(Number) }]);
});

test('a roll that was lost with its answer is the same roll when it is sent again', async () => {
  const rolled = async (store = memoryEventStore()) => {
    const parts = partsOn(store);
    await opened(parts, two);
    return log(await sends(parts, 'ada', 0, 1, 'fish')).commits[1]?.draws;
  };
  expect(await rolled()).toEqual(await rolled());
});

test('a put whose answer was lost is found in the log and not done twice', async () => {
  const store = memoryEventStore();
  const deaf: EventStore = {
    ...store,
    append: async (commit) => {
      await store.append(commit);
      return 'conflict';
    },
  };
  await opened(partsOn(store), two);
  const { commits } = log(await sends(partsOn(deaf), 'ada', 0, 1, 'take:2 end'));
  expect(commits.map(({ by }) => by)).toEqual(['ada', 'ada']);
});

test('two seats that lock their answers at once lose none, and the last one opens all', async () => {
  const store = memoryEventStore();
  const [here, there] = [partsOn(store), partsOn(store)];
  await opened(here, [...two, person('cleo')]);
  const players = ['ada', 'bruno', 'cleo'];
  for (let seq = 1; seq < 7; seq += 1)
    await sends(here, players[(seq - 1) % 3] ?? '', (seq - 1) % 3, seq, 'take:1 end');
  const both = await Promise.all([sends(here, 'ada', 0, 7, 'guess:1'), sends(there, 'bruno', 1, 7, 'guess:2')]);
  expect(both.map(({ kind }) => kind)).toEqual(['done', 'done']);
  const over = log(await sends(here, 'cleo', 2, 7, 'guess:3'));
  expect(over.commits.map(({ aside }) => aside)).toEqual([...Array(7).fill(false), true, true, false]);
  expect(over.game.table.status).toBe('ended');
});

test('an own aside is not somebody else’s: a second answer on the old position is a conflict', async () => {
  const parts = partsOn();
  await opened(parts, two);
  for (let seq = 1; seq < 5; seq += 1)
    await sends(parts, ['bruno', 'ada'][seq % 2] ?? '', (seq - 1) % 2, seq, 'take:1 end');
  await sends(parts, 'ada', 0, 5, 'guess:1');
  expect((await sends(parts, 'ada', 0, 5, 'guess:2')).kind).toBe('conflict');
});

test('a warm function reads only what is new', async () => {
  const store = memoryEventStore();
  const read = vi.spyOn(store, 'read');
  const parts = partsOn(store);
  await opened(parts, two);
  await sends(parts, 'ada', 0, 1, 'take:2 end');
  await sends(parts, 'bruno', 1, 2, 'take:2 end');
  expect(read.mock.calls).toEqual([
    [ID, 0],
    [ID, 1],
    [ID, 2],
  ]);
});
