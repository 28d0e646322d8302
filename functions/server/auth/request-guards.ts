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

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

/**
 * Who counts as one: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, since a household
 * has at least that many.
 */
export const sourceOf = (ip: string): string => {
  const address = ip
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  if (!address.includes(':')) return address;
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, start = '', a = 0, b = 0, c = 0, d = 0] = dotted ?? [];
  const pair = (high: string | number, low: string | number) => (Number(high) * 256 + Number(low)).toString(16);
  const [head = '', tail] = (dotted ? `${start}${pair(a, b)}:${pair(c, d)}` : address).split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: tail === undefined ? 0 : Math.max(8 - front.length - back.length, 0) }, () => '0');
  const groups = [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};

/** The address that a request comes from, as limits count it: behind the edge only its header tells, and it ends with a port. */
export const clientIp = (
  { ORIGIN_SECRET }: Pick<Environment, 'ORIGIN_SECRET'>,
  headers: Headers,
  direct: string | undefined,
): string =>
  sourceOf(
    (ORIGIN_SECRET === '' ? direct : headers.get('cloudfront-viewer-address')?.replace(/:\d+$/, '')) ?? 'unknown',
  );
