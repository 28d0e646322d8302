// A machine of its own with a game on it, and for each function an event that asks it for its ordinary work.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { eventOf } from '../../infra/local/http-event.ts';
import { startServer } from '../../infra/local/server.ts';
import { readSettings } from '../../infra/local/settings.ts';
import { bundle, FUNCTIONS } from '../build/functions.ts';
import type { Subject } from './cold-start.ts';

const made = z.object({ gameId: z.string() });
const ok = z.object({ statusCode: z.literal(200), body: z.string().includes('GameStarted') });
const done = z.object({ batchItemFailures: z.array(z.unknown()).length(0) });

const is =
  (shape: z.ZodType) =>
  (answer: unknown): boolean =>
    shape.safeParse(answer).success;

/** The reference handler, built beside the data of the machine. */
const reference = async (folder: string): Promise<Subject> => {
  const root = join(import.meta.dirname, '../..');
  const { outputFiles } = await bundle(root, folder, 'reference', 'bench', 'commands/bench/reference.ts');
  await mkdir(join(folder, 'reference'), { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
  const request = { method: 'GET', url: '/api/there', headers: {}, body: Buffer.alloc(0), sourceIp: '192.0.2.1' };
  const answers = is(z.object({ statusCode: z.literal(200), body: z.literal('{"there":false}') }));
  return { name: 'reference', file: join(folder, 'reference.mjs'), event: eventOf(request, Date.now()), answers };
};

const subjects = (gameId: string): readonly Subject[] => {
  const url = `/api/games/${gameId}/as/spectator/commits`;
  const request = { method: 'GET', url, headers: {}, body: Buffer.alloc(0), sourceIp: '192.0.2.1' };
  const Keys = { pk: { S: `GAME#${gameId}` }, seq: { N: '2' } };
  const records = { event: { Records: [{ dynamodb: { Keys, SequenceNumber: '1' } }] }, answers: is(done) };
  const events: Readonly<Record<string, Omit<Subject, 'name'>>> = {
    api: { event: eventOf(request, Date.now()), answers: is(ok) },
    projector: records,
    notifier: records,
    timekeeper: { event: {} },
  };
  return FUNCTIONS.map((name) => ({ name, ...events[name] }));
};

/** Runs `work` with the subjects and the environment that they find the machine in. */
export const withFirstEvents = async <T>(
  dist: string,
  work: (subjects: readonly Subject[], env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'postwright-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, NOTICE_DELAY: '0', SWEEP: '3600' });
  const server = await startServer(settings, dist);
  try {
    const { gameId } = made.parse(await server.functions.api({ command: 'demo', title: 'kingdom-builder' }));
    return await work([...subjects(gameId), await reference(dataDir)], process.env);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
