import * as z from 'zod';
import type { LocalServer } from '../../infra/local/server.ts';

const TITLE = 'kingdom-builder';

const made = z.object({ gameId: z.string(), seq: z.int(), status: z.string() });
const list = z.object({ demo: z.string().nullable() });

const hasDemo = async (address: string): Promise<boolean> => {
  const response = await fetch(`${address}/api/games/public`);
  return response.ok && list.parse(await response.json()).demo !== null;
};

/**
 * Sees to it that there is a finished game to watch: bots play it through the turn function at the first start. Goes on
 * where a stopped server left off.
 */
export const makeDemo = async ({ loopback, functions }: LocalServer): Promise<void> => {
  if (await hasDemo(loopback)) return;
  for (let before = -1; ; ) {
    const { gameId, seq, status } = made.parse(await functions.api({ command: 'demo', title: TITLE }));
    if (status === 'ended') return console.log(`The demonstration game is ${loopback}/g/${gameId}`);
    if (seq === before) return console.error(`The demonstration game ${gameId} does not go on after commit ${seq}.`);
    before = seq;
  }
};
