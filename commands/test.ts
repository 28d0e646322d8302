// npm test: everything that must hold, the quick things first; the first that fails ends it. CI calls this.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const run = (program: string, ...args: readonly string[]): number => {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status ?? 1;
};

/** A script of package.json, with the time that it took. */
const script = (name: string): number => {
  console.log(`# ${name}`);
  const from = performance.now();
  const status = run('npm', 'run', '-s', name);
  console.log(`${status === 0 ? 'ok' : 'failed'}, ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  return status;
};

// The tests come last and in one run, so that their summary is the last word; they find the build made.
const failed = ['types', 'lint', 'imports', 'build'].find((name) => script(name) !== 0);
process.exitCode = failed === undefined ? run('vitest', 'run') : 1;
