// HTTP as API Gateway hands it to a function (payload format 2.0), and back.

import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';

export interface PlainRequest {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface PlainResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const isText = (type: string): boolean =>
  /^(text\/|application\/(json|xml|javascript|[\w.+-]+\+(json|xml)))/i.test(type);

const joined = (pairs: Iterable<readonly [string, string]>): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const [name, value] of pairs) all[name] = all[name] === undefined ? value : `${all[name]},${value}`;
  return all;
};

const plainHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  joined(
    Object.entries(headers)
      .filter(([name]) => name !== 'cookie')
      .flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each] as const)),
  );

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 29/Nov/2026:19:44:30 +0000 */
const clfTime = (now: number): string => {
  const iso = new Date(now).toISOString();
  return `${iso.slice(8, 10)}/${MONTHS[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
};

export const eventOf = (
  { method, url, headers, body, sourceIp }: PlainRequest,
  now: number,
): APIGatewayProxyEventV2 => {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const parameters = joined(new URLSearchParams(query));
  const cookies = headers.cookie?.split(/;\s*/).filter((cookie) => cookie !== '');
  const text = isText(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    ...(cookies && { cookies }),
    headers: plainHeaders(headers),
    ...(query !== '' && { queryStringParameters: parameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: clfTime(now),
      timeEpoch: now,
    },
    ...(body.length > 0 && { body: body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !text,
  };
};

const structured = z.object({
  statusCode: z.int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

const NO_ANSWER: PlainResponse = {
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"message":"Internal Server Error"}'),
};

/** What a function answered, as HTTP; an answer that the gateway would not understand is a 500, as there. */
export const responseOf = (result: unknown): PlainResponse => {
  const read = structured.safeParse(result);
  if (!read.success) return NO_ANSWER;
  const { statusCode, headers, multiValueHeaders, cookies, body, isBase64Encoded } = read.data;
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...Object.fromEntries(
        Object.entries(multiValueHeaders).map(([name, all]) => [name.toLowerCase(), all.join(',')]),
      ),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
};
