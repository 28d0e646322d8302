// npm run restore -- FILE [--cloud]: what a backup holds into this installation; running games go on.

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Contents, hashes, unseal } from '../infra/backup/archive.ts';
import { conflicts, readBack, writeAll } from '../infra/backup/copy.ts';
import { Refusal } from '../infra/local/refusal.ts';
import { command, type Reached, reach } from './reach/installation.ts';
import { passphrase } from './reach/passphrase.ts';
import { reproject } from './reach/reproject.ts';
import { tablesOf } from './reach/tables.ts';

const bytesOf = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file);
  } catch {
    throw new Refusal(`${file} cannot be read.`);
  }
};

const progress = (table: string, done: number, of: number): void => {
  if (done % 500 === 0 || done === of) console.log(`${table}: ${done} of ${of}`);
};

const arrived = async (reached: Reached, tables: Contents['tables']): Promise<void> => {
  const [wanted, found] = [hashes(tables), hashes(await readBack(tablesOf(reached), tables))];
  for (const [name, hash] of Object.entries(wanted)) {
    if (found[name] !== hash) throw new Refusal(`${name} did not arrive whole. Run the same command again.`);
    console.log(`${name.padEnd(10)} ${hash}  as in the file`);
  }
};

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { cloud: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Refusal('Usage: npm run restore -- FILE [--cloud]');
  const bytes = await bytesOf(file);
  const reached = await reach(values.cloud ?? false);
  const { tables, madeAt, from } = unseal(bytes, await passphrase('Passphrase of the file: '));
  console.log(`A backup of ${from}, made ${madeAt}.`);
  const clash = await conflicts(tablesOf(reached), tables);
  if (clash.length > 0)
    throw new Refusal(`These games went on differently here, so nothing was changed: ${clash.join(', ')}`);
  await writeAll(tablesOf(reached), tables, progress);
  await arrived(reached, tables);
  await reproject(reached, null, (games) => console.log(`Lists of ${games} games are made`));
  console.log(
    'Everything is here, and the lists are made. Start the server again, so that it uses the keys of the backup.',
  );
});
