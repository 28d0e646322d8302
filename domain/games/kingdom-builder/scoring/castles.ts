import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { scoresOn } from '../board/kingdom.ts';
import type { KbState } from '../state.ts';

const GOLD = 3;

/** 3 gold for each castle with a piece of the seat beside it. */
export const castles = (s: KbState, seat: Seat): number => {
  const { of, neighbours } = landOf(s.board);
  const pays = (castle: number): boolean => s.rulings.capitolCastlePays || !s.capitols.includes(castle);
  return (
    GOLD * (of.castle ?? []).filter((hex) => pays(hex) && neighbours[hex]?.some((h) => scoresOn(s, seat, h))).length
  );
};
