import { withDefaults } from '../../domain/kernel/options.ts';
import type { AnyTitle, GameEvent } from '../../domain/kernel/rules.ts';
import { plainly } from '../selfplay/manner.ts';
import { playGame } from '../selfplay/one-game.ts';
import { optionsOf, playableOf } from '../selfplay/set.ts';

const GAMES = 3;
const SEATS = 3;
const ROUNDS = 7;
const FOLDS = 20;

/** What a game with everything costs against a game with nothing chosen. */
export interface Everything {
  /** How many times as long an event takes to fold; the median of some rounds in turn. */
  readonly foldRatio: number;
  /** Bytes of the largest sending after the set-up. */
  readonly largestCommit: number;
}

interface Logs {
  readonly logs: readonly (readonly GameEvent[])[];
  readonly largestCommit: number;
}

const logsOf = (title: AnyTitle, names: readonly string[]): Logs => {
  const { rules } = title;
  const seats = Math.min(SEATS, rules.seats.max);
  const options = withDefaults(rules.options, playableOf(rules, seats, optionsOf(rules.options, names)));
  const games = Array.from({ length: GAMES }, (_, i) =>
    playGame(title, { options, seats, seed: i + 1, preset: null }, plainly('quick')),
  );
  return {
    logs: games.map((game) => game.events),
    largestCommit: Math.max(...games.map((game) => game.largestCommit)),
  };
};

/** Microseconds of CPU that an event takes to fold: on a busy machine the clock on the wall says nothing. */
const perEvent = ({ rules }: AnyTitle, { logs }: Logs): number => {
  const before = process.cpuUsage();
  for (let i = 0; i < FOLDS; i += 1)
    for (const log of logs) log.reduce((s, event) => rules.evolve(s, event), rules.blank());
  const { user } = process.cpuUsage(before);
  return user / (FOLDS * logs.reduce((sum, log) => sum + log.length, 0));
};

/** The figures of a title that has something to add; null where there is nothing. */
export const everythingOf = (title: AnyTitle): Everything | null => {
  if (!title.rules.options.some((spec) => spec.kind === 'flag' && spec.visible === 'shown')) return null;
  const plain = logsOf(title, []);
  const all = logsOf(title, ['everything']);
  const ratios = Array.from({ length: ROUNDS }, () => perEvent(title, all) / perEvent(title, plain));
  const foldRatio = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return { foldRatio, largestCommit: all.largestCommit };
};
