// What other functions and the owner's commands ask for by invoking the API function directly, without HTTP.

import * as z from 'zod/mini';
import type { SeatPlan } from '../../domain/kernel/commands.ts';
import { derivedId } from '../server/auth/tokens.ts';
import { openGame } from '../server/game-log/lifecycle.ts';
import { tick } from '../server/game-log/tick.ts';
import { titleBy } from '../server/game-log/titles.ts';
import { lazy } from '../server/lazy.ts';
import type { Services } from './services.ts';
import { settled } from './table.ts';

/** Well below the time limit of the function: a bot that has begun its turn ends it, on a slow machine as well. */
const PATIENCE = 8_000;

const command = lazy(() =>
  z.discriminatedUnion('command', [
    /** Play the bots that are awaited and expire the clocks that are due. */
    z.object({ command: z.literal('tick'), gameId: z.string() }),
    /** Make the game that plays itself on the landing page, from seats of bots; a second call goes on with the first's. */
    z.object({
      command: z.literal('demo'),
      title: z.string(),
      name: z._default(z.string(), 'A demonstration'),
      seats: z._default(z.int().check(z.gte(2), z.lte(5)), 3),
    }),
  ]),
);
export type Command = z.infer<ReturnType<typeof command>>;

const runTick = async (services: Services, gameId: string) => {
  const log = await tick(services, gameId, services.now() + PATIENCE, services.botFailed);
  return { seq: log?.game.seq ?? 0, status: log?.game.table.status ?? 'unknown' };
};

const runDemo = async (services: Services, { title: id, name, seats }: Extract<Command, { command: 'demo' }>) => {
  const title = await titleBy(services.titles, id);
  if (!title) return { error: 'unknown-title' };
  const gameId = derivedId(services.keys, 'demo', id, seats);
  const plan: SeatPlan[] = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'greedy' }));
  const opening = {
    name,
    host: 'demo',
    options: {},
    clock: { kind: 'none' },
    visibility: 'public',
    seats: plan,
  } as const;
  const sent = { gameId, by: 'demo', commandId: 'demo' };
  settled(services, await openGame(services, sent, title, opening), null, 0);
  const { seq, status } = await runTick(services, gameId);
  if (status === 'ended') await services.demo.choose(gameId);
  return { gameId, seq, status };
};

/** The command in an event; null for an HTTP request. */
export const readCommand = (event: unknown): Command | null => {
  if (typeof event !== 'object' || event === null || !('command' in event)) return null;
  return command().parse(event);
};

export const runCommand = (services: Services, asked: Command) =>
  asked.command === 'tick' ? runTick(services, asked.gameId) : runDemo(services, asked);
