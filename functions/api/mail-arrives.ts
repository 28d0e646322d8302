import type { Person } from '../server/store/people.ts';
import type { Services } from './services.ts';

/** Mail to this person has arrived, or the owner says that it will: what bounced once is sent to again. */
export const mailArrives = async ({ people, failing }: Services, { id, mailFails }: Person): Promise<void> => {
  if (!mailFails) return;
  await people.change(id, { mailFails: false });
  await failing.forget(id);
};
