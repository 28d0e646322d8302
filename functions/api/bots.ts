import { awaitedBot, playBots } from '../server/game-log/bots.ts';
import type { Log } from '../server/game-log/logs.ts';
import type { Services } from './services.ts';

/** How long a person waits for bots; what is left then is played by the timekeeper's call. */
const PATIENCE = 4_000;

/** The log after the bots that are awaited have played. Whatever befalls them, the person's own commit stands. */
export const afterBots = async (services: Services, log: Log): Promise<Log> => {
  if (awaitedBot(log) === null) return log;
  try {
    return (await playBots(services, log.id, services.now() + PATIENCE, services.botFailed)) ?? log;
  } catch (error) {
    services.botFailed(log.id, log.game.seq, error);
    return (await services.logs.read(log.id)) ?? log;
  }
};
