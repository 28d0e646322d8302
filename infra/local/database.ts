import type { RequestListener } from 'node:http';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { DUE_INDEX, TABLES, type TableSpec } from '../../functions/server/store/tables.ts';
import { type Change, databaseProxy } from './database-proxy.ts';
import './engine-iterators.ts';
import { type Listening, listening } from './listening.ts';

const inputFor = ({ name, sort, due }: TableSpec): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    ...(sort ? [{ AttributeName: sort.name, AttributeType: sort.type }] : []),
    ...(due
      ? ([
          { AttributeName: 'duePk', AttributeType: 'S' },
          { AttributeName: 'due', AttributeType: 'N' },
        ] as const)
      : []),
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    ...(sort ? [{ AttributeName: sort.name, KeyType: 'RANGE' } as const] : []),
  ],
  ...(due && {
    GlobalSecondaryIndexes: [
      {
        IndexName: DUE_INDEX,
        KeySchema: [
          { AttributeName: 'duePk', KeyType: 'HASH' },
          { AttributeName: 'due', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  }),
});

const isThere = async (db: DynamoDBClient, TableName: string): Promise<boolean> => {
  try {
    return (await db.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus === 'ACTIVE';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

/** Makes the tables that are not there yet. */
const makeTables = async (db: DynamoDBClient): Promise<void> => {
  for (const table of TABLES) {
    if (await isThere(db, table.name)) continue;
    await db.send(new CreateTableCommand(inputFor(table)));
    while (!(await isThere(db, table.name))) await new Promise((soon) => setTimeout(soon, 5));
  }
};

const KEY_NAMES = Object.fromEntries(
  TABLES.filter(({ stream }) => stream).map(({ name, sort }) => [name, ['pk', ...(sort ? [sort.name] : [])]]),
);

/**
 * Starts the database engine on a folder, with all tables. It answers those who know `key`, on the loopback address
 * alone; `onChange` is told of each write to a table with a stream.
 */
export const startDatabase = async (
  path: string,
  key: string,
  onChange: (change: Change) => void,
): Promise<Listening> => {
  const engine = dynalite({ path, createTableMs: 0 });
  const [inner] = engine.listeners('request');
  engine.removeAllListeners('request');
  engine.on('request', databaseProxy(inner as RequestListener, key, KEY_NAMES, onChange));
  const listener = await listening(engine);
  const credentials = { accessKeyId: key, secretAccessKey: key };
  const db = new DynamoDBClient({ endpoint: listener.endpoint, credentials, region: 'local' });
  await makeTables(db);
  db.destroy();
  return listener;
};
