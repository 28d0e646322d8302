// The HTTP surface as one table. It registers the routes, checks what comes in, types the client and emits the OpenAPI
// document. Errors are RFC 9457 problem documents with a stable `code`.

import * as z from 'zod/mini';
import { adminContract } from './contract/admin.ts';
import { aroundContract } from './contract/around.ts';
import { peopleContract } from './contract/people.ts';
import { playContract } from './contract/play.ts';
import type { Route } from './contract/route.ts';
import { tablesContract } from './contract/tables.ts';

export type { Route };

// Earlier routes win: `/api/games/public` stands before `/api/games/:id`.
export const contract = {
  health: {
    method: 'get',
    path: '/api/health',
    who: 'anybody',
    says: 'The service answers',
    reply: () => z.object({ ok: z.boolean(), build: z.string() }),
  },
  ...peopleContract,
  ...tablesContract,
  ...playContract,
  ...aroundContract,
  ...adminContract,
} as const satisfies Record<string, Route>;

export type Contract = typeof contract;
export type RouteId = keyof Contract;
export type Reply<K extends RouteId> = z.infer<ReturnType<Contract[K]['reply']>>;
export type Body<K extends RouteId> = Contract[K] extends { readonly body: () => infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
export type Params<K extends RouteId> = Contract[K] extends {
  readonly params: () => infer P extends Readonly<Record<string, z.ZodMiniType>>;
}
  ? { readonly [N in keyof P]: string | number }
  : undefined;
