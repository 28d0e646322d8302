import { timed } from '../server/aws/deadline.ts';
import { readEnvironment } from '../server/environment.ts';
import { loggerOf } from '../server/log.ts';
import { bouncedAddresses } from '../server/store/bounced-addresses.ts';
import { database } from '../server/store/database.ts';
import { items } from '../server/store/items.ts';
import { people } from '../server/store/people.ts';
import { feedback } from './feedback.ts';

const environment = readEnvironment(process.env);
const logger = loggerOf('feedback');
const db = database();
const accounts = items(db, environment.ACCOUNTS_TABLE, Date.now);
const mark = feedback({ people: people(accounts, Date.now), failing: bouncedAddresses(accounts), now: Date.now });

/** Bounces and complaints of SES, through SNS. */
export const handler = timed(async (event: unknown): Promise<void> => {
  logger.info('mail came back', { marked: await mark(event) });
});
