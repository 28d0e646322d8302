// What a turn costs, counted by the database itself.

import { afterAll, beforeAll, expect, test } from 'vitest';
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

beforeAll(async () => {
  world = await startWorld();
  world.database.db.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Consumed | readonly Consumed[] };
      for (const one of [ConsumedCapacity ?? []].flat())
        used.push({
          ...{ command: String(context.commandName), table: one.TableName ?? '', units: one.CapacityUnits ?? 0 },
        });
      return result;
    },
    { step: 'initialize', name: 'consumed' },
  );
});
afterAll(() => world.stop());

const WRITES = [
  'PutCommand',
  'PutItemCommand',
  'UpdateCommand',
  'UpdateItemCommand',
  'DeleteCommand',
  'DeleteItemCommand',
];
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
  expect(writes).toEqual([{ command: expect.stringContaining('Put'), table: 'Events', units: 1 }]);
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
