import type { Move, Pick, Seat } from '../../kernel/rules.ts';
import { actions } from './actions/index.ts';
import { landOf } from './board/board.ts';
import { besideWarrior, isEmpty } from './board/ground.ts';
import { hexOf } from './board/hex.ts';
import { SPECIALS } from './board/terrain.ts';
import type { KbState } from './state.ts';

/** Questions that are answered with a piece, not with a free hex. */
const ASKS_FOR_PIECE = ['move-from', 'take-back', 'strike'];

/** Why a pick is not offered; null where there is nothing to say. */
export const whyNot = (s: KbState, seat: Seat, move: Move, pick: Pick): string | null => {
  const action = actions(s, seat)[move.action];
  const asked = action?.next(s, seat, move.picks);
  if (!action || !asked || asked.from.includes(pick)) return null;
  if (asked.why) return asked.why;
  const land = landOf(s.board);
  const hex = hexOf(land, pick);
  if (hex < 0) return null;
  if (ASKS_FOR_PIECE.includes(asked.ask)) return action.whyNot(s, seat, move.picks, hex);
  if (SPECIALS.some((kind) => kind === land.ground[hex])) return 'special-hex';
  if (!isEmpty(s, hex)) return 'occupied';
  if (besideWarrior(s, hex)) return 'beside-warrior';
  return action.whyNot(s, seat, move.picks, hex);
};
