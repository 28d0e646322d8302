import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';

/** One request, as it goes over the wire. */
export interface Wire {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Over a connection of its own, that nobody can have closed while nothing went over it. */
  readonly fresh: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Nobody answered in this time; the connection is given up. */
class Silence extends Error {
  override readonly name = 'Silence';
  readonly code = 'ETIMEDOUT';
}

const MOST_SILENCE = 10_000;

interface Way {
  readonly agent: Agent;
  readonly request: (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
}

const ways = new Map<string, Way>();

/**
 * Node's client for http: or https:, with connections that stay open. Fetched when the first request goes out: an import
 * of `node:http` evaluates everything that it exports, a whole fetch among it, which is half of a cold start.
 */
const wayOf = (protocol: string): Way => {
  const known = ways.get(protocol);
  if (known) return known;
  const { Agent, request } = process.getBuiltinModule(protocol === 'http:' ? 'node:http' : 'node:https');
  const way = { agent: new Agent({ keepAlive: true }), request };
  ways.set(protocol, way);
  return way;
};

const whole = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** Sends a request and reads all of its answer, whatever its status. Throws when the connection fails or stays silent. */
export const exchange = ({ method, url, headers, body, fresh }: Wire): Promise<Answer> =>
  new Promise((answered, failed) => {
    const { agent, request } = wayOf(url.protocol);
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const way = { agent: fresh ? false : agent, method, headers: { ...headers, ...length } };
    const sent = request(url, way, (message) => {
      const { statusCode: status = 0 } = message;
      whole(message).then((text) => answered({ status, headers: message.headers, body: text }), failed);
    });
    sent.setTimeout(MOST_SILENCE, () => sent.destroy(new Silence(`${url.host} says nothing`)));
    sent.on('error', failed);
    sent.end(body);
  });
