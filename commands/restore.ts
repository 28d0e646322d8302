// npm run restore -- FILE [--cloud] [--merge]: what a backup holds into this installation; running games go on.

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Contents, hashes, unseal } from '../infra/backup/archive.ts';
import { type Clashes, clashes } from '../infra/backup/clashes.ts';
import { readBack, writeAll } from '../infra/backup/copy.ts';
import { Refusal } from '../infra/local/refusal.ts';
import { command, type Reached, reach } from './installation/installation.ts';
import { passphrase } from './installation/passphrase.ts';
import { reproject } from './installation/reproject.ts';
import { tablesOf } from './installation/tables.ts';

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

const refuseClashes = ({ games, own }: Clashes, merge: boolean): void => {
  if (games.length > 0)
    throw new Refusal(`These games went on differently here, so nothing was changed: ${games.join(', ')}`);
  if (merge || own.games + own.people === 0) return;
  throw new Refusal(
    [
      `This installation has ${own.games} game(s) and ${own.people} player(s) of its own, so nothing was changed.`,
      'With --merge the backup is put beside them. Whoever has the same address in both becomes the player of the backup',
      'and has no part any more in games that were begun here; links in mails that went out from here lead nowhere.',
    ].join('\n'),
  );
};

const arrived = async (reached: Reached, tables: Contents['tables']): Promise<void> => {
  const [wanted, found] = [hashes(tables), hashes(await readBack(tablesOf(reached), tables))];
  for (const [name, hash] of Object.entries(wanted)) {
    if (found[name] !== hash) throw new Refusal(`${name} did not arrive whole. Run the same command again.`);
    console.log(`${name.padEnd(10)} ${hash}  as in the file`);
  }
};

const written = async (reached: Reached, tables: Contents['tables']): Promise<void> => {
  try {
    await writeAll(tablesOf(reached), tables, progress);
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new Refusal(`It stopped in the middle (${why}). Nothing is lost: mend that and run the same command again.`);
  }
};

await command(async () => {
  const options = { cloud: { type: 'boolean' }, merge: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;
  if (!file) throw new Refusal('Usage: npm run restore -- FILE [--cloud] [--merge]');
  const bytes = await bytesOf(file);
  const reached = await reach(values.cloud ?? false);
  const { tables, madeAt, from } = unseal(bytes, await passphrase('Passphrase of the file: '));
  console.log(`A backup of ${from}, made ${madeAt}.`);
  refuseClashes(await clashes(tablesOf(reached), tables), values.merge ?? false);
  await written(reached, tables);
  await arrived(reached, tables);
  const { games } = await reproject(reached, null, (done) => console.log(`Lists of ${done} games are made`));
  console.log(`Everything is here, and the lists of ${games} game(s) are made. ${await reached.renew()}`);
});
