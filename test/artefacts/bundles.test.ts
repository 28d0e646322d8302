import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { overBudget, type Size } from '../../commands/build/sizes.ts';
import { buildAll, buildIfStale } from '../../commands/build.ts';

const DIST = join(import.meta.dirname, '../../dist');
const FUNCTIONS = ['api', 'feedback', 'notifier', 'picture', 'projector', 'timekeeper'];

const read = (...path: readonly string[]): string => readFileSync(join(DIST, ...path), 'utf8');
const built = (): { readonly id: string; readonly sizes: readonly Size[] } => JSON.parse(read('build.json'));

beforeAll(async () => {
  await buildIfStale();
}, 120_000);

/** Everything that is shipped for a function, by its path below `dist/functions`. */
const shipped = (name: string): readonly string[] => {
  const folders = readdirSync(join(DIST, 'functions'));
  const later = folders.includes(name) ? readdirSync(join(DIST, 'functions', name)) : [];
  return [`${name}.mjs`, ...later.map((file) => `${name}/${file}`)];
};

/** What a new process says that runs this script, in a folder with nothing but the files of one function. */
const alone = (name: string, script: string): string => {
  const empty = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    for (const file of shipped(name)) cpSync(join(DIST, 'functions', file), join(empty, file));
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: empty,
      encoding: 'utf8',
    }).trim();
  } finally {
    rmSync(empty, { recursive: true });
  }
};

describe('the functions', () => {
  test('are one file each and perhaps a folder beside it, without their source maps', () => {
    const there = readdirSync(join(DIST, 'functions'), { recursive: true, encoding: 'utf8' });
    const files = there.filter((path) => !FUNCTIONS.includes(path));
    expect(files.toSorted()).toEqual(FUNCTIONS.flatMap(shipped).toSorted());
    for (const file of files) expect(read('functions', file)).not.toContain('sourceMappingURL');
  });

  test.each(FUNCTIONS)('%s has everything inside', (name) => {
    const later = shipped(name).slice(1);
    const script = `
      const { handler } = await import('./${name}.mjs');
      for (const file of ${JSON.stringify(later)}) await import('./' + file);
      console.log(typeof handler, process.env.BUILD)`;
    expect(alone(name, script)).toBe(`function ${built().id}`);
  });

  // What a cold start pays for: titles wait for a game, fetch and HTTP/2 for nobody.
  test.each(FUNCTIONS)('%s loads no title, no renderer, no fetch and no HTTP/2 before it is asked', (name) => {
    const script = `
      await import('./${name}.mjs');
      const loaded = process.moduleLoadList.map((line) => line.replace('NativeModule ', ''));
      console.log(['http2', 'internal/deps/undici/undici'].filter((name) => loaded.includes(name)))`;
    expect(alone(name, script)).toBe('[]');
    expect(read('functions', `${name}.mjs`)).not.toMatch(/resvg|"mountain"|"Lighthouse"/i);
  });

  test('only the picture function carries the renderer', () => {
    const carrying = FUNCTIONS.filter((name) => shipped(name).some((file) => /resvg/i.test(read('functions', file))));
    expect(carrying).toEqual(['picture']);
  });
});

describe('the client', () => {
  test('loads only files of its own, and nothing inline', () => {
    const page = read('web', 'index.html');
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+="/);
  });

  test('knows the same build as the functions', () => {
    const scripts = readdirSync(join(DIST, 'web', 'assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.some((name) => read('web', 'assets', name).includes(built().id))).toBe(true);
  });
});

test('nothing is over its budget', () => {
  expect(built().sizes.filter(overBudget)).toEqual([]);
});

test('equal sources give equal files', { timeout: 120_000 }, async () => {
  const files = () => readdirSync(join(DIST, 'web', 'assets')).toSorted();
  const functions = () => FUNCTIONS.flatMap(shipped).map((file) => [file, read('functions', file)]);
  const before = [files(), functions()];
  await buildAll();
  expect([files(), functions()]).toEqual(before);
});
