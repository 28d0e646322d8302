import * as z from 'zod';
import type { LocalServer } from '../../infra/local/server.ts';

const TITLE = 'kingdom-builder';

const made = z.object({ gameId: z.string(), status: z.string() });
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
  const command = { command: 'demo', title: TITLE };
  for (;;) {
    const { gameId, status } = made.parse(await functions.api(command));
    if (status !== 'running') return console.log(`The demonstration game is ${loopback}/g/${gameId}`);
  }
};
