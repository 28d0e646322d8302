import { FARTHEST } from '../server/store/claims.ts';
import type { DueGames } from '../server/store/due-games.ts';
import type { EventStore } from '../server/store/event-store.ts';
import type { Checkpoint, Checkpoints } from '../server/stream/checkpoints.ts';

/** What the timekeeper asks the other functions to do. It does nothing to a game itself. */
export type Ask =
  | { readonly to: 'api'; readonly payload: { readonly command: 'tick'; readonly gameId: string } }
  | {
      readonly to: 'projector';
      readonly payload: { readonly command: 'catch-up'; readonly gameIds: readonly string[] };
    }
  | {
      readonly to: 'notifier';
      readonly payload: { readonly command: 'notify'; readonly gameIds: readonly string[] };
    };

export interface TimekeeperParts {
  readonly dueGames: DueGames;
  readonly heads: Pick<Checkpoints, 'read' | 'untrack'>;
  readonly events: Pick<EventStore, 'last'>;
  /** Sends a request off without waiting for what comes of it. */
  readonly ask: (ask: Ask) => Promise<void>;
  readonly now: () => number;
  readonly build: string;
}

/** How much one sweep takes on; what is left is taken by the next. */
const MOST_DUE = 100;
const MOST_CHECKED = 100;
const MINUTE = 60_000;
/** Logs are looked at once a minute, however often the clock calls; a clock that calls each minute may be early. */
const CHECKED_AGAIN_AFTER = 55_000;
/** After this a log that could not be read is tried again by the same build; another build tries at once. */
const TRIED_AGAIN_AFTER = 10 * MINUTE;

// Each minute another part of a long list, so that all get their turn without anything being remembered.
const partOf = (games: readonly string[], now: number): readonly string[] => {
  if (games.length <= MOST_CHECKED) return games;
  const from = (Math.floor(now / MINUTE) * MOST_CHECKED) % games.length;
  return [...games, ...games].slice(from, from + MOST_CHECKED);
};

export const timekeeper = ({ dueGames, heads, events, ask, now, build }: TimekeeperParts) => {
  const handOver = async (): Promise<void> => {
    for (const gameId of await dueGames.due('TICK', now(), MOST_DUE))
      await ask({ to: 'api', payload: { command: 'tick', gameId } });
    const due = await dueGames.due('NOTICE', now(), MOST_DUE);
    // So late that only a clock that ran ahead can have said so.
    const tooLate = await dueGames.waitingAfter('NOTICE', now() + FARTHEST, MOST_DUE);
    const notices = [...due, ...tooLate];
    if (notices.length > 0) await ask({ to: 'notifier', payload: { command: 'notify', gameIds: notices } });
  };

  // What this build could not read at this very seq it hardly reads now, unless the answer that it had was odd.
  const isWorthTrying = (broken: NonNullable<Checkpoint['broken']>): boolean =>
    broken.build !== build || now() >= broken.at + TRIED_AGAIN_AFTER;

  // A cursor that lags may only be on its way. One that stands still from a sweep to the next has lost its record.
  let stood: ReadonlyMap<string, Checkpoint> = new Map();
  let checkedAt = Number.NEGATIVE_INFINITY;

  const lagging = async (): Promise<{ readonly projector: string[]; readonly notifier: string[] }> => {
    const behind = { projector: [] as string[], notifier: [] as string[] };
    const before = stood;
    checkedAt = now();
    const standing = new Map<string, Checkpoint>();
    for (const gameId of partOf(await dueGames.live(), now())) {
      const [head, last] = await Promise.all([heads.read(gameId), events.last(gameId)]);
      if (head.broken?.seq === last) {
        if (isWorthTrying(head.broken)) {
          behind.projector.push(gameId);
          behind.notifier.push(gameId);
        }
        continue;
      }
      const known = before.get(gameId);
      if (head.projected < last || head.notified < last) standing.set(gameId, head);
      if (head.projected < last && head.projected === known?.projected) behind.projector.push(gameId);
      if (head.notified < last && head.notified === known?.notified) behind.notifier.push(gameId);
      const over = head.status === 'ended' || head.status === 'cancelled';
      if (over && head.projected === last && head.notified === last) await heads.untrack(gameId, last);
    }
    stood = standing;
    return behind;
  };

  return {
    /** Asks for what is due, and for what consumers of the log have missed. */
    async sweep(): Promise<void> {
      await handOver();
      // What may have lost its record is looked at again by the next sweep.
      if (stood.size === 0 && Math.abs(now() - checkedAt) < CHECKED_AGAIN_AFTER) return;
      const { projector, notifier } = await lagging();
      if (projector.length > 0) await ask({ to: 'projector', payload: { command: 'catch-up', gameIds: projector } });
      if (notifier.length > 0) await ask({ to: 'notifier', payload: { command: 'notify', gameIds: notifier } });
    },
  };
};
