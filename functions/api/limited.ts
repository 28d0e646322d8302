import type { Limit } from '../server/store/rate-limits.ts';
import { Problem } from './problem.ts';
import type { Services } from './services.ts';

/** Throws 429 when this was done too often. */
export const limited = async (services: Services, limit: Limit, who: string): Promise<void> => {
  const after = await services.limits(limit, who);
  if (after !== null) throw new Problem(429, 'too-many-requests', { after });
};
