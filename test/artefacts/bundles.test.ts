import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

describe('the functions', () => {
  test('are one file each, without their source maps', () => {
    expect(readdirSync(join(DIST, 'functions')).toSorted()).toEqual(FUNCTIONS.map((name) => `${name}.mjs`));
    for (const name of FUNCTIONS) expect(read('functions', `${name}.mjs`)).not.toContain('sourceMappingURL');
  });

  test.each(FUNCTIONS)('%s has everything inside', (name) => {
    const empty = mkdtempSync(join(tmpdir(), 'bundle-'));
    try {
      copyFileSync(join(DIST, 'functions', `${name}.mjs`), join(empty, `${name}.mjs`));
      const script = `const { handler } = await import('./${name}.mjs'); console.log(typeof handler, process.env.BUILD)`;
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: empty,
        encoding: 'utf8',
      });
      expect(said.trim()).toBe(`function ${built().id}`);
    } finally {
      rmSync(empty, { recursive: true });
    }
  });

  test('only the picture function carries the renderer', () => {
    const carrying = FUNCTIONS.filter((name) => /resvg/i.test(read('functions', `${name}.mjs`)));
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
  const before = [files(), FUNCTIONS.map((name) => read('functions', `${name}.mjs`))];
  await buildAll();
  expect([files(), FUNCTIONS.map((name) => read('functions', `${name}.mjs`))]).toEqual(before);
});
