import { batch } from '@preact/signals';
import type { SeenCommit } from '../../domain/kernel/commit.ts';
import { emptyDraft, isEnd, sketch } from '../../domain/kernel/draft.ts';
import { isLifecycle } from '../../domain/kernel/lifecycle.ts';
import { lastActed } from '../../domain/kernel/recap.ts';
import type { Move } from '../../domain/kernel/rules.ts';
import { announce } from '../announce.ts';
import { call, type Problem } from '../api/client.ts';
import { readMine } from '../session.ts';
import { listed, sentence } from '../words.ts';
import type { GameModel } from './model.ts';
import { catchUp, remember } from './source.ts';
import type { Timeline } from './timeline.ts';
import { put, why } from './turn.ts';

const tell = (text: string): void => announce(text);

const lifecycleIn = (commits: readonly SeenCommit[]): boolean =>
  commits.some((c) => c.steps.some((s) => s.seat === null || s.events.some((e) => /^(Seat|Game)/.test(e.type))));

/** Reads who sits where again: somebody joined, left, or the game began or ended. */
export const refreshHead = async (model: GameModel): Promise<void> => {
  const answer = await call('game', { params: { id: model.id, viewer: model.viewer } });
  if (answer.ok) model.head.value = answer.value;
};

const isNewer = (model: GameModel, line: Timeline): boolean => line.game.seq > model.line.value.game.seq;

/** True for a longer log. Who sits where is read again before it is shown, so that the board never waits for that. */
const readyToShow = async (model: GameModel, line: Timeline): Promise<boolean> => {
  const newer = line.commits.slice(model.line.value.game.seq);
  if (lifecycleIn(newer)) await refreshHead(model);
  return isNewer(model, line);
};

/** Shows a longer log; gives false when there is nothing new in it. */
export const adopt = async (model: GameModel, line: Timeline): Promise<boolean> => {
  if (!(await readyToShow(model, line))) return false;
  model.line.value = line;
  return true;
};

/** After new commits the draft is kept as far as it is still legal; what had to go is said. */
export const rebase = (model: GameModel): void => {
  const { seat } = model;
  const { draft } = model.draft.value;
  const last = model.line.value.positions.at(-1);
  if (seat === null || !last || draft.moves.length === 0) return;
  if (!model.myTurn.value) {
    put(model, emptyDraft);
    return;
  }
  const { refused } = sketch(model.rules, last.state, seat, draft);
  put(model, refused ? { moves: draft.moves.slice(0, refused.at), current: null } : draft);
  tell(
    refused
      ? `Somebody has played in the meantime, and part of your draft is not possible any more: ${why(model, refused.code)}.`
      : 'Somebody has played in the meantime. Your draft is still possible; look at it again before you send it.',
  );
};

/** What came that one wants to see at once: a new card by its name, something that was finished. */
const newsOf = (model: GameModel, commits: readonly SeenCommit[]): string => {
  const look = model.look.value;
  if (!look) return '';
  const own = commits.flatMap((c) => c.steps.filter((step) => step.seat === model.seat).flatMap((step) => step.events));
  const news = model.view.news(
    look,
    own.filter((event) => !isLifecycle(event)),
  );
  return news ? `${news.text} ` : '';
};

/** What a sending came to, in words. */
const afterSending = (model: GameModel, commits: readonly SeenCommit[]): string => {
  const { game } = model.line.value;
  if (game.table.status === 'ended') {
    const won = (game.table.result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [model.nameOf(seat)] : []));
    return `Turn sent. The game is over: ${listed(won)} won.`;
  }
  const names = listed(game.waits.map((w) => (w.seat === model.seat ? 'you' : model.nameOf(w.seat))));
  if (!model.myTurn.value) return `Turn sent. ${sentence(names)} ${game.waits.length > 1 ? 'are' : 'is'} next.`;
  const others = commits.some((c) => c.steps.some((s) => s.seat !== null && s.seat !== model.seat));
  return others ? 'Turn sent. The others have played: it is your turn again.' : 'Sent. Your turn goes on.';
};

const sent = async (model: GameModel, commits: readonly SeenCommit[]): Promise<void> => {
  const line = remember(model.table, model.id, model.viewer, commits);
  const newer = line.ok && (await readyToShow(model, line.value));
  batch(() => {
    if (newer) model.line.value = line.value;
    put(model, emptyDraft);
  });
  if (!line.ok) model.problem.value = line.problem;
  if (model.seat !== null) model.since.value = lastActed(model.line.value.commits, model.seat);
  tell(`${newsOf(model, commits)}${afterSending(model, commits)}`);
  void readMine();
};

const refused = async (model: GameModel, problem: Problem): Promise<void> => {
  if (problem.status !== 409 && problem.status !== 422) {
    model.problem.value = problem;
    return;
  }
  const log = await catchUp(model.table, model.id, model.viewer);
  if (log.ok && (await adopt(model, log.value.line))) {
    if (model.myTurn.value) rebase(model);
    else {
      put(model, emptyDraft);
      tell('It is not your turn any more: the board shows what has happened.');
    }
    return;
  }
  if (problem.status === 409) model.problem.value = problem;
  else tell(`The rules refuse this: ${why(model, problem.code)}.`);
};

/** Sends moves as one commit. What was sent before under the same id counts once. */
export const send = async (model: GameModel, moves: readonly Move[]): Promise<void> => {
  const { seat } = model;
  if (seat === null || model.sending.value) return;
  model.sending.value = true;
  model.problem.value = null;
  const { commandId } = model.draft.value;
  const body = {
    seat,
    expectedSeq: model.line.value.game.seq,
    commandId,
    moves: moves.map((m) => ({ ...m, picks: [...m.picks] })),
  };
  const answer = await call('turn', { params: { id: model.id }, body });
  if (answer.ok) await sent(model, answer.value.commits);
  else await refused(model, answer.problem);
  model.sending.value = false;
};

/** Sends the turn as it is drafted; asks first where ending it now would lose something. */
export const sendTurn = async (model: GameModel): Promise<void> => {
  const now = model.sketch.value;
  const last = now?.sending?.at(-1);
  if (!now?.sending || !last || model.seat === null) return;
  if (isEnd(last) && model.table.warning(now.state, model.seat, last) !== null)
    model.asking.value = { moves: now.sending, current: null };
  else await send(model, now.sending);
};

/** The yes to what was asked: all up to that move goes off at once. */
export const sendBarrier = async (model: GameModel): Promise<void> => {
  const draft = model.asking.value;
  model.asking.value = null;
  const last = draft?.moves.at(-1);
  if (!draft || !last) return;
  if (!isEnd(last)) put(model, draft);
  await send(model, draft.moves);
};
