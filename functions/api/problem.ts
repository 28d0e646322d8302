/** What goes wrong, as an RFC 9457 document: a stable code, and for some codes more. Thrown by routes, answered by the app. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, more: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** The database does not answer. Nothing is lost: the same may be sent again, with the same command id. */
export const AWAY = new Problem(503, 'away', { after: 2 });

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not done here',
  409: 'Somebody was faster',
  413: 'Too large',
  422: 'Refused',
  429: 'Too many requests',
  500: 'Something broke',
  503: 'Not available now',
};

export const problemResponse = (problem: Problem): Response => {
  const { status, code, more } = problem;
  const document = {
    type: `urn:postwright:problem:${code}`,
    title: TITLES[status] ?? 'Problem',
    status,
    code,
    ...more,
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'private, no-store' });
  if (typeof more.after === 'number') headers.set('retry-after', String(more.after));
  return new Response(JSON.stringify(document), { status, headers });
};
