import { expect, test } from 'vitest';
import { feedback } from '../../../functions/feedback/feedback.ts';
import type { Failing } from '../../../functions/server/store/bounced-addresses.ts';
import type { Person, Profile } from '../../../functions/server/store/people.ts';

const ada: Person = {
  id: 'ada',
  email: 'ada@example.org',
  name: 'Ada',
  colour: 'blue',
  shape: 'house',
  createdAt: 0,
  mailFails: false,
  signedIn: true,
};

const heard = async (...messages: readonly unknown[]): Promise<readonly [string, Profile | Failing][]> => {
  const changes: [string, Profile | Failing][] = [];
  const mark = feedback({
    people: {
      byEmail: async (email) => (email.toLowerCase() === ada.email ? ada : null),
      change: async (id, profile) => {
        changes.push([id, profile]);
      },
    },
    failing: {
      note: async (id, failing) => {
        changes.push([id, failing]);
      },
    },
    now: () => 7,
  });
  await mark({ Records: messages.map((m) => ({ Sns: { Message: typeof m === 'string' ? m : JSON.stringify(m) } })) });
  return changes;
};
const bounce = (bounceType: string, emailAddress: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: [{ emailAddress }] },
});
const marked = (why: Failing['why']) => [
  ['ada', { mailFails: true }],
  ['ada', { email: 'ada@example.org', why, at: 7 }],
];

test('an address that bounced for good gets no more mail', async () => {
  expect(await heard(bounce('Permanent', 'ada@example.org'))).toEqual(marked('bounce'));
});

test('a full mailbox is given another chance', async () => {
  expect(await heard(bounce('Transient', 'ada@example.org'))).toEqual([]);
});

test('one complaint is enough, in whatever form the address comes', async () => {
  const complainedRecipients = [{ emailAddress: 'Ada Lovelace <Ada@example.org>' }];
  expect(await heard({ eventType: 'Complaint', complaint: { complainedRecipients } })).toEqual(marked('complaint'));
});

test('the same person is marked once, strangers and other events never', async () => {
  const said = bounce('Permanent', 'ada@example.org');
  expect(await heard(said, said, bounce('Permanent', 'stranger@example.org'), { eventType: 'Open' })).toEqual(
    marked('bounce'),
  );
});

test('what is not JSON is passed over, what is no delivery is an error', async () => {
  expect(await heard('hello')).toEqual([]);
  const parts = { people: { byEmail: async () => null, change: async () => {} }, failing: { note: async () => {} } };
  await expect(feedback({ ...parts, now: () => 0 })({})).rejects.toThrow();
});
