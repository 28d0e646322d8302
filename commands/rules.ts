// Positions by their notation: one JSON request per line in, one JSON answer per line out.

import { createInterface } from 'node:readline';
import * as z from 'zod';
import { TITLES } from '../domain/games/index.ts';
import type { Notation, PositionAnswer } from '../domain/kernel/notation.ts';
import { titleBy } from '../functions/server/game-log/titles.ts';

const request = z.object({ command: z.string(), input: z.unknown() });

const malformed = (message: string): PositionAnswer => ({ error: { code: 'malformed', message } });

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** A title's notation, by its place: `domain/games/ID/notation/notation.ts`. Nothing that is deployed reaches it. */
const notationOf = async (id: string): Promise<Notation> =>
  (await import(`../domain/games/${id}/notation/notation.ts`)).notation;

const answer = (notation: Notation, line: string): PositionAnswer => {
  const json = parsed(line);
  if (json === undefined) return malformed('The line is no JSON.');
  const asked = request.safeParse(json);
  if (!asked.success) return malformed('A request has a "command" and an "input".');
  return notation({ command: asked.data.command, input: asked.data.input });
};

const [id = ''] = process.argv.slice(2);
const title = await titleBy(TITLES, id);
if (title) {
  const notation = await notationOf(title.rules.id);
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(notation, line))}\n`);
} else {
  process.stderr.write(`Usage: npm run -s rules -- <title>, one of ${Object.keys(TITLES).join(', ')}\n`);
  process.exitCode = 1;
}
