import type { Invoke } from './functions.ts';

/** Has an address that a mail server does not know marked, by the notification that SES would send of it. */
export const tellBounces =
  (feedback: Invoke) =>
  async (addresses: readonly string[]): Promise<void> => {
    const bouncedRecipients = addresses.map((emailAddress) => ({ emailAddress }));
    const Message = JSON.stringify({ eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients } });
    try {
      await feedback({ Records: [{ Sns: { Message } }] });
    } catch (error) {
      console.error(JSON.stringify({ message: 'bounce not told', why: String(error) }));
    }
  };
