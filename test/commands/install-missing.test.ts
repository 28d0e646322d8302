import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = join(import.meta.dirname, '../../commands/install-missing.mjs');
const LOCK = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true, os: ['nowhere'] },
  },
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  for (const folder of ['node/bin', 'a']) mkdirSync(join(root, 'node_modules', folder), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(join(root, 'node_modules/node/bin/node'), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  writeFileSync(join(root, 'npm.js'), `require('fs').appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n')`);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const installed = (version: string): void =>
  writeFileSync(
    join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version } } }),
  );

/** Runs it; gives what it said and what it asked of npm. */
const run = (): { readonly said: string; readonly asked: string } => {
  const env = { ...process.env, npm_execpath: join(root, 'npm.js') };
  const said = execFileSync(process.execPath, [COMMAND, root], { encoding: 'utf8', env });
  const asked = execFileSync('sh', ['-c', `cat ${join(root, 'asked')} 2>/dev/null || true`], { encoding: 'utf8' });
  return { said, asked: asked.trim() };
};

test('says nothing and asks nothing when all is there', () => {
  installed('1.0.0');
  expect(run()).toEqual({ said: '', asked: '' });
  expect(run()).toEqual({ said: '', asked: '' });
});

test('installs what the lock says when a package is missing or of another version', () => {
  expect(run().asked).toBe('ci --include=dev --no-audit --no-fund');
  rmSync(join(root, 'node_modules/.postwright-stamp'));
  installed('0.9.0');
  expect(run().said).toContain('Installing a');
});

test('a package that npm has noted and somebody has deleted is installed again', () => {
  installed('1.0.0');
  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(run().said).toContain('Installing a');
});

test('looks again after the lock has changed', () => {
  installed('1.0.0');
  run();
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK).replace('1.0.0', '1.1.0'));
  expect(run().said).toContain('Installing a');
});

test('fetches Node 24 when its install script was not run', () => {
  installed('1.0.0');
  const node = join(root, 'node_modules/node/bin/node');
  const script = readFileSync(node, 'utf8');
  writeFileSync(node, script.replace('v24', 'v20'));
  writeFileSync(
    join(root, 'npm.js'),
    `require('fs').writeFileSync(${JSON.stringify(node)}, ${JSON.stringify(script)})`,
  );
  expect(run().said).toContain('Fetching Node 24');
});

test('these tests run under Node 24, as the functions will', () => {
  expect(process.version).toMatch(/^v24\./);
});

test('a command goes on under the Node that came with the packages, with its words and its exit code', () => {
  installed('1.0.0');
  writeFileSync(
    join(root, 'node_modules/node/bin/node'),
    '#!/bin/sh\nif [ "$1" = --version ]; then echo v24.0.0; else echo "ran $*"; exit 3; fi\n',
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, '--then', 'commands/x.ts', '--a', 'b c'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 3, stdout: 'ran commands/x.ts --a b c\n', stderr: '' });
});

test('no script relies on one that npm leaves out where ignore-scripts is set', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(Object.keys(scripts).filter((name) => /^(pre|post)/.test(name))).toEqual([]);
  for (const name of ['start', 'test', 'check', 'build', 'smoke', 'synth', 'deploy'])
    expect(scripts[name]).toMatch(/^node commands\/install-missing\.mjs (--then|&&) /);
});
