import * as z from 'zod';
import {
  type Body,
  contract,
  type Params,
  type Reply,
  type Route,
  type RouteId,
} from '../../functions/contract/contract.ts';

/** The API answered with a problem. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  constructor(route: string, status: number, text: string) {
    super(`${route}: ${status} ${text.slice(0, 300)}`);
    this.status = status;
  }
}

interface Sent<K extends RouteId> {
  readonly params?: Params<K>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Body<K>;
}

/** Somebody with cookies of their own, who reads every answer by the contract. */
export interface Browser {
  call<K extends RouteId>(id: K, sent?: Sent<K>): Promise<Reply<K>>;
}

const filled = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** `site` may move: a server that starts again at another port is still the same to its cookies. */
export const browser = (site: string | (() => string)): Browser => {
  const where = typeof site === 'string' ? () => site : site;
  const cookies = new Map<string, string>();
  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  return {
    async call<K extends RouteId>(id: K, { params, query, body }: Sent<K> = {}) {
      const route: Route = contract[id];
      const url = new URL(filled(route.path, params ?? {}), where());
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
      const response = await fetch(url, {
        method: route.method.toUpperCase(),
        headers: {
          origin: url.origin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      keep(response);
      const text = await response.text();
      if (!response.ok) throw new Refused(id, response.status, text);
      const read = route.reply().safeParse(JSON.parse(text));
      if (!read.success)
        throw new Refused(id, response.status, `not as the contract says: ${z.prettifyError(read.error)}`);
      return read.data as Reply<K>;
    },
  };
};
