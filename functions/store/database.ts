// DynamoDB as far as it is used here.

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  type GetCommandOutput,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  ScanCommand,
  type ScanCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
  type UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { type Access, clientConfig } from '../aws/client-config.ts';
import { deadline } from '../aws/deadline.ts';

type Plain = Readonly<Record<string, unknown>>;
type Page = Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey' | 'ConsumedCapacity'>;

export interface Database {
  get(input: GetCommandInput): Promise<Pick<GetCommandOutput, 'Item' | 'ConsumedCapacity'>>;
  /** Consistently as many of these as fit into one answer; `left` are the keys to ask for again. */
  getMany(table: string, keys: readonly Plain[]): Promise<{ readonly found: Plain[]; readonly left: Plain[] }>;
  query(input: QueryCommandInput): Promise<Page>;
  scan(input: ScanCommandInput): Promise<Page>;
  put(input: PutCommandInput): Promise<unknown>;
  update(input: UpdateCommandInput): Promise<Pick<UpdateCommandOutput, 'Attributes'>>;
  remove(input: DeleteCommandInput): Promise<unknown>;
}

/** The database did not do what it was asked. `code` is the word for it of whoever failed: the service, the network, the SDK. */
export class DatabaseError extends Error {
  override readonly name: string;
  readonly code: string;
  constructor(cause: unknown, code = cause instanceof Error ? cause.name : 'DatabaseError') {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = code;
    this.code = code;
  }
}

/** Whether a write was refused because its condition does not hold. */
export const isConditionFailed = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === 'ConditionalCheckFailedException';

/** How values are written. */
export const MARSHALLING = { marshallOptions: { removeUndefinedValues: true } } as const;

/** A client for the database of this account, or for whatever answers at its address. All requests may be repeated. */
export const documentClient = (access: Access = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig('dynamodb', access)), MARSHALLING);

type Options = { readonly abortSignal?: AbortSignal };

/** Sends with the time that the event has left; what goes wrong gets a name. */
const inTime = async <T>(send: (options: Options) => Promise<T>): Promise<T> => {
  const abortSignal = deadline();
  try {
    return await send(abortSignal ? { abortSignal } : {});
  } catch (error) {
    throw new DatabaseError(error, abortSignal?.aborted ? 'OutOfTime' : undefined);
  }
};

export const database = (db: DynamoDBDocumentClient = documentClient()): Database => ({
  get: (input) => inTime((options) => db.send(new GetCommand(input), options)),
  query: (input) => inTime((options) => db.send(new QueryCommand(input), options)),
  scan: (input) => inTime((options) => db.send(new ScanCommand(input), options)),
  put: (input) => inTime((options) => db.send(new PutCommand(input), options)),
  update: (input) => inTime((options) => db.send(new UpdateCommand(input), options)),
  remove: (input) => inTime((options) => db.send(new DeleteCommand(input), options)),
  getMany: async (table, keys) => {
    const batch = new BatchGetCommand({ RequestItems: { [table]: { Keys: [...keys], ConsistentRead: true } } });
    const { Responses, UnprocessedKeys } = await inTime((options) => db.send(batch, options));
    return { found: Responses?.[table] ?? [], left: UnprocessedKeys?.[table]?.Keys ?? [] };
  },
});
