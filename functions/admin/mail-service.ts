import * as z from 'zod/mini';
import type { Service } from '../aws/service.ts';
import { once } from '../once.ts';

/** What the mail service says of the account. */
export interface MailState {
  /** Mail reaches verified addresses only. */
  readonly sandbox: boolean;
  readonly sentToday: number;
  readonly mostADay: number;
}

const account = once(() =>
  z.object({
    ProductionAccessEnabled: z._default(z.boolean(), false),
    SendQuota: z.object({ SentLast24Hours: z._default(z.number(), 0), Max24HourSend: z._default(z.number(), 0) }),
  }),
);

/** Asks the mail service; null where it has nothing to say (on one machine) or does not answer. */
export const mailState = async (ses: Service): Promise<MailState | null> => {
  try {
    const said = await ses({ method: 'GET', path: '/v2/email/account' });
    const { ProductionAccessEnabled, SendQuota } = account().parse(JSON.parse(said));
    return {
      sandbox: !ProductionAccessEnabled,
      sentToday: SendQuota.SentLast24Hours,
      mostADay: SendQuota.Max24HourSend,
    };
  } catch {
    return null;
  }
};
