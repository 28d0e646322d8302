import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient, UpdateFunctionConfigurationCommand } from '@aws-sdk/client-lambda';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../../functions/server/environment.ts';
import { MARSHALLING } from '../../functions/server/store/database.ts';
import { clientsFor } from '../../infra/aws/clients.ts';
import { environmentOf, type Installation, installation } from '../../infra/aws/installation.ts';
import { readSettings, SETTINGS_FILE } from '../../infra/aws/settings.ts';
import { Refusal } from '../../infra/local/refusal.ts';
import type { Reached } from './installation.ts';

/** The outputs of the stack that name functions which keep keys while they are warm. */
const KEY_KEEPERS = ['Functionapi', 'Functionnotifier', 'Functionpicture'];

// A function whose description has changed starts anew with its next event.
const startAnew = async (lambda: LambdaClient, outputs: Installation): Promise<void> => {
  const Description = `Keys taken anew at ${new Date().toISOString()}`;
  for (const FunctionName of KEY_KEEPERS.flatMap((name) => outputs[name] ?? []))
    await lambda.send(new UpdateFunctionConfigurationCommand({ FunctionName, Description }));
};

/** What the owner has deployed, with the owner's own credentials. */
export const deployed = async (): Promise<Reached> => {
  const { region, stack } = readSettings(SETTINGS_FILE);
  const outputs = await installation(clientsFor(region).cloudFormation, stack);
  if (!outputs) throw new Refusal(`There is no ${stack} in ${region}. Deploy it first: npm run deploy`);
  const lambda = new LambdaClient({ region });
  return {
    environment: readEnvironment(environmentOf(outputs)),
    db: DynamoDBDocumentClient.from(new DynamoDBClient({ region }), MARSHALLING),
    lambda,
    renew: async () => {
      await startAnew(lambda, outputs);
      return 'The functions have started anew with the keys of the backup.';
    },
  };
};
