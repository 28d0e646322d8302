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
import { untilDeadline } from '../aws/deadline.ts';

type Plain = Readonly<Record<string, unknown>>;
type Page = Pick<QueryCommandOutput, 'Items' | 'LastEvaluatedKey' | 'ConsumedCapacity'>;

export interface Database {
  get(input: GetCommandInput): Promise<Pick<GetCommandOutput, 'Item' | 'ConsumedCapacity'>>;
  /** All that are there of at most 100 keys, consistently, in no order. */
  getMany(table: string, keys: readonly Plain[]): Promise<readonly Plain[]>;
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

// The request itself was wrong: it would fail again.
const OWN_FAULTS = ['ValidationException', 'ResourceNotFoundException', 'SerializationException'];

/** Whether the database cannot be reached or has too much to do, so that the same may go well in a moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseError && !isConditionFailed(error) && !OWN_FAULTS.includes(error.code);

/** A client for the database of this account, or for whatever answers at its address. All requests may be repeated. */
export const documentClient = (access: Access = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig('dynamodb', access)), MARSHALLING);

type Options = { readonly abortSignal?: AbortSignal };

/** Sends with the time that the event has left; what goes wrong gets a name. */
const inTime = async <T>(send: (options: Options) => Promise<T>): Promise<T> => {
  const options = untilDeadline();
  try {
    return await send(options);
  } catch (error) {
    throw new DatabaseError(error, options.abortSignal?.aborted ? 'OutOfTime' : undefined);
  }
};

/** How often a batch is asked for what it left over: about six seconds in all. */
const MOST_ROUNDS = 8;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/** Exponential backoff with full jitter, ended by the deadline. */
const pause = (round: number): Promise<void> =>
  new Promise((over, failed) => {
    const { abortSignal } = untilDeadline();
    const timer = setTimeout(over, Math.random() * Math.min(FIRST_PAUSE * 2 ** round, LONGEST_PAUSE));
    abortSignal?.addEventListener('abort', () => {
      clearTimeout(timer);
      failed(new DatabaseError(new Error('no time left'), 'OutOfTime'));
    });
  });

export const database = (db: DynamoDBDocumentClient = documentClient()): Database => ({
  get: (input) => inTime((options) => db.send(new GetCommand(input), options)),
  query: (input) => inTime((options) => db.send(new QueryCommand(input), options)),
  scan: (input) => inTime((options) => db.send(new ScanCommand(input), options)),
  put: (input) => inTime((options) => db.send(new PutCommand(input), options)),
  update: (input) => inTime((options) => db.send(new UpdateCommand(input), options)),
  remove: (input) => inTime((options) => db.send(new DeleteCommand(input), options)),
  getMany: async (table, keys) => {
    const found: Plain[] = [];
    let left: Plain[] = [...keys];
    for (let round = 0; left.length > 0; round += 1) {
      if (round === MOST_ROUNDS) throw new DatabaseError(new Error(`${left.length} keys left over`), 'UnprocessedKeys');
      if (round > 0) await pause(round);
      const batch = new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: true } } });
      const { Responses, UnprocessedKeys } = await inTime((options) => db.send(batch, options));
      found.push(...(Responses?.[table] ?? []));
      left = UnprocessedKeys?.[table]?.Keys ?? [];
    }
    return found;
  },
});
