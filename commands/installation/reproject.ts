import { InvokeCommand } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { Refusal } from '../../infra/local/refusal.ts';
import type { Reached } from './installation.ts';

const page = z.object({
  games: z.int(),
  quarantined: z.array(z.string()),
  failed: z.array(z.string()),
  next: z.string().nullable(),
});
const answer = z.union([page, z.object({ errorMessage: z.string() })]);
type Page = z.infer<typeof page>;

const ask = async ({ lambda, environment }: Reached, asked: object): Promise<Page> => {
  const Payload = JSON.stringify({ command: 'reproject', ...asked });
  const sent = await lambda.send(new InvokeCommand({ FunctionName: environment.PROJECTOR_FUNCTION, Payload }));
  const done = answer.parse(JSON.parse(sent.Payload?.transformToString() || 'null'));
  if ('errorMessage' in done) throw new Refusal(`The projector failed: ${done.errorMessage}`);
  return done;
};

/**
 * Has the projector write everything of these games again, or of all (null), run after run until there are no more.
 * Games that cannot be read count too; `progress` hears how many there were after each run that is not the last.
 */
export const reproject = async (
  reached: Reached,
  gameIds: readonly string[] | null,
  progress: (games: number) => void,
): Promise<Omit<Page, 'next'>> => {
  const [quarantined, failed]: [string[], string[]] = [[], []];
  let games = 0;
  let next: string | null = null;
  do {
    const done: Page = await ask(reached, { ...(gameIds && { gameIds }), ...(next !== null && { after: next }) });
    games += done.games;
    quarantined.push(...done.quarantined);
    failed.push(...done.failed);
    next = done.next;
    if (next !== null) progress(games);
  } while (next !== null);
  return { games, quarantined, failed };
};
