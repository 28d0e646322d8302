import * as z from 'zod';
import type { People } from '../store/people.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES says of a mail, as far as it matters here. */
const verdict = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({ eventType: z.literal('Complaint'), complaint: z.object({ complainedRecipients: recipients }) }),
]);

/** A notification of SNS; anything else that a topic may bring is passed over. */
const delivery = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) });

/** Addresses that mail must not go to any more: they bounced for good, or somebody called our mail unwanted. */
const lost = (message: string): readonly string[] => {
  const parsed = verdict.safeParse(asJson(message));
  if (!parsed.success) return [];
  if (parsed.data.eventType === 'Complaint') return parsed.data.complaint.complainedRecipients.map(bare);
  const { bounceType, bouncedRecipients } = parsed.data.bounce;
  return bounceType === 'Permanent' ? bouncedRecipients.map(bare) : [];
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The address out of `Ada <ada@example.org>`. */
const bare = ({ emailAddress }: { readonly emailAddress: string }): string =>
  emailAddress.match(/<([^>]+)>\s*$/)?.[1] ?? emailAddress;

/** Marks the people whose mail comes back. The same notification twice changes nothing more; answers how many were marked. */
export const feedback =
  (people: Pick<People, 'byEmail' | 'change'>) =>
  async (event: unknown): Promise<number> => {
    const addresses = delivery.parse(event).Records.flatMap(({ Sns }) => lost(Sns.Message));
    const found = await Promise.all([...new Set(addresses)].map((address) => people.byEmail(address)));
    const known = found.filter((person) => person !== null);
    await Promise.all(known.map(({ id }) => people.change(id, { mailFails: true })));
    return known.length;
  };
