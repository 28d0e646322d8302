import type { TableSpec } from '../../functions/server/store/tables.ts';
import type { Installation } from '../../infra/backup/items.ts';
import type { Reached } from './installation.ts';

/** The tables of an installation, for copying. */
export const tablesOf = ({ db, environment }: Reached): Installation => {
  const names: Readonly<Record<TableSpec['name'], string>> = {
    Events: environment.EVENTS_TABLE,
    Views: environment.VIEWS_TABLE,
    Accounts: environment.ACCOUNTS_TABLE,
    Mail: environment.MAIL_TABLE,
    Seeds: environment.SEEDS_TABLE,
    Keys: environment.KEYS_TABLE,
  };
  return { db, tableName: (purpose) => names[purpose] };
};
