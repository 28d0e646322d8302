// What becomes of terrain cards.

import type { Seat } from '../../../kernel/rules.ts';
import type { KbEventOf } from '../events.ts';
import { type KbState, ON_SWAMP, OWED, seatOf } from '../state.ts';
import { added, total, withSeat, withTurn } from './change.ts';

export const cardDrawn = (s: KbState, e: KbEventOf<'CardDrawn'>): KbState => {
  const unseen = e.card === '?' ? s.deck.unseen : added(s.deck.unseen, e.card, -1);
  const drawn = withSeat(s, e.seat, { hand: [...seatOf(s, e.seat).hand, e.card] });
  return { ...drawn, deck: { ...s.deck, size: s.deck.size - 1, unseen } };
};

export const fortDrawn = (s: KbState, e: KbEventOf<'FortDrawn'>): KbState => ({
  ...s,
  deck: {
    size: s.deck.size - 1,
    unseen: added(s.deck.unseen, e.card, -1),
    discards: added(s.deck.discards, e.card, 1),
  },
});

export const reshuffled = (s: KbState): KbState => {
  const { unseen, discards, size } = s.deck;
  const kinds = Object.keys(unseen);
  const all = Object.fromEntries(kinds.map((kind) => [kind, (unseen[kind] ?? 0) + (discards[kind] ?? 0)]));
  return { ...s, deck: { size: size + total(discards), unseen: all, discards: {} } };
};

/** A card of this hand is seen by everybody now. */
const shown = (s: KbState, seat: Seat, card: string): KbState => {
  const { hand } = seatOf(s, seat);
  const hidden = hand.indexOf('?');
  if (hand.includes(card) || hidden < 0) return s;
  const known = withSeat(s, seat, { hand: hand.with(hidden, card) });
  return { ...known, deck: { ...s.deck, unseen: added(s.deck.unseen, card, -1) } };
};

export const terrainPlayed = (s: KbState, e: KbEventOf<'TerrainPlayed'>): KbState =>
  withTurn(e.card === 'native' ? s : shown(s, e.seat, e.card), {
    terrain: e.terrain,
    card: e.card,
    // A new card counts anew as long as nothing was built: swamp may have filled up before.
    ...(s.turn?.begun ? {} : { left: e.terrain === 'swamp' ? ON_SWAMP : OWED }),
  });

export const cardRemoved = (before: KbState, e: KbEventOf<'CardRemoved'>): KbState => {
  const s = shown(before, e.seat, e.card);
  const { hand } = seatOf(s, e.seat);
  const where = hand.indexOf(e.card);
  return withTurn(where < 0 ? s : withSeat(s, e.seat, { hand: hand.toSpliced(where, 1) }), {
    terrain: null,
    card: null,
    ...(s.turn?.begun ? {} : { left: OWED }),
  });
};

/** All cards of the hand go to the discards, those that were hidden as well. */
export const discarded = (s: KbState, seat: Seat, cards: readonly string[]): KbState => {
  let { unseen, discards } = s.deck;
  const known = [...seatOf(s, seat).hand];
  for (const card of cards) {
    const where = known.indexOf(card);
    if (where < 0) unseen = added(unseen, card, -1);
    else known.splice(where, 1);
    discards = added(discards, card, 1);
  }
  return { ...withSeat(s, seat, { hand: [] }), deck: { ...s.deck, unseen, discards } };
};
