import type * as z from 'zod/mini';
import type { Method } from './routes.ts';

/** What is said by its names. */
export type Shapes = Readonly<Record<string, z.ZodMiniType>>;

/** What a route takes and gives; its shapes are made anew at each call. */
export interface Described {
  /** Who may call: anybody, a session, or a session that may act in this game. */
  readonly who: 'anybody' | 'session';
  readonly says: string;
  readonly params?: () => Shapes;
  readonly query?: () => Shapes;
  readonly body?: () => z.ZodMiniType;
  readonly reply: () => z.ZodMiniType;
}

export interface Route extends Described {
  readonly method: Method;
  readonly path: string;
}
