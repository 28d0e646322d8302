import type { Environment } from '../environment.ts';

const SESSION_SECONDS = 180 * 24 * 3600;
const ASKED_SECONDS = 15 * 60;

export type CookieKind = 'session' | 'sign-in';

const secure = (environment: Pick<Environment, 'PUBLIC_ORIGIN'>): boolean =>
  environment.PUBLIC_ORIGIN.startsWith('https:');

/** `__Host-` ties a cookie to this very host; browsers want https for it. */
export const cookieName = (environment: Pick<Environment, 'PUBLIC_ORIGIN'>, kind: CookieKind): string =>
  secure(environment) ? `__Host-${kind}` : kind;

/** A cookie that scripts cannot read and that other sites do not send; an empty value takes it away. */
export const cookie = (environment: Pick<Environment, 'PUBLIC_ORIGIN'>, kind: CookieKind, value: string): string =>
  [
    `${cookieName(environment, kind)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${value === '' ? 0 : kind === 'session' ? SESSION_SECONDS : ASKED_SECONDS}`,
    ...(secure(environment) ? ['Secure'] : []),
  ].join('; ');

/** The value of a cookie of a request; null where there is none. */
export const readCookie = (header: string | null | undefined, name: string): string | null => {
  const found = (header ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) || null : null;
};
