import * as z from 'zod/mini';
import type { Items } from './items.ts';

/** The finished game that plays itself on the landing page. */
export interface Demo {
  id(): Promise<string | null>;
  choose(gameId: string): Promise<void>;
}

const KEY = { pk: 'DEMO', sk: 'DEMO' };

export const demo = (accounts: Items): Demo => ({
  id: async () => (await accounts.read(KEY, z.object({ gameId: z.string() })))?.gameId ?? null,
  choose: (gameId) => accounts.put(KEY, { gameId }),
});
