// The HTTP surface as one table. It registers the routes, checks what comes in, types the client and emits the OpenAPI
// document. Errors are RFC 9457 problem documents with a stable `code`.

import * as z from 'zod/mini';
import { adminContract } from './admin.ts';
import { aroundContract } from './around.ts';
import { peopleContract } from './people.ts';
import { playContract } from './play.ts';
import type { Described, Route } from './route.ts';
import { ROUTES, type RouteId, routeOf } from './routes.ts';
import { tablesContract } from './tables.ts';

export type { Route, RouteId };

const shapes = {
  health: {
    who: 'anybody',
    says: 'The service answers',
    reply: () => z.object({ ok: z.boolean(), build: z.string() }),
  },
  ...peopleContract,
  ...tablesContract,
  ...playContract,
  ...aroundContract,
  ...adminContract,
} as const satisfies Record<RouteId, Described>;

export type Contract = { readonly [K in RouteId]: (typeof shapes)[K] & Pick<Route, 'method' | 'path'> };

/** Every route, in the order of `ROUTES`. */
export const contract = Object.fromEntries(
  (Object.keys(ROUTES) as RouteId[]).map((id) => [id, { ...shapes[id], ...routeOf(id) }]),
) as unknown as Contract;

export type Reply<K extends RouteId> = z.infer<ReturnType<Contract[K]['reply']>>;
export type Body<K extends RouteId> = Contract[K] extends { readonly body: () => infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
export type Params<K extends RouteId> = Contract[K] extends {
  readonly params: () => infer P extends Readonly<Record<string, z.ZodMiniType>>;
}
  ? { readonly [N in keyof P]: string | number }
  : undefined;
