import { lazy } from '../lazy.ts';
import type { Access } from './client-config.ts';

/** Hands an event to another function by its name, without waiting for what comes of it. */
export const invoker = (access: Access = {}) => {
  const client = lazy(async () => (await import('./lambda.ts')).lambdaClient(access));
  return async (name: string, event: unknown): Promise<void> => {
    await (await client()).invoke(name, event);
  };
};
