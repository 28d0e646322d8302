import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Environment } from '../environment.ts';

const SESSION_SECONDS = 180 * 24 * 3600;
const ASKED_SECONDS = 15 * 60;

/** `known`: this browser has proved an address before. */
export type CookieKind = 'session' | 'sign-in' | 'known';

/** With https the name begins with `__Host-`, which ties a cookie to this very host. */
const secure = (environment: Pick<Environment, 'PUBLIC_ORIGIN'>): boolean =>
  environment.PUBLIC_ORIGIN.startsWith('https:');

/** A cookie that scripts cannot read and that other sites do not send; an empty value takes it away. */
export const cookie = (environment: Pick<Environment, 'PUBLIC_ORIGIN'>, kind: CookieKind, value: string): string =>
  generateCookie(kind, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: value === '' ? 0 : kind === 'sign-in' ? ASKED_SECONDS : SESSION_SECONDS,
    ...(secure(environment) && { prefix: 'host' as const, secure: true }),
  });

/** The value of a cookie of a request; null where there is none. */
export const readCookie = (
  c: Context,
  environment: Pick<Environment, 'PUBLIC_ORIGIN'>,
  kind: CookieKind,
): string | null => getCookie(c, kind, secure(environment) ? 'host' : undefined) || null;
