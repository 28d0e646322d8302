/** What a page may load: its own files and the boards' pictures, no inline code. The same on one machine and in the cloud. */
export const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries, of every function and of the front of one machine. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': PAGE_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Seconds for which a browser comes by TLS only. Names below this one are their owner's business. */
export const HSTS_SECONDS = 365 * 24 * 3600;

/** The same, behind the edge with the word that there is TLS; a proxy at home says that itself. */
export const securityHeaders = (originSecret: string): Readonly<Record<string, string>> =>
  originSecret === ''
    ? SECURITY_HEADERS
    : { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${HSTS_SECONDS}` };
