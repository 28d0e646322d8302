import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../../functions/environment.ts';
import { clientsFor } from '../../infra/aws/clients.ts';
import { environmentOf, installation } from '../../infra/aws/installation.ts';
import { readSettings, SETTINGS_FILE } from '../../infra/aws/settings.ts';
import { Refusal } from '../../infra/local/refusal.ts';
import type { Reached } from './installation.ts';

/** What the owner has deployed, with the owner's own credentials. */
export const deployed = async (): Promise<Reached> => {
  const { region, stack } = readSettings(SETTINGS_FILE);
  const outputs = await installation(clientsFor(region).cloudFormation, stack);
  if (!outputs) throw new Refusal(`There is no ${stack} in ${region}. Deploy it first: npm run deploy`);
  return {
    environment: readEnvironment(environmentOf(outputs)),
    db: DynamoDBDocumentClient.from(new DynamoDBClient({ region })),
    lambda: new LambdaClient({ region }),
  };
};
