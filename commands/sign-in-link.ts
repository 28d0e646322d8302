// npm run -s sign-in-link -- ADDRESS [--cloud]: a second way in when no mail comes. The link signs in once, for 15 minutes.

import { parseArgs } from 'node:util';
import * as z from 'zod';
import { items } from '../functions/server/store/items.ts';
import { Refusal } from '../infra/local/refusal.ts';
import { command, reach } from './installation/installation.ts';
import { mintSignIn } from './installation/sign-in.ts';
import { storeOf } from './installation/store.ts';

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { cloud: { type: 'boolean' } } });
  const read = z.email().safeParse(positionals[0]);
  if (!read.success) throw new Refusal('Usage: npm run -s sign-in-link -- you@example.org [--cloud]');
  const reached = await reach(values.cloud ?? false);
  const { environment } = reached;
  const accounts = items(storeOf(reached), environment.ACCOUNTS_TABLE, Date.now);
  console.log(`${environment.PUBLIC_ORIGIN}/in/${await mintSignIn(accounts, read.data)}`);
});
