// Logs with what they fold to. A warm function keeps some of them and reads only what came since.

import type { Commit } from '../../../domain/kernel/commit.ts';
import { blankGame, fold, foldAll, type Game, seenBy } from '../../../domain/kernel/game.ts';
import { isLifecycle } from '../../../domain/kernel/lifecycle.ts';
import type { AnyTitle, Seat, Titles, Viewer } from '../../../domain/kernel/rules.ts';
import type { EventStore } from '../store/event-store.ts';
import { titleBy } from './titles.ts';

export interface Log {
  readonly id: string;
  readonly title: AnyTitle;
  readonly commits: readonly Commit[];
  readonly game: Game<unknown>;
  /** How many draws the commits hold. */
  readonly drawn: number;
  /** Folds of what viewers may see, kept as far as they were needed. */
  readonly seen: Map<Viewer, Game<unknown>>;
}

export interface Logs {
  /** The whole log as it is now; null for an unknown game. Reads only what is new since the last call. */
  read(gameId: string): Promise<Log | null>;
  /** Remembers a log that has just grown by our own commit. */
  keep(log: Log): void;
}

/** A game whose title this build does not have. */
export class UnknownTitle extends Error {
  override readonly name = 'UnknownTitle';
  constructor(gameId: string, title: string) {
    super(`game ${gameId} is of the unknown title ${title}`);
  }
}

export const blankLog = (id: string, title: AnyTitle): Log => ({
  ...{ id, title, commits: [], drawn: 0, seen: new Map() },
  game: blankGame(title.rules),
});

export const grown = (log: Log, newer: readonly Commit[]): Log => ({
  ...log,
  commits: [...log.commits, ...newer],
  game: newer.reduce((game, commit) => fold(log.title.rules, game, commit), log.game),
  drawn: log.drawn + newer.reduce((sum, commit) => sum + commit.draws.length, 0),
});

/** The game as a viewer may see it; all of it once the seed is told. */
export const seenGame = (log: Log, viewer: Viewer): Game<unknown> => {
  const { rules } = log.title;
  if (log.game.table.seed !== null) return log.game;
  const known = log.seen.get(viewer);
  const from = known && known.seq <= log.game.seq ? known : blankGame(rules);
  const newer = log.commits.slice(from.seq).map((commit) => seenBy(rules, commit, viewer, false));
  const game = foldAll(rules, newer, from);
  log.seen.set(viewer, game);
  return game;
};

/** Whether this person sits there. */
export const holds = (log: Log, seat: Seat, userId: string): boolean => {
  const player = log.game.table.seats[seat]?.player;
  return player?.kind === 'person' && player.id === userId;
};

const titleOf = async (titles: Titles, gameId: string, first: Commit | undefined): Promise<AnyTitle> => {
  const opened = first?.steps.flatMap((step) => step.events).find((event) => event.type === 'GameOpened');
  const id = opened && isLifecycle(opened) && opened.type === 'GameOpened' ? opened.title : '';
  const title = await titleBy(titles, id);
  if (!title) throw new UnknownTitle(gameId, id);
  return title;
};

/** Keeps the `most` logs that were used last. */
export const cachedLogs = (events: EventStore, titles: Titles, most: number = 40): Logs => {
  const kept = new Map<string, Log>();
  const keep = (log: Log): void => {
    const known = kept.get(log.id);
    if (known && known.game.seq > log.game.seq) return;
    kept.delete(log.id);
    kept.set(log.id, log);
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    read: async (gameId) => {
      const known = kept.get(gameId);
      const newer = await events.read(gameId, known?.game.seq ?? 0);
      if (!known && newer.length === 0) return null;
      const log = grown(known ?? blankLog(gameId, await titleOf(titles, gameId, newer[0])), newer);
      keep(log);
      return log;
    },
  };
};
