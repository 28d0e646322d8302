import type { AsyncLocalStorage } from 'node:async_hooks';
import { once } from '../once.ts';

/** What a function needs after its last request: to answer, and to write its log. */
const MARGIN = 1500;

const current = once(
  (): AsyncLocalStorage<AbortSignal> => new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)(),
);

/** Does the work of one event. Requests that it makes are given up before the function would be killed. */
export const withDeadline = <T>(
  context: { readonly getRemainingTimeInMillis: () => number } | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  if (!context) return work();
  return current().run(AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - MARGIN)), work);
};

/** Aborts when the event that is being worked on has no time left; undefined outside of one. */
export const deadline = (): AbortSignal | undefined => current().getStore();
