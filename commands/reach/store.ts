import { type Database, database } from '../../functions/store/database.ts';
import type { Reached } from './installation.ts';

/** The installation's tables as functions see them, at the address and with the credentials that the SDK has found. */
export const storeOf = async ({ db }: Pick<Reached, 'db'>): Promise<Database> => {
  const { region, credentials, endpoint } = db.config;
  const found = await endpoint?.();
  return database({
    region: await region(),
    credentials: await credentials(),
    ...(found && { endpoint: `${found.protocol}//${found.hostname}${found.port ? `:${found.port}` : ''}` }),
  });
};
