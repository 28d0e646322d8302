import type { Server } from 'node:http';

export interface Listening {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** Lets a server for this machine alone listen at any free port. */
export const listening = async (server: Server): Promise<Listening> => {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
      }),
  };
};
