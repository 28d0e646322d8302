// DynamoDB as far as it is used here: items are plain values on this side and typed attributes on the other.

import type {
  DeleteCommandInput,
  GetCommandInput,
  GetCommandOutput,
  PutCommandInput,
  QueryCommandInput,
  QueryCommandOutput,
  ScanCommandInput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { type Access, ServiceError, service } from '../aws/service.ts';

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

/** Whether a write was refused because its condition does not hold. */
export const isConditionFailed = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'ConditionalCheckFailedException';

const typed = (plain: unknown): unknown => marshall(plain, { removeUndefinedValues: true });
const plain = (item: unknown): Plain => unmarshall(item as Parameters<typeof unmarshall>[0]);

// Fields of requests and answers that hold an item.
const ITEM = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey', 'LastEvaluatedKey', 'Attributes'];

const mapped = (fields: object, one: (item: unknown) => unknown): Plain =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'Items' && Array.isArray(value)) return [name, value.map(one)];
      return [name, value !== undefined && ITEM.includes(name) ? one(value) : value];
    }),
  );

interface Batch {
  readonly Responses?: Readonly<Record<string, readonly unknown[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys?: readonly unknown[] }>>;
}

/** The database of this account, or whatever answers at its address. */
export const database = (access?: Access): Database => {
  const call = service('dynamodb', access);
  const ask = async (operation: string, body: object): Promise<Plain> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    };
    return JSON.parse(await call({ method: 'POST', path: '/', headers, body: JSON.stringify(body) }));
  };
  const operation = (name: string) => async (input: object) => mapped(await ask(name, mapped(input, typed)), plain);
  return {
    get: operation('GetItem'),
    query: operation('Query'),
    scan: operation('Scan'),
    put: operation('PutItem'),
    update: operation('UpdateItem'),
    remove: operation('DeleteItem'),
    getMany: async (table, keys) => {
      const RequestItems = { [table]: { Keys: keys.map(typed), ConsistentRead: true } };
      const { Responses, UnprocessedKeys }: Batch = await ask('BatchGetItem', { RequestItems });
      return {
        found: (Responses?.[table] ?? []).map(plain),
        left: (UnprocessedKeys?.[table]?.Keys ?? []).map(plain),
      };
    },
  };
};
