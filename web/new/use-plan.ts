import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Visibility } from '../../domain/kernel/lifecycle.ts';
import type { Options } from '../../domain/kernel/options.ts';
import type { Body } from '../../functions/api/contract.ts';
import { call, type Problem } from '../api/client.ts';
import { newCommandId, newNonce } from '../api/ids.ts';
import { loadTable } from '../game/source.ts';
import { TABLES, titleName } from '../games/index.ts';
import type { GameTable } from '../games/table.ts';
import { me, readMine } from '../session.ts';
import { chosenOptions, nameOr, optionProblems, PACES, resized, SEEN_BY, type SeatPlan } from './plan.ts';

const START: readonly SeatPlan[] = resized([], 2);

const useTable = (title: string, onTable: (table: GameTable) => void): GameTable | null => {
  const [table, setTable] = useState<GameTable | null>(null);
  useEffect(() => {
    void loadTable(title).then((answer) => {
      if (!answer.ok) return;
      setTable(answer.value);
      onTable(answer.value);
    });
  }, [title]);
  // The table of the title before stays until the new one has come: nothing may be made of it.
  return table?.title.rules.id === title ? table : null;
};

const asked = ({ kind, email }: SeatPlan): Body<'createGame'>['seats'][number] => {
  if (kind === 'invite') return { kind, email: email.trim() };
  return kind === 'bot' ? { kind, level: 'greedy' } : { kind };
};

/** Everything on the create page, and the press that makes a game of it. */
export const usePlan = () => {
  const { route, query } = useLocation();
  const [title, setTitle] = useState(query.title && TABLES[query.title] ? query.title : (Object.keys(TABLES)[0] ?? ''));
  const [name, setName] = useState('');
  const [seats, setSeats] = useState(START);
  const [options, setOptions] = useState<Options>({});
  const [pace, setPace] = useState(PACES[0]?.value ?? 'none');
  const [seenBy, setSeenBy] = useState<Visibility>('private');
  const [seed, setSeed] = useState(1);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const command = useRef(newCommandId());
  const table = useTable(title, (found) => {
    const { min, max } = found.title.rules.seats;
    setOptions(found.presets?.[0]?.options ?? {});
    setSeats((now) => resized(now, Math.min(Math.max(now.length, min), max)));
  });
  const rules = table?.title.rules ?? null;
  const problems = rules ? optionProblems(rules, seats.length, options) : [];

  const create = async (): Promise<void> => {
    if (!rules || problems.length > 0) return;
    setBusy(true);
    const answer = await call('createGame', {
      body: {
        title,
        name: nameOr(name, titleName(title), me.value?.name ?? 'friends'),
        seats: seats.map(asked),
        options: JSON.parse(JSON.stringify(chosenOptions(rules.options, options))),
        clock: PACES.find((p) => p.value === pace)?.clock ?? { kind: 'none' },
        visibility: seenBy,
        nonce: newNonce(),
        commandId: command.current,
      },
    });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    void readMine();
    route(`/g/${answer.value.id}`);
  };
  return {
    title,
    setTitle,
    name,
    setName,
    seats,
    setSeats,
    options,
    setOptions,
    pace,
    setPace,
    seed,
    problem,
    busy,
    table,
    problems,
    create,
    seenBy,
    setSeenBy: (value: string) => setSeenBy(SEEN_BY.find((s) => s.value === value)?.value ?? 'private'),
    shuffle: () => setSeed(seed + 1),
  };
};
