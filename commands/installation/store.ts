import { type Database, database } from '../../functions/server/store/database.ts';
import type { Reached } from './installation.ts';

/** The installation's tables as functions see them. */
export const storeOf = ({ db }: Pick<Reached, 'db'>): Database => database(db);
