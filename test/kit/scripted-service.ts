import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the next request gets: a status with a body, or a connection that breaks off. */
type Reply =
  | 'breaks-off'
  | { readonly status?: number; readonly errorType?: string; readonly body?: unknown; readonly text?: string };

export interface ScriptedService {
  readonly endpoint: string;
  readonly asked: Asked[];
  /** Replies that are left, one a request; a request after the last one gets 500. */
  readonly replies: Reply[];
  /** From now on each connection that is open now breaks off as soon as something comes over it. */
  breakKept(): void;
  stop(): Promise<void>;
}

/** A service that answers as it is told, for what no engine can be asked to do. */
export const scriptedService = async (): Promise<ScriptedService> => {
  const [asked, replies]: [Asked[], Reply[]] = [[], []];
  const [open, broken] = [new Set<Socket>(), new Set<Socket>()];
  const server = createServer(async (request, response) => {
    if (broken.has(request.socket)) return void request.socket.resetAndDestroy();
    const { method = '', url = '', headers } = request;
    asked.push({ method, path: url, headers, body: await text(request) });
    const reply = replies.shift() ?? { status: 500 };
    if (reply === 'breaks-off') return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, reply.errorType ? { 'x-amzn-errortype': reply.errorType } : {});
    response.end(reply.text ?? JSON.stringify(reply.body ?? {}));
  });
  server.on('connection', (socket) => open.add(socket));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    ...{ asked, replies, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    breakKept() {
      for (const socket of open) broken.add(socket);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
};
