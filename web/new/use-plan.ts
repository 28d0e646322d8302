import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { call, type Problem } from '../api/client.ts';
import { newCommandId, newNonce } from '../api/ids.ts';
import { loadGame, loadNewTable } from '../game/source.ts';
import { TABLES, titleName } from '../games/index.ts';
import type { NewTable } from '../games/table.ts';
import { me, readMine } from '../session.ts';
import { nameOr, optionProblems, type Plan, planLike, requestOf, resized } from './plan.ts';

const blankPlan = (title: string): Plan => ({
  ...{ title, name: '', options: {}, seats: resized([], 2) },
  ...{ clock: { kind: 'none' }, visibility: 'private' },
});

/** The plan as it suits a title: its first preset, and as many seats as it allows. */
const fitted = (plan: Plan, { title, presets }: NewTable): Plan => {
  const { min, max } = title.rules.seats;
  const seats = resized(plan.seats, Math.min(Math.max(plan.seats.length, min), max));
  return { ...plan, seats, options: presets?.[0]?.options ?? {} };
};

/** The table of the planned title; null until it has come. */
const useTable = (title: string, onTable: (table: NewTable) => void): NewTable | null => {
  const [table, setTable] = useState<NewTable | null>(null);
  useEffect(() => {
    void loadNewTable(title).then((answer) => {
      if (!answer.ok) return;
      setTable(answer.value);
      onTable(answer.value);
    });
  }, [title]);
  // The table of the title before stays until the new one has come: nothing may be made of it.
  return table?.title.rules.id === title ? table : null;
};

/** Plans a game like the one that `again` names, once. */
const useAgain = (again: string | undefined, onPlan: (plan: Plan) => void): boolean => {
  const [waits, setWaits] = useState(again !== undefined);
  useEffect(() => {
    if (again === undefined) return;
    void loadGame(again).then((answer) => {
      if (answer.ok) onPlan(planLike(answer.value.line.game.table, answer.value.head.viewer));
      setWaits(false);
    });
  }, [again]);
  return waits;
};

/** The press that makes a game of a plan. The same ids go with every try, so that it is made once. */
const useCreate = () => {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ids = useRef({ nonce: newNonce(), commandId: newCommandId() });
  const create = async (plan: Plan, table: NewTable): Promise<void> => {
    setBusy(true);
    const named = nameOr(plan.name, titleName(plan.title), me.value?.name ?? 'friends');
    const answer = await call('createGame', { body: requestOf(plan, table.title.rules, named, ids.current) });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    void readMine();
    route(`/g/${answer.value.id}`);
  };
  return { busy, problem, create };
};

/** Everything on the create page. */
export const usePlan = () => {
  const { title: wished = '', again } = useLocation().query;
  const [plan, setPlan] = useState(() => blankPlan(TABLES[wished] ? wished : (Object.keys(TABLES)[0] ?? '')));
  const change = (part: Partial<Plan>): void => setPlan((now) => ({ ...now, ...part }));
  const like = useRef<string | null>(null);
  const waits = useAgain(again, (found) => {
    like.current = found.title;
    setPlan(found);
  });
  const table = useTable(plan.title, (found) => {
    if (like.current !== found.title.rules.id) setPlan((now) => fitted(now, found));
  });
  const problems = table ? optionProblems(table.title.rules, plan.seats.length, plan.options) : [];
  const { busy, problem, create } = useCreate();
  const send = async (): Promise<void> => {
    if (table && problems.length === 0 && !busy) await create(plan, table);
  };
  return { plan, change, table: waits ? null : table, problems, busy, problem, send };
};
