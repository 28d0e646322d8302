import * as z from 'zod';
import type { LocalServer } from '../../infra/local/server.ts';

const TITLE = 'kingdom-builder';

/** A slow machine may need several calls for one game; every call leaves something done. */
const MOST_FAILURES = 5;

const made = z.object({ gameId: z.string(), seq: z.int(), status: z.string() });
const list = z.object({ demo: z.string().nullable() });

const hasDemo = async (address: string): Promise<boolean> => {
  const response = await fetch(`${address}/api/games/public`);
  return response.ok && list.parse(await response.json()).demo !== null;
};

type Demo = z.infer<typeof made>;

/** What the function has done in its time; null where it failed or took too long, which costs nobody else anything. */
const playOn = async (api: LocalServer['functions']['api']): Promise<Demo | null> => {
  try {
    return made.parse(await api({ command: 'demo', title: TITLE }));
  } catch (error) {
    console.error(JSON.stringify({ message: 'demonstration game interrupted', why: String(error) }));
    return null;
  }
};

/**
 * Sees to it that there is a finished game to watch: bots play it through the turn function at the first start. Goes on
 * where a stopped server left off, and never ends the server.
 */
export const makeDemo = async ({ loopback, functions }: Pick<LocalServer, 'loopback' | 'functions'>): Promise<void> => {
  if (await hasDemo(loopback)) return;
  let before = -1;
  for (let failures = 0; failures < MOST_FAILURES; ) {
    const now = await playOn(functions.api);
    if (now?.status === 'ended') return console.log(`The demonstration game is ${loopback}/g/${now.gameId}`);
    if (now === null || now.seq === before) failures += 1;
    else before = now.seq;
  }
  console.error('The demonstration game is not finished; the next start goes on with it.');
};
