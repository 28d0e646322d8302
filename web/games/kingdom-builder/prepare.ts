import { isKind } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { addDrawings, bodyOf, iconOf } from '../../../domain/games/kingdom-builder/drawing/index.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';

const SILVER = /[NPO]/;

/** Whether a position has something that only the further boxes have. */
const needsMore = (s: KbState): boolean =>
  s.capitols.length > 0 ||
  s.board.rows.some((row) => SILVER.test(row)) ||
  s.board.locations.some((location) => !iconOf(location.tile)) ||
  s.pieces.some((code) => code !== 0 && !isKind(code, 'settlement'));

const complete = (): boolean => bodyOf('wall') !== undefined;

/** Fetches what is needed to draw a position; a game of the base box needs nothing more. */
export const prepare = async (state: unknown): Promise<void> => {
  if (complete() || !needsMore(state as KbState)) return;
  const { MORE } = await import('../../../domain/games/kingdom-builder/drawing/more.ts');
  addDrawings(MORE);
};
