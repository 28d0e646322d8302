import { service } from './service.ts';

/** Hands an event to another function by its name, without waiting for what comes of it. */
export const invoker = () => {
  const lambda = service('lambda');
  return async (name: string, event: unknown): Promise<void> => {
    const path = `/2015-03-31/functions/${encodeURIComponent(name)}/invocations`;
    const headers = { 'content-type': 'application/json', 'x-amz-invocation-type': 'Event' };
    await lambda({ method: 'POST', path, headers, body: JSON.stringify(event) });
  };
};
