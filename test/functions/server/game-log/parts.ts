import type { Clock } from '../../../../domain/kernel/clock.ts';
import type { SeatPlan } from '../../../../domain/kernel/commands.ts';
import type { Move } from '../../../../domain/kernel/rules.ts';
import type { Outcome, TurnParts } from '../../../../functions/server/game-log/append.ts';
import { openGame } from '../../../../functions/server/game-log/lifecycle.ts';
import { cachedLogs, type Log } from '../../../../functions/server/game-log/logs.ts';
import { sendTurn } from '../../../../functions/server/game-log/send-turn.ts';
import { titleBy } from '../../../../functions/server/game-log/titles.ts';
import type { EventStore } from '../../../../functions/server/store/event-store.ts';
import { memoryEventStore } from '../../../../functions/server/store/memory-event-store.ts';
import { loaded } from '../../../kit/loaded.ts';
import { pearls } from '../../../kit/pearls.ts';

export const ID = 'game';
export const SEED = '5e'.repeat(32);

export interface Parts extends TurnParts {
  readonly clock: { now: number };
}

/** A warm function of its own on a store, with a clock that is set by hand. */
export const partsOn = (events: EventStore = memoryEventStore(), clock = { now: 1000 }): Parts => ({
  ...{ events, clock, now: () => clock.now, titles: loaded({ pearls }) },
  logs: cachedLogs(events, loaded({ pearls })),
  seeds: { of: async () => SEED },
});

export const person = (id: string): SeatPlan => ({ kind: 'person', id, nonce: id });
export const bot: SeatPlan = { kind: 'bot', level: 'quick' };

interface Wanted {
  readonly clock?: Clock;
  readonly rounds?: string;
}

export const opened = async (parts: TurnParts, seats: readonly SeatPlan[], wanted: Wanted = {}): Promise<Log> => {
  const { clock = { kind: 'none' }, rounds = '2' } = wanted;
  const sent = { gameId: ID, by: 'ada', commandId: 'open' };
  const opening = { name: 'Ours', host: 'ada', options: { rounds }, clock, visibility: 'private' as const, seats };
  return log(await openGame(parts, sent, (await titleBy(parts.titles, 'pearls')) ?? pearls, opening));
};

export const log = (outcome: Outcome): Log => {
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.log;
};

let sent = 0;

/** Sends moves written like 'take:2 end'. */
export const sends = (
  parts: TurnParts,
  by: string,
  seat: number,
  expectedSeq: number,
  moves: string,
  commandId = `command-${sent++}`,
): Promise<Outcome> =>
  sendTurn(parts, {
    ...{ gameId: ID, by, seat, expectedSeq, commandId },
    moves: moves.split(' ').map((move): Move => {
      const [action = '', ...picks] = move.split(':');
      return { action, picks };
    }),
  });
