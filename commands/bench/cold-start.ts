import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const RUNS = 11;

// The whole process, from its start to a loaded handler, in microseconds of CPU.
const SCRIPT = 'await import(process.argv[1]); const { user, system } = process.cpuUsage(); console.log(user + system)';

const ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
};

const cpu = (file: string): number => {
  const args = ['--input-type=module', '-e', SCRIPT, pathToFileURL(file).href];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8', env: ENVIRONMENT }));
};

const least = (file: string): number => Math.min(...Array.from({ length: RUNS }, () => cpu(file)));

export interface ColdStart {
  /** Milliseconds of CPU of an empty handler, the least of some runs. */
  readonly empty: number;
  /** How many times that each function costs. */
  readonly ratio: Readonly<Record<string, number>>;
}

/** What loading each built function costs against an empty handler, whole processes in one run. */
export const coldStart = (folder: string, names: readonly string[]): ColdStart => {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(scratch, 'empty.mjs');
    writeFileSync(file, 'export const handler = async () => ({});\n');
    const empty = least(file);
    const ratio = Object.fromEntries(names.map((name) => [name, least(join(folder, `${name}.mjs`)) / empty]));
    return { empty: empty / 1000, ratio };
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
