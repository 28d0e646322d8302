// npm run backup -- FILE [--cloud]: all logs, people, seeds and keys into one file, locked with a passphrase.

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashes, seal } from '../infra/backup/archive.ts';
import { readAll } from '../infra/backup/copy.ts';
import { writeWhole } from '../infra/local/data-folder.ts';
import { codeOf, isDiskFull, Refusal } from '../infra/local/refusal.ts';
import { command, reach } from './installation/installation.ts';
import { passphrase } from './installation/passphrase.ts';
import { tablesOf } from './installation/tables.ts';

const keep = async (file: string, bytes: Buffer): Promise<void> => {
  try {
    await writeWhole(file, bytes);
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal(`There is no room for ${file} (${bytes.length} bytes). Nothing was kept.`);
    throw new Refusal(`${file} cannot be written (${codeOf(error)}). Nothing was kept.`);
  }
};

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { cloud: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Refusal('Usage: npm run backup -- FILE [--cloud]');
  if (existsSync(file)) throw new Refusal(`${file} is there already. Give this backup another name.`);
  const reached = await reach(values.cloud ?? false);
  const secret = await passphrase('Passphrase for the file (without it nobody can open it, nor can you): ', true);
  const tables = await readAll(tablesOf(reached));
  const bytes = seal({ madeAt: new Date().toISOString(), from: reached.environment.PUBLIC_ORIGIN, tables }, secret);
  await keep(file, bytes);
  for (const [name, hash] of Object.entries(hashes(tables)))
    console.log(`${name.padEnd(10)}${String(tables[name]?.length ?? 0).padStart(8)} items  ${hash}`);
  console.log(`${file}: ${bytes.length} bytes, locked.`);
});
