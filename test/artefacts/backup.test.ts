// A whole installation moves to another machine: what is kept is equal to the letter, what is derived is equal when it is
// made again, and a game that was going on goes on. BACKUP_GAMES=200 takes as many as a year of friends.

import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browser } from '../../commands/smoke/browser.ts';
import { mailsTo } from '../../commands/smoke/inbox.ts';
import { type Playing, playing } from '../../commands/smoke/play.ts';
import { TITLES } from '../../domain/games/index.ts';
import { readAddress } from '../../infra/local/address.ts';
import { type Machine, machine, until } from './kit/machine.ts';
import { type Ran, typed } from './kit/typed.ts';

const GAMES = Number(process.env.BACKUP_GAMES ?? 6);
const MINUTES = 60_000 * (1 + GAMES / 10);
/** Hosts share the games, since each may open so many an hour. */
const HOSTS = Math.ceil(GAMES / 50);

// Without sweeps in between, so that what is derived stands still.
const [here, there] = [machine({ SWEEP: '3600' }), machine({ SWEEP: '3600' })];
const folder = mkdtempSync(join(tmpdir(), 'postwright-backup-'));
const file = join(folder, 'games.postwright');
const nonce = '0123456789abcdef0123456789abcdef';

const clientsOf = async ({ dataDir }: Machine) => {
  const address = await readAddress(dataDir);
  if (!address) throw new Error(`nothing works with ${dataDir}`);
  const { database, aws, key } = address.services;
  const common = { region: 'local', credentials: { accessKeyId: key, secretAccessKey: key } };
  return {
    db: new DynamoDBClient({ ...common, endpoint: database }),
    lambda: new LambdaClient({ ...common, endpoint: aws }),
  };
};

/** All items of a table as lines, each with its names in order. */
const lines = async (on: Machine, TableName: string): Promise<readonly string[]> => {
  const { db } = await clientsOf(on);
  const found: string[] = [];
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await db.send(new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }));
    for (const item of page.Items ?? []) found.push(JSON.stringify(Object.entries(item).toSorted()));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found.toSorted();
};

let site = here;
const signedIn = async (email: string): Promise<Browser> => {
  const own = browser(() => site.address());
  await own.call('askSignIn', { body: { email } });
  const token = await until(`a mail to ${email}`, async () => {
    const [letter] = await mailsTo(site.address(), email);
    return /\/in\/([\w-]+)/.exec(letter?.text ?? '')?.[1];
  });
  await own.call('useSignIn', { params: { token } });
  return own;
};

/** A game that bots alone play to its end. */
const selfPlayed = async (host: Browser, title: string, number: number): Promise<void> => {
  const { id } = await host.call('createGame', {
    body: {
      ...{
        title,
        name: `Game ${number}`,
        options: {},
        clock: { kind: 'none' },
        nonce,
        commandId: `self-played-${number}`,
      },
      seats: [
        { kind: 'bot', level: 'quick' },
        { kind: 'bot', level: 'quick' },
      ],
      visibility: number % 2 === 0 ? 'public' : 'private',
    },
  });
  const { lambda } = await clientsOf(here);
  const Payload = JSON.stringify({ command: 'tick', gameId: id });
  await until(`the end of game ${number}`, async () => {
    const answer = await lambda.send(new InvokeCommand({ FunctionName: 'api', Payload }));
    return JSON.parse(answer.Payload?.transformToString() ?? '{}').status === 'ended' ? true : null;
  });
};

const ids = Object.keys(TITLES);
const title = await TITLES['kingdom-builder']?.();
let ada: Playing;

/** A game of Ada and a bot, after her first turn. */
const begun = async (): Promise<Playing> => {
  const own = await signedIn('ada@example.org');
  const { id } = await own.call('createGame', {
    body: {
      ...{ title: 'kingdom-builder', name: 'Goes on', options: {}, clock: { kind: 'none' }, visibility: 'private' },
      ...{ seats: [{ kind: 'me' }, { kind: 'bot', level: 'quick' }], nonce, commandId: 'ada-opens' },
    },
  });
  if (!title) throw new Error('the title is gone');
  const table = playing(title, id, { name: 'Ada', browser: own, seat: 0 });
  await turn(table);
  return table;
};

const turn = async (table: Playing): Promise<void> => {
  await until('her turn', async () => {
    await table.look();
    return table.awaited() ? true : null;
  });
  await table.turn();
};

const run = (on: Machine, command: string, ...args: readonly string[]): Promise<Ran> =>
  typed({ env: { DATA_DIR: on.dataDir, POSTWRIGHT_PASSPHRASE: 'four short words here' } }, command, ...args);

beforeAll(async () => {
  await here.start();
  await there.start();
  for (let h = 0; h < HOSTS; h += 1) {
    const host = await signedIn(`host${h}@example.org`);
    for (let n = h; n < GAMES; n += HOSTS) await selfPlayed(host, ids[n % ids.length] ?? '', n);
  }
  ada = await begun();
}, MINUTES);

afterAll(async () => {
  await Promise.all([here.kill(), there.kill()]);
  for (const one of [here, there]) one.clear();
  rmSync(folder, { recursive: true });
});

describe('a backup', { timeout: MINUTES }, () => {
  test('is one file, and never written over another', async () => {
    expect(await run(here, 'backup', file)).toMatchObject({ code: 0, said: expect.stringContaining('locked') });
    const before = readFileSync(file);
    expect(await run(here, 'backup', file)).toMatchObject({ code: 1, said: expect.stringContaining('there already') });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('says what it needs when it cannot be written, and leaves nothing behind', async () => {
    const nowhere = join(folder, 'no-such-folder', 'games.postwright');
    expect(await run(here, 'backup', nowhere)).toMatchObject({ code: 1, said: expect.stringContaining('ENOENT') });
    expect(existsSync(nowhere)).toBe(false);
  });

  test('that is damaged, cut short or locked with another passphrase changes nothing', async () => {
    const bytes = readFileSync(file);
    const [flipped, short] = [join(folder, 'flipped'), join(folder, 'short')];
    const middle = Math.floor(bytes.length / 2);
    writeFileSync(flipped, Buffer.concat([bytes.subarray(0, middle), Buffer.from([0, 0]), bytes.subarray(middle + 2)]));
    writeFileSync(short, bytes);
    truncateSync(short, bytes.length - 100);
    for (const bad of [flipped, short])
      expect(await run(there, 'restore', bad)).toMatchObject({ code: 1, said: expect.stringContaining('damaged') });
    const wrong = { DATA_DIR: there.dataDir, POSTWRIGHT_PASSPHRASE: 'another passphrase' };
    expect(await typed({ env: wrong }, 'restore', file)).toMatchObject({
      said: expect.stringContaining('another one'),
    });
    expect(await lines(there, 'Events')).toEqual([]);
    expect(await lines(there, 'Accounts')).toEqual([]);
  });

  test('arrives in a fresh installation byte for byte, and the lists are made again', async () => {
    const { said } = await run(there, 'restore', file);
    expect(said).toContain(`the lists of ${GAMES + 1} game(s) are made`);
    for (const table of ['Events', 'Seeds', 'Keys', 'Mail', 'Accounts'])
      expect(await lines(there, table), table).toEqual(await lines(here, table));
  });

  test('gives equal views', async () => {
    for (const one of [here, there]) await run(one, 'reproject', '--all');
    const wanted = await lines(here, 'Views');
    await until('equal views', async () =>
      JSON.stringify(await lines(there, 'Views')) === JSON.stringify(wanted) ? true : null,
    );
  });

  test('carried twice is carried once', async () => {
    const before = await lines(there, 'Events');
    expect((await run(there, 'restore', file)).said).toContain('as in the file');
    expect(await lines(there, 'Events')).toEqual(before);
  });

  test('lets a running game go on where it was: same cookie, same dice, no mail twice', async () => {
    const told = (await mailsTo(here.address(), 'ada@example.org')).map(({ notice }) => notice);
    const { seq } = ada.game();
    await there.stop();
    await there.start();
    site = there;
    await turn(ada);
    expect(ada.game().seq).toBeGreaterThan(seq);
    await until('mail about her next turn', async () => {
      const mails = await mailsTo(there.address(), 'ada@example.org');
      return mails.some(({ notice }) => notice !== null) || null;
    });
    const again = (await mailsTo(there.address(), 'ada@example.org')).map(({ notice }) => notice);
    expect(again.filter((notice) => told.includes(notice))).toEqual([]);
  });

  test('is not put over the games and people of another installation unless told so', async () => {
    await signedIn('bruno@example.org');
    const refused = await run(there, 'restore', file);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/1 player\(s\) of its own.*nothing was changed/),
    });
    expect(await run(there, 'restore', file, '--merge')).toMatchObject({ code: 0 });
  });
});
