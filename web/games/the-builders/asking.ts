import type { CardId } from '../../../domain/games/the-builders/card.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import type { BuildersState } from '../../../domain/games/the-builders/state.ts';
import { words } from '../../../domain/games/the-builders/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { choice } from '../../../domain/kernel/play.ts';
import type { Move, Pick } from '../../../domain/kernel/rules.ts';
import type { BoardProps } from '../table.ts';

/** A table as its parts are drawn: the position, who looks, and what can be answered. */
export interface Asking {
  readonly s: BuildersState;
  /** Whose table is one's own; null for those who only watch. */
  readonly seat: number | null;
  readonly props: BoardProps;
}

export const asking = (props: BoardProps): Asking => ({
  s: props.state as BuildersState,
  seat: typeof props.viewer === 'number' ? props.viewer : null,
  props,
});

/** True while this seat is asked something: cards are buttons then. */
export const open = ({ props }: Asking): boolean => props.choice !== null;

export const can = ({ props }: Asking, pick: Pick): boolean => props.choice?.from.includes(pick) ?? false;

/** The worker that was chosen and now needs a site. */
export const chosen = ({ props }: Asking): CardId | null =>
  props.move?.action === 'send' && props.choice?.ask === 'site' ? (props.move.picks[0] ?? null) : null;

/** Why a card cannot be picked, in words, as if its place had named the action. */
export const whyNot = ({ s, seat }: Asking, action: string, picks: readonly Pick[], pick: Pick): string => {
  if (seat === null) return '';
  const move: Move = { action, picks };
  const asked = choice(theBuilders, s, seat, move);
  const code = theBuilders.whyNot(s, seat, move, pick) ?? asked?.why;
  return code ? label(words, 'why', code) : 'Choose something else first, or press Undo.';
};
