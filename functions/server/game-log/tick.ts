import { dueAt } from '../../../domain/kernel/game.ts';
import type { TurnParts } from './append.ts';
import { type BotFailed, playBots } from './bots.ts';
import { expireClock } from './lifecycle.ts';
import type { Log } from './logs.ts';

/** What time does to a game: awaited bots play, clocks that are up expire, until neither is left or `until` has come. */
export const tick = async (parts: TurnParts, gameId: string, until: number, failed: BotFailed): Promise<Log | null> => {
  for (;;) {
    const log = await playBots(parts, gameId, until, failed);
    if (!log) return null;
    const due = log.game.waits.find(({ seat }) => (dueAt(log.game, seat) ?? Number.POSITIVE_INFINITY) <= parts.now());
    if (!due || parts.now() >= until) return log;
    await expireClock(parts, gameId, due.seat, due.since);
  }
};
