import * as z from 'zod/mini';
import { lazy } from '../server/lazy.ts';
import type { BouncedAddresses, Failing } from '../server/store/bounced-addresses.ts';
import type { People } from '../server/store/people.ts';

const recipients = lazy(() => z.array(z.object({ emailAddress: z.string() })));

/** What SES says of a mail, as far as it matters here. */
const verdict = lazy(() =>
  z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients() }),
    }),
    z.object({ eventType: z.literal('Complaint'), complaint: z.object({ complainedRecipients: recipients() }) }),
  ]),
);

/** A notification of SNS; anything else that a topic may bring is passed over. */
const delivery = lazy(() => z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) }));

type Lost = Pick<Failing, 'email' | 'why'>;

/** Addresses that mail must not go to any more: they bounced for good, or somebody called our mail unwanted. */
const lost = (message: string): readonly Lost[] => {
  const parsed = verdict().safeParse(asJson(message));
  if (!parsed.success) return [];
  if (parsed.data.eventType === 'Complaint')
    return parsed.data.complaint.complainedRecipients.map((r) => ({ email: bare(r), why: 'complaint' }));
  const { bounceType, bouncedRecipients } = parsed.data.bounce;
  return bounceType === 'Permanent' ? bouncedRecipients.map((r) => ({ email: bare(r), why: 'bounce' })) : [];
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

interface FeedbackParts {
  readonly people: Pick<People, 'byEmail' | 'change'>;
  readonly failing: Pick<BouncedAddresses, 'note'>;
  readonly now: () => number;
}

/** Marks the people whose mail comes back. The same notification twice changes nothing more; answers how many were marked. */
export const feedback =
  ({ people, failing, now }: FeedbackParts) =>
  async (event: unknown): Promise<number> => {
    const marked = new Set<string>();
    const { Records } = delivery().parse(event);
    for (const { email, why } of Records.flatMap(({ Sns }) => lost(Sns.Message))) {
      const person = await people.byEmail(email);
      if (!person || marked.has(person.id)) continue;
      marked.add(person.id);
      await people.change(person.id, { mailFails: true });
      await failing.note(person.id, { email: person.email, why, at: now() });
    }
    return marked.size;
  };
