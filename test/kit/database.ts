import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { type Database, database, documentClient } from '../../functions/server/store/database.ts';
import { DUE_INDEX, TABLES, type TableSpec } from '../../functions/server/store/tables.ts';

export interface TestDatabase {
  /** What functions are given. */
  readonly store: Database;
  /** What looks from outside. */
  readonly db: DynamoDBDocumentClient;
  readonly endpoint: string;
  stop(): Promise<void>;
}

const create = ({ name, sort, due }: TableSpec): CreateTableCommand =>
  new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      ...(sort ? [{ AttributeName: sort.name, AttributeType: sort.type }] : []),
      ...(due ? [{ AttributeName: 'duePk', AttributeType: 'S' } as const] : []),
      ...(due ? [{ AttributeName: 'due', AttributeType: 'N' } as const] : []),
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

/** The local database engine in memory on a free port, with all tables as in the cloud. */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const server = dynalite({ createTableMs: 0 });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials });
  for (const table of TABLES) await client.send(create(table));
  return {
    store: database(documentClient({ endpoint, region: 'local', credentials })),
    db: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    endpoint,
    async stop() {
      client.destroy();
      await new Promise((stopped) => server.close(stopped));
    },
  };
};
