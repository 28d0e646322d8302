import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';

/** What the mail service says of the account. */
export interface MailState {
  /** Mail reaches verified addresses only. */
  readonly sandbox: boolean;
  readonly sentToday: number;
  readonly mostADay: number;
}

/** Asks the mail service; null where it has nothing to say (on one machine) or does not answer. */
export const mailState = async (ses: SESv2Client): Promise<MailState | null> => {
  try {
    const { ProductionAccessEnabled, SendQuota } = await ses.send(new GetAccountCommand({}));
    if (!SendQuota) return null;
    return {
      sandbox: ProductionAccessEnabled !== true,
      sentToday: SendQuota.SentLast24Hours ?? 0,
      mostADay: SendQuota.Max24HourSend ?? 0,
    };
  } catch {
    return null;
  }
};
