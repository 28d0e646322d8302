// AWS Signature Version 4: a request proves who sends it without carrying the secret. For requests without a query.

import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Who signs, for which service where, and when. */
export interface Signing {
  readonly service: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly at: Date;
}

export interface Unsigned {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

// The path of a request is encoded already; what is signed is encoded once more.
const again = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');

/** The headers to send: those given, which must be in lower case, with host, time, token and signature. */
export const signed = (
  { method, url, headers, body }: Unsigned,
  signing: Signing,
): Readonly<Record<string, string>> => {
  const { service, region, credentials, at } = signing;
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const all: Readonly<Record<string, string>> = {
    ...headers,
    host: url.host,
    'x-amz-date': time,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const names = Object.keys(all).sort();
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('');
  const said = [method, again(url.pathname), '', lines, names.join(';'), hash(body)].join('\n');
  const scope = [time.slice(0, 8), region, service, 'aws4_request'];
  const key = scope.reduce<string | Buffer>(mac, `AWS4${credentials.secretAccessKey}`);
  const signature = mac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash(said)].join('\n')).toString('hex');
  const credential = `Credential=${credentials.accessKeyId}/${scope.join('/')}`;
  const authorization = `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...all, authorization };
};
