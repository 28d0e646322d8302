import { playing } from '../../../domain/games/kingdom-builder/playing.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { noRandom } from '../../../domain/kernel/random.ts';
import type { Move, Viewer } from '../../../domain/kernel/rules.ts';

const STOP = 'stop';

/**
 * A move of several steps that is not complete yet, drawn as if it ended with the steps so far: walls, sentries, a wagon
 * or a ship on its way. The rules themselves make the steps.
 */
export const halfway = (
  s: KbState,
  { viewer, move }: { readonly viewer: Viewer; readonly move: Move | null },
): KbState => {
  const action = move && typeof viewer === 'number' ? playing.actions(s, viewer)[move.action] : undefined;
  if (!action || !move || typeof viewer !== 'number' || move.picks.length === 0) return s;
  // Between the piece and its goal nothing can be ended: then what was before that.
  for (const picks of [move.picks, move.picks.slice(0, -1)]) {
    if (!action.next(s, viewer, picks)?.from.includes(STOP)) continue;
    const after = action.decide(s, viewer, [...picks, STOP], noRandom).reduce(playing.evolve, s);
    return { ...s, pieces: after.pieces };
  }
  return s;
};
