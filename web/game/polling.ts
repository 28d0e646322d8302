import { effect } from '@preact/signals';
import { announce } from '../announce.ts';
import { build } from '../build-id.ts';
import { readMine } from '../session.ts';
import type { GameModel } from './model.ts';
import { adopt, rebase } from './send.ts';
import { catchUp, forget, loadAs } from './source.ts';

const QUICK = 10_000;
const SLOW = 60_000;

const newsOf = (model: GameModel): string => {
  if (model.line.value.game.table.status === 'ended') return 'The game is over.';
  return model.myTurn.value ? 'It is your turn.' : 'Somebody has played.';
};

/** An older page keeps its draft and reloads into the newer build, once. */
const renew = (theirs: string): void => {
  if (theirs === build || build === 'dev' || theirs === 'dev') return;
  const key = `renewed:${theirs}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  announce('There is a newer Postwright. The page loads it now; your draft is kept.');
  setTimeout(() => location.reload(), 1500);
};

const look = async (model: GameModel): Promise<boolean> => {
  if (model.sending.value) return false;
  const log = await catchUp(model.table, model.id, model.viewer);
  if (!log.ok) {
    if (log.problem.code === 'old-pages') model.problem.value = log.problem;
    return false;
  }
  renew(log.value.build);
  // What is being sent just now brings its own news.
  if (model.sending.value) return false;
  if (!(await adopt(model, log.value.line))) return false;
  rebase(model);
  void readMine();
  announce(newsOf(model));
  return true;
};

/** After the end nothing is hidden any more: the log is read again from its beginning. */
export const readRevealed = async (model: GameModel): Promise<void> => {
  forget(model.id, model.viewer);
  const loaded = await loadAs(model.id, model.viewer);
  if (!loaded.ok) return;
  model.head.value = loaded.value.head;
  model.line.value = loaded.value.line;
};

/** Looks for news while the page is visible: every ten seconds, slower when nothing happens, at once on return. */
export const startPolling = (model: GameModel): (() => void) => {
  let wait = QUICK;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const over = (): boolean => ['ended', 'cancelled'].includes(model.line.value.game.table.status);
  const next = (): void => {
    clearTimeout(timer);
    if (!over()) timer = setTimeout(round, wait);
  };
  const round = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const news = await look(model);
    if (stopped) return;
    if (news && model.line.value.game.table.status === 'ended') await readRevealed(model);
    wait = news ? QUICK : Math.min(wait * 1.25, SLOW);
    next();
  };
  const back = (): void => {
    if (document.visibilityState !== 'visible' || over()) return;
    wait = QUICK;
    clearTimeout(timer);
    void round();
  };
  // Whatever has just been played, here or elsewhere, may be answered soon.
  const stopWaking = effect(() => {
    wait = QUICK;
    next();
  });
  addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    stopped = true;
    stopWaking();
    clearTimeout(timer);
    removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
  };
};
