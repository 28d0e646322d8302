import type { AsyncLocalStorage } from 'node:async_hooks';
import { lazy } from '../lazy.ts';

/** What a function needs after its last request: to answer, and to write its log. */
const MARGIN = 1500;

const current = lazy(
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

/** A handler whose every event has its deadline. */
export const timed =
  <C extends { readonly getRemainingTimeInMillis: () => number }, R>(
    handler: (event: unknown, context: C) => Promise<R>,
  ) =>
  (event: unknown, context: C): Promise<R> =>
    withDeadline(context, () => handler(event, context));

/** What a client is to send with: it gives up when the event that is being worked on has no time left. */
export const untilDeadline = (): { readonly abortSignal?: AbortSignal } => {
  const abortSignal = current().getStore();
  return abortSignal ? { abortSignal } : {};
};
