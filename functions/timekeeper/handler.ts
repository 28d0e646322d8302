import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../environment.ts';
import { dynamoHeads } from '../projector/heads.ts';
import { dynamoEventStore } from '../store/dynamo-event-store.ts';
import { dynamoDueGames } from './due.ts';
import { type Ask, timekeeper } from './timekeeper.ts';

const environment = readEnvironment(process.env);
const db = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const lambda = new LambdaClient({});

const NAMES: Readonly<Record<Ask['to'], string>> = {
  api: environment.API_FUNCTION,
  projector: environment.PROJECTOR_FUNCTION,
  notifier: environment.NOTIFIER_FUNCTION,
};

const keeper = timekeeper({
  dueGames: dynamoDueGames(db, environment.VIEWS_TABLE),
  heads: dynamoHeads(db, environment.VIEWS_TABLE),
  events: dynamoEventStore(db, environment.EVENTS_TABLE),
  now: Date.now,
  async ask({ to, payload }) {
    const Payload = JSON.stringify(payload);
    await lambda.send(new InvokeCommand({ FunctionName: NAMES[to], InvocationType: 'Event', Payload }));
  },
});

/** Called by the clock with whatever a scheduled event holds. */
export const handler = (): Promise<void> => keeper.sweep();
