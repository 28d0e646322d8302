import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

// What browsers and command lines send of themselves begins with none of these; proxies, tunnels and edges add them.
const PROXY_HEADER =
  /^(x-|cf-|cdn-|fastly-|fly-|akamai-|tailscale-|ngrok-|proxy-|(forwarded|via|true-client-ip|client-ip|front-end-https|max-forwards)$)/;

export interface Client {
  readonly headers: IncomingHttpHeaders;
  readonly httpVersion: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && LOCAL_NAME.test(new URL(origin).host) && /^https?:/.test(origin);

/** Whether an address of the site is this machine's name for itself. */
export const isLoopback = (origin: string | null): boolean => origin === null || isLoopbackOrigin(origin);

/** Whether somebody at this machine asks, by its own name, from no other page, and no proxy speaks for others. */
export const isLocal = ({ socket, headers, httpVersion }: Client): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_NAME.test(headers.host ?? '') &&
  // Nobody asks in HTTP/1.0 but proxies that were told nothing else.
  httpVersion !== '1.0' &&
  !Object.keys(headers).some((name) => PROXY_HEADER.test(name)) &&
  (headers.origin === undefined || isLoopbackOrigin(headers.origin));
