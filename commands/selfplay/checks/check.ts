import type { LifecycleEvent } from '../../../domain/kernel/lifecycle.ts';
import type { GameEvent } from '../../../domain/kernel/rules.ts';

/** What an outsider finds wrong with the facts of a whole game, in words; empty when all is well. */
export interface Check<E extends GameEvent> {
  of(log: readonly (E | LifecycleEvent)[]): readonly string[];
}

/** The first place where a list holds something; taken out of it. False where it is not there. */
export const takeOut = <T>(list: T[], value: T): boolean => {
  const at = list.indexOf(value);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
};
