import { resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Environment, readEnvironment } from '../../functions/server/environment.ts';
import { MARSHALLING } from '../../functions/server/store/database.ts';
import { readAddress } from '../../infra/local/address.ts';
import { Refusal } from '../../infra/local/refusal.ts';

/** What a command of the owner works on: the server on this machine, or what was deployed. */
export interface Reached {
  readonly environment: Environment;
  readonly db: DynamoDBDocumentClient;
  readonly lambda: LambdaClient;
  /** Has the functions take the keys that are in the tables now; gives what is left for the owner to do, in words. */
  renew(): Promise<string>;
}

const here = async (dataDir: string): Promise<Reached> => {
  const found = await readAddress(dataDir);
  if (!found)
    throw new Refusal(
      `No server works with ${dataDir}. Start it first: npm start\nFor what you have deployed add --cloud.`,
    );
  const { address, services } = found;
  const credentials = { accessKeyId: services.key, secretAccessKey: services.key };
  const common = { region: 'us-east-1', credentials };
  return {
    environment: readEnvironment({ PUBLIC_ORIGIN: address }),
    db: DynamoDBDocumentClient.from(new DynamoDBClient({ ...common, endpoint: services.database }), MARSHALLING),
    lambda: new LambdaClient({ ...common, endpoint: services.aws }),
    renew: async () => 'Start the server again, so that it uses the keys of the backup.',
  };
};

/** Finds the installation: the running server of DATA_DIR, or the cloud's with the owner's credentials. */
export const reach = async (cloud: boolean): Promise<Reached> => {
  if (!cloud) return here(resolve(process.env.DATA_DIR ?? '.postwright'));
  // Five more clients of the SDK, which a command on one machine need not wait for.
  const { deployed } = await import('./deployed.ts');
  return deployed();
};

/** Runs a command; a refusal is said in words, and the exit code is 1. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
