// npm run backup -- FILE [--cloud]: all logs, people, seeds and keys into one file, locked with a passphrase.

import { open, rename } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hashes, seal } from '../infra/backup/archive.ts';
import { readAll } from '../infra/backup/copy.ts';
import { Refusal } from '../infra/local/refusal.ts';
import { command, reach } from './reach/installation.ts';
import { passphrase } from './reach/passphrase.ts';
import { tablesOf } from './reach/tables.ts';

/** On the disk whole or not at all: a backup that only looks like one is worse than none. */
const keep = async (file: string, bytes: Buffer): Promise<void> => {
  const draft = `${file}.${process.pid}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
};

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { cloud: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Refusal('Usage: npm run backup -- FILE [--cloud]');
  const reached = await reach(values.cloud ?? false);
  const secret = await passphrase('Passphrase for the file (without it nobody can open it, nor can you): ');
  const tables = await readAll(tablesOf(reached));
  const bytes = seal({ madeAt: new Date().toISOString(), from: reached.environment.PUBLIC_ORIGIN, tables }, secret);
  await keep(file, bytes);
  for (const [name, hash] of Object.entries(hashes(tables)))
    console.log(`${name.padEnd(10)}${String(tables[name]?.length ?? 0).padStart(8)} items  ${hash}`);
  console.log(`${file}: ${bytes.length} bytes, locked.`);
});
