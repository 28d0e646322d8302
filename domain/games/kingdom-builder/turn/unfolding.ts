import type { KbEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { KbState } from '../state.ts';

/** Facts as they come about one after another, each on top of the ones before. */
export interface Unfolding {
  readonly state: KbState;
  readonly events: readonly KbEvent[];
  tell(event: KbEvent): void;
}

export const unfolding = (start: KbState): Unfolding => {
  const events: KbEvent[] = [];
  let state = start;
  return {
    get state() {
      return state;
    },
    events,
    tell(event) {
      events.push(event);
      state = evolve(state, event);
    },
  };
};
