import { timed } from '../aws/deadline.ts';
import { readEnvironment } from '../environment.ts';
import { loggerOf } from '../log.ts';
import { database } from '../store/database.ts';
import { failingAddresses } from '../store/failing.ts';
import { items } from '../store/items.ts';
import { people } from '../store/people.ts';
import { feedback } from './feedback.ts';

const environment = readEnvironment(process.env);
const logger = loggerOf('feedback');
const db = database();
const accounts = items(db, environment.ACCOUNTS_TABLE, Date.now);
const mark = feedback({ people: people(accounts, Date.now), failing: failingAddresses(accounts), now: Date.now });

/** Bounces and complaints of SES, through SNS. */
export const handler = timed(async (event: unknown): Promise<void> => {
  logger.info('mail came back', { marked: await mark(event) });
});
