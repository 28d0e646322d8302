import type * as z from 'zod';

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Who may call: anybody, a session, or a session that may act in this game. */
  readonly who: 'anybody' | 'session';
  readonly says: string;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}
