import type { MailService } from '../../server/mail/outgoing.ts';

/** What the mail service says of the account. */
export interface MailState {
  /** Mail reaches verified addresses only. */
  readonly sandbox: boolean;
  readonly sentToday: number;
  readonly mostADay: number;
}

/** Asks the mail service; null where it has nothing to say (on one machine) or does not answer. */
export const mailState = async (ses: MailService): Promise<MailState | null> => {
  try {
    const { ProductionAccessEnabled = false, SendQuota } = await ses.account();
    if (!SendQuota) return null;
    return {
      sandbox: !ProductionAccessEnabled,
      sentToday: SendQuota.SentLast24Hours ?? 0,
      mostADay: SendQuota.Max24HourSend ?? 0,
    };
  } catch {
    return null;
  }
};
