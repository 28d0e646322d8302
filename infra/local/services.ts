import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { deny, knowsKey } from './edge.ts';
import { SEND_PATH } from './mail-endpoint.ts';

type Answers = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** The services that functions call besides the database, at one address: Lambda and SES. */
export const servicesListener =
  (key: string, lambda: (...call: Parameters<Answers>) => Promise<boolean>, mail: Answers): RequestListener =>
  (request, response) => {
    if (!knowsKey(request, key)) return deny(response);
    const answered = request.url === SEND_PATH ? mail(request, response) : lambda(request, response);
    answered
      .then((done) => {
        if (done === false) response.writeHead(404).end();
      })
      .catch((error: unknown) => {
        console.error(JSON.stringify({ message: 'service failed', why: String(error) }));
        response.destroy();
      });
  };
