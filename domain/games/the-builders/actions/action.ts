import type { Action, Choice } from '../../../kernel/rules.ts';
import type { BuildersEvent } from '../events.ts';
import { type BuildersState, open } from '../state.ts';

export type BuildersAction = Action<BuildersState, BuildersEvent>;

/** A question that cannot be answered, with the reason. */
export const barred = (ask: string, why: string): Choice => ({ ask, from: [], why });

/** Takes one of a row's open cards for one action. */
export const fromRow = (
  s: BuildersState,
  row: 'workerRow' | 'buildingRow',
  ask: string,
  picks: readonly string[],
): Choice | null => {
  if (picks.length > 0) return null;
  if ((s.turn?.actions ?? 0) < 1) return barred(ask, 'no-actions-left');
  const cards = open(s[row]);
  return cards.length > 0 ? { ask, from: cards } : barred(ask, 'row-empty');
};
