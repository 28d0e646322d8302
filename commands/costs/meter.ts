// Stands before the database and has it count what it does: capacity units by operation.

import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

export interface Counted {
  writeUnits: number;
  readUnits: number;
}

export interface Meter {
  readonly endpoint: string;
  readonly counted: Counted;
  stop(): void;
}

const capacity = z.object({ CapacityUnits: z.number() });
const answer = z.object({ ConsumedCapacity: z.union([capacity, z.array(capacity)]).optional() });

const WRITES = /PutItem|UpdateItem|DeleteItem|BatchWriteItem/;

const whole = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const forward = (to: URL, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const headers = { ...from.headers, host: to.host, 'content-length': String(body.byteLength) };
    ask({ host: to.hostname, port: to.port, path: from.url, method: from.method, headers }, answered)
      .on('error', failed)
      .end(body);
  });

/** A meter before the database at `endpoint`. */
export const meter = async (endpoint: string): Promise<Meter> => {
  const counted: Counted = { writeUnits: 0, readUnits: 0 };
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const said = JSON.parse((await whole(request)).toString()) as Record<string, unknown>;
    const body = Buffer.from(JSON.stringify({ ...said, ReturnConsumedCapacity: 'TOTAL' }));
    const reply = await forward(new URL(endpoint), request, body);
    const text = await whole(reply);
    const units = [answer.parse(JSON.parse(text.toString())).ConsumedCapacity ?? []].flat();
    const kind = WRITES.test(String(request.headers['x-amz-target'])) ? 'writeUnits' : 'readUnits';
    counted[kind] += units.reduce((sum, one) => sum + one.CapacityUnits, 0);
    response.writeHead(reply.statusCode ?? 502, reply.headers).end(text);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counted,
    stop: () => server.close(),
  };
};
