// For the owner alone; for everybody else these addresses do not exist.

import * as z from 'zod/mini';
import type { Described } from './route.ts';
import { email, id, nothing } from './shapes.ts';

export const adminContract = {
  admin: {
    who: 'session',
    says: 'How the installation is',
    reply: () =>
      z.object({
        build: z.string(),
        mail: z.nullable(z.object({ sandbox: z.boolean(), sentToday: z.number(), mostADay: z.number() })),
        failing: z.array(z.object({ email: z.string(), why: z.enum(['bounce', 'complaint']), at: z.number() })),
        live: z.int(),
        lag: z.number(),
        quarantined: z.array(z.object({ id: z.string(), seq: z.int(), reason: z.string(), at: z.number() })),
        costs: z.nullable(z.number()),
      }),
  },
  mailArrives: {
    who: 'session',
    says: 'Send mail again to an address that it did not reach',
    body: () => z.strictObject({ email: email() }),
    reply: nothing,
  },
  tryAgain: {
    who: 'session',
    says: 'Read a game again that was kept aside; the next sweep does it',
    params: () => ({ id: id() }),
    reply: nothing,
  },
} as const satisfies Record<string, Described>;
