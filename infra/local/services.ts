import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { deny, knowsKey } from './database-proxy.ts';

/** Answers a request, or says that it is not for it. */
type Answers = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The services that functions call besides the database, at one address: Lambda and SES. */
export const servicesListener =
  (key: string, lambda: Answers, mail: Answers): RequestListener =>
  (request, response) => {
    if (!knowsKey(request, key)) return deny(response);
    mail(request, response)
      .then(async (done) => {
        if (!done && !(await lambda(request, response))) response.writeHead(404).end();
      })
      .catch((error: unknown) => {
        console.error(JSON.stringify({ message: 'service failed', why: String(error) }));
        response.destroy();
      });
  };
