// The owner's commands on an installation whose mail nobody can read, reached as the cloud is.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailService, startMailService } from '../kit/mail-service.ts';
import { type Cloud, cloudOf } from './kit/cloud.ts';
import { type Machine, machine } from './kit/machine.ts';
import { type Ran, typed } from './kit/typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'postwright-owner-'));
let mail: MailService;
let server: Machine;
let cloud: Cloud;

beforeAll(async () => {
  mail = await startMailService();
  const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
  server = machine({ MAIL: 'ses', AWS_ENDPOINT_URL_SESV2: mail.endpoint, ...credentials });
  await server.start();
  cloud = await cloudOf(server);
  writeFileSync(join(folder, 'postwright.config.json'), '{ "owner": "hedy@example.org" }');
}, 120_000);

afterAll(async () => {
  cloud.stop();
  await server.stop();
  await mail.stop();
  server.clear();
  rmSync(folder, { recursive: true });
});

const run = (command: string, ...args: readonly string[]): Promise<Ran> => {
  const env = { ...cloud.env, POSTWRIGHT_PASSPHRASE: 'four short words here' };
  return typed({ env, cwd: folder }, command, ...args, '--cloud');
};

test('a whole game is played, led by what the tables say was mailed', { timeout: 180_000 }, async () => {
  const { code, said } = await run('smoke', server.address());
  expect(said).toMatch(/its tables tell what was sent[\s\S]*a picture of \d+ bytes/);
  expect(said).toMatch(/as the end of the game says[\s\S]*follow from the seed that was promised/);
  expect(code).toBe(0);
  const to = mail.mails.map((letter) => letter.to);
  expect(to.length).toBeGreaterThanOrEqual(7);
  for (const address of to)
    expect(address).toMatch(/^success\+(hedy|ada|bruno)\.[0-9a-f]{8}@simulator\.amazonses\.com$/);
});

test('smoke does not play at an installation that is somebody else’s', async () => {
  const other = server.address().replace('localhost', '127.0.0.1');
  const { code, said } = await run('smoke', other);
  expect([code, said]).toEqual([1, `Your installation is at ${server.address()}, not at ${other}.\n`]);
});

test('a sign-in link is made with the owner’s credentials', async () => {
  const { said } = await run('sign-in-link', 'hedy@example.org');
  const token = /\/in\/([\w-]+)/.exec(said)?.[1];
  const response = await fetch(`${server.address()}/api/sign-in/${token}`, { method: 'POST' });
  expect(await response.json()).toMatchObject({ me: { email: 'hedy@example.org' } });
});

test('lists are written again through the function', async () => {
  expect((await run('reproject', '--all')).said).toBe('1 game(s) written again.\n');
});

test('a backup comes out and goes back in, and the functions take its keys', { timeout: 60_000 }, async () => {
  const file = join(folder, 'games.postwright');
  expect(await run('backup', file)).toMatchObject({ code: 0 });
  expect((await run('restore', file)).said).toContain('The functions have started anew');
  expect(cloud.renewed).toEqual(['api', 'notifier', 'picture']);
});

test('without a stack it says how to make one', async () => {
  cloud.deployed = false;
  expect((await run('reproject', '--all')).said).toContain('Deploy it first: npm run deploy');
});
