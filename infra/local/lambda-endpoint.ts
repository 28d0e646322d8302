// Lambda's Invoke, for functions that call each other.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { FunctionName, Invoke } from './functions.ts';

const MOST_BYTES = 6_000_000;
/** Pauses before an asynchronous call is tried again, in milliseconds. */
const PAUSES = [1000, 5000];
const PATH = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

export interface InvokeParts {
  readonly functions: Readonly<Record<FunctionName, Invoke>>;
  readonly dead: DeadLetters;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const failureOf = (error: unknown) => ({
  errorType: error instanceof Error ? error.name : 'Error',
  errorMessage: error instanceof Error ? error.message : String(error),
});

const answer = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** Answers an Invoke; false when the path is another one. */
export const lambdaEndpoint = ({ functions, dead, now, wait }: InvokeParts) => {
  const later = async (name: FunctionName, event: unknown): Promise<void> => {
    for (const pause of [...PAUSES, null]) {
      try {
        await functions[name](event);
        return;
      } catch (error) {
        if (pause === null) await dead.add({ at: now(), to: name, what: JSON.stringify(event), why: String(error) });
        else await wait(pause);
      }
    }
  };

  const isOurs = (name: string): name is FunctionName => name in functions;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const name = decodeURIComponent(PATH.exec(request.url ?? '')?.[1] ?? '');
    if (name === '') return false;
    const body = await readBody(request, MOST_BYTES);
    if (!isOurs(name) || body === null) {
      answer(response, 404, { message: `no function ${name}` }, { 'x-amzn-errortype': 'ResourceNotFoundException' });
      return true;
    }
    const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {};
    if (request.headers['x-amz-invocation-type'] === 'Event') {
      response.writeHead(202).end();
      await later(name, event);
      return true;
    }
    try {
      answer(response, 200, (await functions[name](event)) ?? null);
    } catch (error) {
      answer(response, 200, failureOf(error), { 'x-amz-function-error': 'Unhandled' });
    }
    return true;
  };
};
