import type { Server, ServerResponse } from 'node:http';

export interface Stoppable {
  isStopping(): boolean;
  /** Lets what is under way be answered, for so many milliseconds at most, and closes every connection. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * A server that comes to an end under traffic. `close` alone waits for connections that are busy, and goes on answering
 * on them; a request that is half sent would hold it for as long as its sender likes.
 */
export const stoppable = (server: Server): Stoppable => {
  const answers = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (stopping) response.setHeader('connection', 'close');
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
  return {
    isStopping: () => stopping,
    async stop(milliseconds) {
      stopping = true;
      for (const response of answers) if (!response.headersSent) response.setHeader('connection', 'close');
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
      await closed;
      clearTimeout(timer);
    },
  };
};
