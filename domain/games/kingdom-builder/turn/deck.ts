import { draw, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import { openHexes } from '../board/ground.ts';
import { type KbState, seatOf } from '../state.ts';
import { canDraw, NATIVE, terrainsOf } from './played.ts';
import type { Unfolding } from './unfolding.ts';

/** Draws a card for a seat, after a shuffle where the pile is empty. False when there is none. */
export const drawCard = (u: Unfolding, seat: Seat, dice: Random, open: boolean): boolean => {
  if (!canDraw(u.state)) return false;
  if (u.state.deck.size === 0) u.tell({ type: 'DeckReshuffled' });
  const index = dice.drawn;
  u.tell({ type: 'CardDrawn', seat, card: draw(u.state.deck.unseen, dice), open, draw: index });
  return true;
};

/** The card of a Fort: drawn, shown and discarded. Null when there is none. */
export const drawForFort = (u: Unfolding, seat: Seat, dice: Random): string | null => {
  if (!canDraw(u.state)) return null;
  if (u.state.deck.size === 0) u.tell({ type: 'DeckReshuffled' });
  const index = dice.drawn;
  const card = draw(u.state.deck.unseen, dice);
  u.tell({ type: 'FortDrawn', seat, card, draw: index });
  return card;
};

/** The card that was played for a terrain now full; without one, every card in hand that has no open hex left. */
const spent = (s: KbState, seat: Seat): readonly string[] => {
  const played = s.turn?.card;
  if (played && played !== NATIVE) return [played];
  return seatOf(s, seat).hand.filter((card) => openHexes(s, terrainsOf(card)).length === 0);
};

/** Exhausted cards leave the game, and cards are drawn until one has an open hex. */
export const replaceCards = (u: Unfolding, seat: Seat, dice: Random): void => {
  for (;;) {
    for (const card of spent(u.state, seat)) u.tell({ type: 'CardRemoved', seat, card });
    if (!drawCard(u, seat, dice, true)) return;
    const drawn = seatOf(u.state, seat).hand.at(-1) ?? '';
    if (openHexes(u.state, terrainsOf(drawn)).length > 0) return;
  }
};
