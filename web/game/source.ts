// Where games come from: the API, the title's chunk, and what this page has read before.

import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { BrokenLog } from '../../domain/kernel/game.ts';
import type { Viewer } from '../../domain/kernel/rules.ts';
import type { Reply } from '../../functions/contract/contract.ts';
import { type Answer, call, type Problem } from '../api/client.ts';
import { TABLES } from '../games/index.ts';
import type { GameTable, NewTable } from '../games/table.ts';
import { blankTimeline, extended, type Timeline } from './timeline.ts';

export type Head = Reply<'game'>;

export interface LoadedGame {
  readonly head: Head;
  readonly table: GameTable;
  readonly line: Timeline;
  /** The build that answered. */
  readonly build: string;
}

/** The newest timeline of each game and viewer that this page has seen: it never goes back behind it. */
const seen = new Map<string, Timeline>();

const keyOf = (id: string, viewer: Viewer): string => `${id} ${viewer}`;

const failed = (code: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, status: 200, more: {} },
});

/** A part of a title, fetched; a problem where there is no such title or it cannot be fetched. */
export const loadedPart = async <T>(load: (() => Promise<T>) | undefined): Promise<Answer<T>> => {
  if (!load) return failed('unknown-title');
  try {
    return { ok: true, value: await load() };
  } catch {
    return { ok: false, problem: { code: 'offline', status: 0, more: {} } };
  }
};

/** The table of a title, with its rules, loaded once. */
export const loadTable = (title: string): Promise<Answer<GameTable>> => loadedPart(TABLES[title]?.load);

/** What the pages of games that have not begun need of a title. */
export const loadNewTable = (title: string): Promise<Answer<NewTable>> => loadedPart(TABLES[title]?.begin);

/** Puts newer commits behind what is known. An event that these rules do not know means that the pages are old. */
export const remember = (
  table: GameTable,
  id: string,
  viewer: Viewer,
  commits: readonly SeenCommit[],
): Answer<Timeline> => {
  const known = seen.get(keyOf(id, viewer)) ?? blankTimeline(table.title.rules);
  try {
    const line = extended(table.title.rules, known, commits);
    seen.set(keyOf(id, viewer), line);
    return { ok: true, value: line };
  } catch (error) {
    return failed(error instanceof BrokenLog ? 'broken-log' : 'old-pages');
  }
};

/** Forgets what was read, so that the log is read from its beginning: after the end nothing is hidden any more. */
export const forget = (id: string, viewer: Viewer): void => {
  seen.delete(keyOf(id, viewer));
};

/** A picture that lacks a drawing is better than none: what cannot be fetched is left out. */
const prepared = async (table: GameTable, line: Timeline): Promise<void> => {
  const now = line.positions.at(-1);
  if (now) await table.prepare?.(now.state).catch(() => undefined);
};

/** The newest commits after what this page has; `timeline` is unchanged when there are none. */
export const catchUp = async (
  table: GameTable,
  id: string,
  viewer: Viewer,
): Promise<Answer<{ readonly line: Timeline; readonly build: string }>> => {
  const after = seen.get(keyOf(id, viewer))?.game.seq ?? 0;
  const answer = await call('commits', { params: { id, viewer }, query: { after } });
  if (!answer.ok) return answer;
  const line = remember(table, id, viewer, answer.value.commits);
  if (!line.ok) return line;
  await prepared(table, line.value);
  return { ok: true, value: { line: line.value, build: answer.value.build } };
};

/** The format of commits that these pages read. */
export const FORMAT = '1';
const MOST_AT_ONCE = 500;

/** All of a public game that is over, from a cache on the way; what cannot be had so is asked for as always. */
const loadClosed = async (table: GameTable, { id, viewer, seq }: Head): Promise<void> => {
  if (seen.has(keyOf(id, viewer))) return;
  const to = Math.min(seq, MOST_AT_ONCE);
  const answer = await call('closedLog', { params: { format: FORMAT, id, from: 1, to } });
  if (answer.ok) remember(table, id, viewer, answer.value.commits);
};

/** A game as a viewer may see it. */
export const loadAs = async (id: string, viewer: Viewer): Promise<Answer<LoadedGame>> => {
  const head = await call('game', { params: { id, viewer } });
  if (!head.ok) return head;
  const table = await loadTable(head.value.title);
  if (!table.ok) return table;
  if (head.value.closed) await loadClosed(table.value, head.value);
  const log = await catchUp(table.value, id, viewer);
  if (!log.ok) return log;
  return { ok: true, value: { head: head.value, table: table.value, ...log.value } };
};

/** A game as the best viewer that one may be. */
export const loadGame = async (id: string): Promise<Answer<LoadedGame>> => {
  const answer = await call('whichViewer', { params: { id } });
  return answer.ok ? loadAs(id, answer.value.viewer) : answer;
};
