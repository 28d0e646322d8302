import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BadSettings, readSettings } from '../../../infra/aws/settings.ts';

const faults = (file: string, changes: Readonly<Record<string, unknown>> = {}): readonly string[] => {
  try {
    readSettings(file, changes);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.faults;
    throw error;
  }
};
const written = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'postwright-settings-')), 'postwright.config.json');
  writeFileSync(file, text);
  return file;
};

test('flags change what the file says, and defaults fill the rest', () => {
  const file = written('{ "owner": "ada@example.org", "region": "eu-west-1" }');
  expect(readSettings(file, { region: 'eu-central-1' })).toMatchObject({
    owner: 'ada@example.org',
    region: 'eu-central-1',
    budget: 5,
  });
});

test('a file that is not JSON is named, not a stack', () => {
  expect(faults(written('owner: ada'))[0]).toMatch(/is not a JSON object$/);
});

test('every fault is said at once', () => {
  expect(faults('/nowhere', { region: 'moon' })).toHaveLength(2);
});

test('a domain needs its zone, and lies in it', () => {
  const owner = 'ada@example.org';
  expect(faults('/nowhere', { owner, domain: 'play.example.org' })[0]).toMatch(/needs `zone`/);
  expect(faults('/nowhere', { owner, domain: 'play.example.org', zone: 'example.com' })[0]).toMatch(/does not lie in/);
});

test('outside us-east-1 a domain needs a certificate from there', () => {
  const given = { owner: 'ada@example.org', domain: 'play.example.org', zone: 'example.org', region: 'eu-west-1' };
  expect(faults('/nowhere', given)[0]).toMatch(/`certificate` is needed/);
});

test('an unknown key is refused', () => {
  expect(faults('/nowhere', { owner: 'ada@example.org', colour: 'red' })).toHaveLength(1);
});
