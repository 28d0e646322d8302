import type { Commit } from '../../domain/kernel/commit.ts';
import { BrokenLog, blankGame, foldAll, type Game } from '../../domain/kernel/game.ts';
import type { AnyTitle } from '../../domain/kernel/rules.ts';
import type { EventStore } from '../store/event-store.ts';

export type Titles = Readonly<Record<string, AnyTitle>>;

/** A log with what it comes to. */
export interface Log {
  readonly gameId: string;
  readonly title: AnyTitle;
  readonly commits: readonly Commit[];
  readonly game: Game<unknown>;
}

export interface Logs {
  /** The log as it is now; null for a game that nobody opened. A warm function reads only what is new. */
  now(gameId: string): Promise<Log | null>;
}

/** The log cannot be read as a game: what is stored contradicts itself or belongs to rules that are not here. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly seq: number;
  constructor(gameId: string, seq: number, cause: unknown) {
    super(`game ${gameId} at ${seq}: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`, {
      cause,
    });
    this.seq = seq;
  }
}

export class UnknownTitle extends Error {
  override readonly name = 'UnknownTitle';
}

/** Runs what reads a log with its title's rules; what goes wrong there is the log's fault and will be so every time. */
export const reading = <T>(gameId: string, seq: number, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new Unreadable(gameId, seq, error);
  }
};

const titleOf = (titles: Titles, commit: Commit): AnyTitle => {
  const opened = commit.steps.flatMap((step) => step.events).find((event) => event.type === 'GameOpened');
  const id = opened && 'title' in opened ? opened.title : '';
  const title = titles[id];
  if (!title) throw new UnknownTitle(id);
  return title;
};

const grown = (titles: Titles, gameId: string, old: Log | undefined, tail: readonly Commit[]): Log | null => {
  const first = old?.commits[0] ?? tail[0];
  if (!first) return null;
  return reading(gameId, tail.at(-1)?.seq ?? 0, () => {
    const title = old?.title ?? titleOf(titles, first);
    const game = foldAll(title.rules, tail, old?.game ?? blankGame(title.rules));
    return { gameId, title, game, commits: [...(old?.commits ?? []), ...tail] };
  });
};

const tail = async (events: EventStore, gameId: string, after: number): Promise<readonly Commit[]> => {
  try {
    return await events.read(gameId, after);
  } catch (error) {
    if (error instanceof BrokenLog) throw new Unreadable(gameId, error.found, error);
    throw error;
  }
};

/** Folded logs, the `most` last used ones kept. Only the tail of a kept log is read again. */
export const keptLogs = (events: EventStore, titles: Titles, most = 40): Logs => {
  const kept = new Map<string, Log>();
  return {
    async now(gameId) {
      const old = kept.get(gameId);
      const log = grown(titles, gameId, old, await tail(events, gameId, old?.game.seq ?? 0));
      kept.delete(gameId);
      if (log) kept.set(gameId, log);
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
      return log;
    },
  };
};
