// The contract as a web application: checks what comes in, calls the route, turns what goes wrong into problems.

import { Hono } from 'hono';
import type { LambdaEvent } from 'hono/aws-lambda';
import { bodyLimit } from 'hono/body-limit';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { contract, type Route, type RouteId } from '../contract/contract.ts';
import { type CookieKind, readCookie } from '../server/auth/cookies.ts';
import { clientIp, hasOriginSecret, isSameOrigin } from '../server/auth/request-guards.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { isAway } from '../server/store/database.ts';
import type { Session } from '../server/store/sessions.ts';
import type { Call, Routes } from './call.ts';
import { compressed } from './compression.ts';
import { AWAY, Problem, problemResponse } from './problem.ts';
import { bodyOf, shaped, shapesOf } from './reading.ts';
import { adminRoutes } from './routes/admin.ts';
import { mailLinkRoutes } from './routes/mail-links.ts';
import { meRoutes } from './routes/me.ts';
import { myGamesRoutes } from './routes/my-games.ts';
import { playRoutes } from './routes/play.ts';
import { seatRoutes } from './routes/seats.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { tableRoutes } from './routes/tables.ts';
import { talkRoutes } from './routes/talk.ts';
import type { Services } from './services.ts';

const routes: Routes<RouteId> = {
  health: async ({ services }) => ({ ok: true, build: services.environment.BUILD }),
  ...signInRoutes,
  ...meRoutes,
  ...myGamesRoutes,
  ...tableRoutes,
  ...playRoutes,
  ...seatRoutes,
  ...mailLinkRoutes,
  ...talkRoutes,
  ...adminRoutes,
};

/** What a session from the mail of one game may do besides playing it. */
const ONE_GAME_MAY: readonly RouteId[] = ['whoIsHere', 'me', 'signOut', 'myGames'];

/** Mail programs post here for their readers (RFC 8058), from wherever they are. */
const FROM_MAIL_PROGRAMS: readonly RouteId[] = ['unsubscribe', 'refuseMail'];

/** As much of a request as the app needs; `direct` is who is connected. */
interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly direct: string | undefined;
  readonly cookie: (kind: CookieKind) => string | null;
}

/** The session that counts here: one for a single game counts for that game only. */
const sessionFor = (id: RouteId, route: Route, session: Session | null, gameId: unknown): Session | null => {
  if (!session || session.onlyGame === null || session.onlyGame === gameId || ONE_GAME_MAY.includes(id)) return session;
  if (id === 'seeTurnLink' || id === 'useTurnLink') return session;
  if (route.who === 'session') throw new Problem(403, 'only-one-game');
  return null;
};

const callOf = async (services: Services, id: RouteId, { request, params, direct, cookie }: Asked) => {
  const route: Route = contract[id];
  const { environment } = services;
  const { headers, method, url } = request;
  if (!FROM_MAIL_PROGRAMS.includes(id) && !isSameOrigin(environment, method, headers))
    throw new Problem(403, 'other-origin', { home: environment.PUBLIC_ORIGIN });
  const shapes = shapesOf(id);
  const checkedParams = shaped(shapes.params, params);
  // Nothing in a path needs another spelling, and what caches keep must have one.
  const spelt = route.path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  if (!checkedParams || new URL(url).pathname !== spelt) throw new Problem(404, 'not-found');
  const query = shaped(shapes.query, Object.fromEntries(new URL(url).searchParams));
  if (!query) throw new Problem(400, 'malformed', { fields: Object.keys(shapes.query) });
  const secret = cookie('session');
  const session = secret === null ? null : await services.sessions.of(secret);
  const me = sessionFor(id, route, session, checkedParams.id);
  if (route.who === 'session' && !me) throw new Problem(401, 'sign-in-needed');
  return {
    ...{ services, me, query, params: checkedParams, body: await bodyOf(request, shapes.body) },
    source: clientIp(environment, headers, direct),
    agent: headers.get('user-agent') ?? '',
    asked: cookie('sign-in'),
    known: cookie('known'),
    answer: new Headers({ 'cache-control': 'private, no-store', 'x-build': environment.BUILD }),
  };
};

/** A route by an id that is only known at run time; its call was shaped by the same contract. */
const routeOf = (id: RouteId) => routes[id] as (call: unknown) => Promise<unknown>;

const answerTo = async (services: Services, id: RouteId, asked: Asked): Promise<Response> => {
  const call: Omit<Call<RouteId>, 'params' | 'query' | 'body'> & Readonly<Record<string, unknown>> = await callOf(
    services,
    id,
    asked,
  );
  const reply = await routeOf(id)(call);
  call.answer.set('content-type', 'application/json; charset=utf-8');
  return compressed(JSON.stringify(reply), asked.request, call.answer);
};

const failed = (services: Services, id: string, params: Readonly<Record<string, string>>, error: unknown): Response => {
  if (error instanceof Problem) return problemResponse(error);
  const why = error instanceof Error ? { name: error.name, stack: error.stack } : { name: 'unknown' };
  services.logger.error('request failed', {
    route: id,
    gameId: params.id,
    code: isAway(error) ? 'away' : 'unexpected',
    ...why,
  });
  return problemResponse(isAway(error) ? AWAY : new Problem(500, 'unexpected'));
};

const MOST_BYTES = 64 * 1024;

/** Answers that have a tag, the seq of their log: nothing has to be read twice to find out that it is the same. */
const TAGGED = [contract.commits.path, contract.position.path];
const tags = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'x-build'],
  // All of these have one. By itself it would ask for web crypto, which a cold start would pay for.
  generateDigest: () => new ArrayBuffer(0),
});

export const makeApp = (services: Services) => {
  const app = new Hono<{ Bindings: { readonly event?: LambdaEvent } }>();
  const common = Object.entries(securityHeaders(services.environment.ORIGIN_SECRET));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of common) c.res.headers.set(name, value);
  });
  app.use((c, next) => {
    if (!hasOriginSecret(services.environment, c.req.raw.headers)) throw new Problem(403, 'not-by-the-edge');
    return next();
  });
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: () => problemResponse(new Problem(413, 'too-large')) }));
  for (const path of TAGGED) app.use(path, tags);
  for (const id of Object.keys(contract) as RouteId[]) {
    const route: Route = contract[id];
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      const params = c.req.param() as Readonly<Record<string, string>>;
      const context = c.env?.event?.requestContext;
      const direct = context && 'http' in context ? context.http.sourceIp : undefined;
      const cookie = (kind: CookieKind) => readCookie(c, services.environment, kind);
      try {
        return await answerTo(services, id, { request: c.req.raw, params, direct, cookie });
      } catch (error) {
        return failed(services, id, params, error);
      }
    });
  }
  // Mail programs post here; a person who opens the same address gets the page with the button.
  app.get('/api/unsubscribe/:token', (c) => c.redirect(`/u/${encodeURIComponent(c.req.param('token'))}`, 303));
  app.get('/api/never/:token', (c) => c.redirect(`/never/${encodeURIComponent(c.req.param('token'))}`, 303));
  const docs = () => import('./docs.ts');
  const [script, style] = ['text/javascript; charset=utf-8', 'text/css; charset=utf-8'];
  app.get('/api/openapi.json', async (c) => c.json((await docs()).openApi(services.environment)));
  app.get('/api/docs', async (c) => c.html((await docs()).docsPage()));
  app.get('/api/docs.js', async (c) => c.body((await docs()).docsScript(), 200, { 'content-type': script }));
  app.get('/api/docs.css', async (c) => c.body((await docs()).docsStyle, 200, { 'content-type': style }));
  app.notFound(() => problemResponse(new Problem(404, 'not-found')));
  app.onError((error) => failed(services, 'none', {}, error));
  return app;
};
