// Makes `npm start` and `npm test` work in a fresh clone: installs what package-lock.json says and node_modules lacks.
// Runs under whatever Node the person has (20 or newer) and before anything is installed, hence plain JS without imports
// of packages. Quiet when there is nothing to do. `--then FILE …` goes on with a command; scripts named `pre…` would be
// left out by npm where `ignore-scripts` is set.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTED = ['node', 'esbuild', 'classic-level'];

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** A package that this machine does not want: another platform's binary. */
const elsewhere = (entry) =>
  (entry.os && !entry.os.includes(process.platform)) || (entry.cpu && !entry.cpu.includes(process.arch));

/** Names of packages that the lock wants here and that are absent, or of another version than npm has noted. */
const missing = (root, wanted, installed) =>
  Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.link && !elsewhere(entry))
    .filter(([path, entry]) => {
      const version = existsSync(join(root, path)) ? installed[path]?.version : undefined;
      return version === undefined ? !entry.optional : version !== entry.version;
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));

const stampOf = (lock) => `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;

/** What has to be installed in `root`; empty when all is there. */
const lacking = (root) => {
  const lock = read(join(root, 'package-lock.json'));
  if (lock === null) throw new Error(`No package-lock.json in ${root}: is this a whole checkout?`);
  const stamp = join(root, 'node_modules', '.postwright-stamp');
  const hidden = read(join(root, 'node_modules', '.package-lock.json'));
  if (hidden === null) return { stamp, lock, names: ['everything'] };
  if (read(stamp) === stampOf(lock)) return { stamp, lock, names: [] };
  return { stamp, lock, names: missing(root, JSON.parse(lock).packages, JSON.parse(hidden).packages) };
};

const npm = (root, args) =>
  new Promise((done) => {
    const own = process.env.npm_execpath;
    const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      shell: command === 'npm' && process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', (error) => done({ ok: false, said: String(error) }));
    child.on('close', (code) => done({ ok: code === 0, said }));
  });

const withProgress = async (words, work) => {
  const from = performance.now();
  const seconds = () => Math.round((performance.now() - from) / 1000);
  console.log(`${words} …`);
  const timer = setInterval(() => console.log(`  still at it, ${seconds()} s`), 10_000);
  try {
    const result = await work();
    if (result.ok) console.log(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
};

const nodeOf = (root) => join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Node 24 must have come with the packages: npm 12, or `ignore-scripts`, leaves out the step that fetches it. */
const runs = (root) => spawnSync(nodeOf(root), ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ?? false;

const fail = (said, advice) => {
  // The cause stands first; what follows is usage.
  console.error(said.trim().split('\n').slice(0, 12).join('\n'));
  console.error(`\nThe packages could not be installed. ${advice}`);
  process.exit(1);
};

/** Installs what is missing in `root` and leaves a stamp, so that the next start asks nothing. */
const installMissing = async (root) => {
  const { stamp, lock, names } = lacking(root);
  if (names.length === 0 && existsSync(stamp) && read(stamp) === stampOf(lock)) return;
  if (names.length > 0) {
    const what = names.length > 5 || names[0] === 'everything' ? 'packages' : names.join(', ');
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const result = await withProgress(`Installing ${what} (once)`, () => npm(root, args));
    if (!result.ok) fail(result.said, 'Is the network there, and room on the disk? Then run the command again.');
  }
  if (!runs(root)) {
    const args = ['rebuild', ...SCRIPTED, '--ignore-scripts=false'];
    const result = await withProgress('Fetching Node 24 for this project (once)', () => npm(root, args));
    if (!result.ok || !runs(root))
      fail(result.said, `Allow the install scripts of ${SCRIPTED.join(', ')} and try again.`);
  }
  writeFileSync(stamp, stampOf(lock));
};

/** Goes on with a command under Node 24: in this process where the system can, else in one that hears our signals. */
const goOn = (root, args) => {
  const node = nodeOf(root);
  if (process.execve && process.platform !== 'win32') {
    // It works, and says each time that it is new.
    process.removeAllListeners('warning');
    process.execve(node, [node, ...args], process.env);
  }
  const child = spawn(node, args, { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; whoever ends this one by a signal means the other.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm tells a signal to the shell between us alone, which dies of it without passing it on.
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
};

const [first, ...args] = process.argv.slice(2);
const root = first === undefined || first === '--then' ? process.cwd() : first;
await installMissing(root);
if (first === '--then') goOn(root, args);
