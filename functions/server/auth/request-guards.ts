// Who may knock: the edge's secret, the origin of unsafe requests, and the source that rate limits count.

import { timingSafeEqual } from 'node:crypto';
import type { Environment } from '../environment.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

const plain = (origin: string): string => origin.replace(LOOPBACK, 'http://localhost');

/**
 * True when a browser sends this from our own pages, or when it is no browser. A page of another site can neither leave
 * out nor forge `Origin`; one machine has several names for itself.
 */
export const isSameOrigin = (
  environment: Pick<Environment, 'PUBLIC_ORIGIN'>,
  method: string,
  headers: Headers,
): boolean => {
  if (SAFE.includes(method)) return true;
  const origin = headers.get('origin');
  if (origin !== null) return plain(origin) === plain(environment.PUBLIC_ORIGIN);
  return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
};

/** False when the request came round the edge. */
export const hasOriginSecret = ({ ORIGIN_SECRET }: Pick<Environment, 'ORIGIN_SECRET'>, headers: Headers): boolean => {
  const given = Buffer.from(headers.get('x-origin-secret') ?? '');
  const wanted = Buffer.from(ORIGIN_SECRET);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** The address that a request comes from: behind the edge only its header tells, and it ends with a port. */
export const clientIp = (
  { ORIGIN_SECRET }: Pick<Environment, 'ORIGIN_SECRET'>,
  headers: Headers,
  direct: string | undefined,
): string =>
  (ORIGIN_SECRET === '' ? direct : headers.get('cloudfront-viewer-address')?.replace(/:\d+$/, '')) ?? 'unknown';
