import type * as z from 'zod/mini';
import type { Contract, Reply, RouteId } from '../contract/contract.ts';
import type { Session } from '../server/store/sessions.ts';
import { Problem } from './problem.ts';
import type { Services } from './services.ts';

type Shapes = Readonly<Record<string, z.ZodMiniType>>;
type Read<T> = { readonly [N in keyof T]: T[N] extends z.ZodMiniType ? z.output<T[N]> : never };

/** One request as a route sees it: everything in it is checked. */
export interface Call<K extends RouteId> {
  readonly services: Services;
  /** The session that may be used here; null for none. */
  readonly me: Session | null;
  readonly params: Contract[K] extends { readonly params: () => infer P extends Shapes } ? Read<P> : undefined;
  readonly query: Contract[K] extends { readonly query: () => infer Q extends Shapes } ? Read<Q> : undefined;
  readonly body: Contract[K] extends { readonly body: () => infer B extends z.ZodMiniType } ? z.output<B> : undefined;
  /** Where the request comes from, for rate limits. */
  readonly source: string;
  readonly agent: string;
  /** What the browser keeps of a sign-in that was asked for. */
  readonly asked: string | null;
  /** What a browser keeps that has proved an address before. */
  readonly known: string | null;
  /** Headers that the answer will have. */
  readonly answer: Headers;
}

type Fixed<T> = T extends readonly (infer A)[]
  ? readonly Fixed<A>[]
  : T extends object
    ? { readonly [N in keyof T]: Fixed<T[N]> }
    : T;

/** Routes by their id in the contract. */
export type Routes<K extends RouteId> = { readonly [I in K]: (call: Call<I>) => Promise<Fixed<Reply<I>>> };

/** The session of a call that needs one. */
export const signedIn = ({ me }: Pick<Call<RouteId>, 'me'>): Session => {
  if (!me) throw new Problem(401, 'sign-in-needed');
  return me;
};
