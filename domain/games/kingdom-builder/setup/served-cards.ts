import { type Board, landOf } from '../board/board.ts';
import { cardOf } from '../scoring/cards/index.ts';

/** How many Kingdom Builder cards a game has. */
export const CARDS_SHOWN = 3;

/** What a board lacks for a card, as a code. */
export const lacks = (board: Board, card: string): readonly string[] => {
  const code = cardOf(card)?.lacks?.(landOf(board));
  return code ? [code] : [];
};

/** A card that this board can serve. */
export const serves = (board: Board, card: string): boolean => lacks(board, card).length === 0;
