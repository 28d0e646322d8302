// What a turn costs, counted by the database itself.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../functions/server/store/database.ts';
import { startWorld, type World } from '../../kit/world.ts';
import { pairUp, sendTurn } from './tables.ts';

interface Use {
  readonly command: string;
  readonly table: string;
  readonly units: number;
}

let world: World;
const used: Use[] = [];

interface Consumed {
  readonly TableName?: string;
  readonly CapacityUnits?: number;
}

/** The same database, which notes what each call costs. */
const noting = (db: Database): Database => {
  const noted =
    <I extends object, O>(command: string, call: (input: I) => Promise<O>) =>
    async (input: I): Promise<O> => {
      const output = await call({ ...input, ReturnConsumedCapacity: 'TOTAL' });
      const { ConsumedCapacity } = output as { ConsumedCapacity?: Consumed };
      used.push({ command, table: ConsumedCapacity?.TableName ?? '', units: ConsumedCapacity?.CapacityUnits ?? 0 });
      return output;
    };
  const { get, query, put, update, remove } = db;
  return {
    ...db,
    get: noted('get', get),
    query: noted('query', query),
    put: noted('put', put),
    update: noted('update', update),
    remove: noted('remove', remove),
  };
};

beforeAll(async () => {
  world = await startWorld({}, undefined, noting);
});
afterAll(() => world.stop());

const WRITES = ['put', 'update', 'remove'];
const isWrite = ({ command }: Use): boolean => WRITES.includes(command);
const sum = (uses: readonly Use[]): number => uses.reduce((total, { units }) => total + units, 0);

test('a turn costs one conditional write and reads only the tail', async () => {
  const { id, ada, bruno } = await pairUp(world, { options: { rounds: '40' } });
  for (let seq = 2; seq < 42; seq += 1) await sendTurn(seq % 2 === 0 ? ada : bruno, id, seq % 2, seq, 'take:2 end');
  used.length = 0;
  const sent = await sendTurn(ada, id, 0, 42, 'take:2 end');
  expect(sent.status).toBe(200);
  const writes = used.filter(isWrite);
  const reads = used.filter((use) => !isWrite(use));
  expect(writes).toEqual([{ command: 'put', table: 'Events', units: 1 }]);
  expect(reads.map(({ table }) => table)).toEqual(['Accounts', 'Events']);
  expect(reads.filter(({ table }) => table === 'Events').every(({ units }) => units <= 1)).toBe(true);
  process.stdout.write(`A turn: ${sum(writes)} write units, ${sum(reads)} read units (${reads.length} reads)\n`);
});

test('looking whether anything is new costs a session and one read of the tail', async () => {
  const { id, bruno } = await pairUp(world);
  await bruno.ask('GET', `/api/games/${id}/as/1/commits?after=2`);
  used.length = 0;
  await bruno.ask('GET', `/api/games/${id}/as/1/commits?after=2`);
  expect(used.map(({ table }) => table)).toEqual(['Accounts', 'Events']);
  process.stdout.write(`A look: ${sum(used)} read units\n`);
});
