import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../environment.ts';
import { failingAddresses } from '../store/failing.ts';
import { items } from '../store/items.ts';
import { people } from '../store/people.ts';
import { feedback } from './feedback.ts';

const environment = readEnvironment(process.env);
const logger = new Logger({ serviceName: 'feedback' });
const db = DynamoDBDocumentClient.from(new DynamoDBClient());
const accounts = items(db, environment.ACCOUNTS_TABLE, Date.now);
const mark = feedback({ people: people(accounts, Date.now), failing: failingAddresses(accounts), now: Date.now });

/** Bounces and complaints of SES, through SNS. */
export const handler = async (event: unknown): Promise<void> => {
  logger.info('mail came back', { marked: await mark(event) });
};
