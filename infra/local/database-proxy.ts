// What stands in front of the database engine: it lets nobody in but this server and its commands, and it sees which
// writes were acknowledged, as a stream would.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod';

/** The keys of an item, as the database writes them: `{pk: {S: …}, seq: {N: …}}`. */
export type Keys = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Change {
  readonly table: string;
  readonly keys: Keys;
}

const item = z.record(z.string(), z.unknown());
const written = z.union([
  z.object({ TableName: z.string(), Item: item }),
  z.object({ TableName: z.string(), Key: item }),
  z.object({
    RequestItems: z.record(z.string(), z.array(z.object({ PutRequest: z.object({ Item: item }).optional() }))),
  }),
]);

const WRITES = ['PutItem', 'UpdateItem', 'BatchWriteItem'];

const keysOf = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Keys =>
  Object.fromEntries(names.map((name) => [name, from[name] as Record<string, string>]));

/** The items that a request writes, when it is acknowledged, in tables whose keys are known. */
export const changesOf = (
  target: string,
  body: string,
  keyNames: Readonly<Record<string, readonly string[]>>,
): readonly Change[] => {
  const operation = target.split('.')[1] ?? '';
  if (!WRITES.includes(operation)) return [];
  const read = written.safeParse(JSON.parse(body));
  if (!read.success) return [];
  const request = read.data;
  const pairs =
    'RequestItems' in request
      ? Object.entries(request.RequestItems).flatMap(([table, puts]) =>
          puts.flatMap(({ PutRequest }) => (PutRequest ? [[table, PutRequest.Item] as const] : [])),
        )
      : [[request.TableName, 'Item' in request ? request.Item : request.Key] as const];
  return pairs.flatMap(([table, from]) => {
    const names = keyNames[table];
    return names ? [{ table, keys: keysOf(from, names) }] : [];
  });
};

/** Whether a request comes from somebody who knows the key of this run. No browser page does. */
export const knowsKey = (request: IncomingMessage, key: string): boolean =>
  request.headers.origin === undefined && (request.headers.authorization ?? '').includes(`Credential=${key}/`);

export const deny = (response: ServerResponse): void => {
  response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"not yours"}');
};

/** Wraps a database engine's listener; `onChange` is told of each acknowledged write. */
export const databaseProxy =
  (
    inner: RequestListener,
    key: string,
    keyNames: Readonly<Record<string, readonly string[]>>,
    onChange: (change: Change) => void,
  ): RequestListener =>
  (request, response) => {
    if (!knowsKey(request, key)) return deny(response);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    response.on('finish', () => {
      if (response.statusCode !== 200) return;
      const target = String(request.headers['x-amz-target'] ?? '');
      for (const change of changesOf(target, Buffer.concat(parts).toString(), keyNames)) onChange(change);
    });
    inner(request, response);
  };
