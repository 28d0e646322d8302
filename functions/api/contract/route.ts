import type * as z from 'zod/mini';

/** What is said by its names. */
export type Shapes = Readonly<Record<string, z.ZodMiniType>>;

/** One route; its shapes are made anew at each call. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Who may call: anybody, a session, or a session that may act in this game. */
  readonly who: 'anybody' | 'session';
  readonly says: string;
  readonly params?: () => Shapes;
  readonly query?: () => Shapes;
  readonly body?: () => z.ZodMiniType;
  readonly reply: () => z.ZodMiniType;
}
