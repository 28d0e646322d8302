import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import type { Items } from './items.ts';

const shape = lazy(() => z.object({ email: z.string(), why: z.enum(['bounce', 'complaint']), at: z.number() }));
export type Failing = Readonly<z.infer<ReturnType<typeof shape>>>;

/** Addresses that mail does not reach any more, for the owner to see. */
export interface BouncedAddresses {
  note(userId: string, failing: Failing): Promise<void>;
  /** Mail arrives again, or its person is gone. */
  forget(userId: string): Promise<void>;
  /** All of them, in no order. */
  all(): Promise<readonly Failing[]>;
}

const PARTITION = 'MAIL-FAILS';

export const bouncedAddresses = (accounts: Items): BouncedAddresses => ({
  note: (userId, failing) => accounts.put({ pk: PARTITION, sk: userId }, failing),
  forget: (userId) => accounts.remove({ pk: PARTITION, sk: userId }),
  all: () => accounts.list(PARTITION, '', shape()),
});
