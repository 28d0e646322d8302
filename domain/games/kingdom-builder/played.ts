// Which terrain the turn is played on.

import type { Seat } from '../../kernel/rules.ts';
import { openHexes } from './ground.ts';
import { type KbState, seatOf } from './state.ts';
import { CARD_TERRAINS, type Ground } from './terrain.ts';

/** The terrains that a card stands for. */
export const terrainsOf = (card: string): readonly Ground[] => CARD_TERRAINS.filter((terrain) => terrain === card);

/** Terrains that the turn may be played on, each with a card; one that is full is no choice. */
export const playable = (s: KbState, seat: Seat): readonly { readonly terrain: Ground; readonly card: string }[] => {
  const choices = seatOf(s, seat).hand.flatMap((card) => terrainsOf(card).map((terrain) => ({ terrain, card })));
  return choices.filter(
    ({ terrain }, i) => choices.findIndex((c) => c.terrain === terrain) === i && openHexes(s, [terrain]).length > 0,
  );
};

/** The terrain of the turn: what was shown, or the only one that can be; null while there is a choice or nothing. */
export const terrainNow = (s: KbState, seat: Seat): Ground | null => {
  if (s.turn?.terrain) return s.turn.terrain;
  const [only, more] = playable(s, seat);
  return only && !more ? only.terrain : null;
};

/** Open hexes of the terrain of the turn. */
export const playedHexes = (s: KbState, seat: Seat): readonly number[] => {
  const terrain = terrainNow(s, seat);
  return terrain ? openHexes(s, [terrain]) : [];
};

/** No terrain that this seat may play has an open hex left. */
export const exhausted = (s: KbState, seat: Seat): boolean => {
  const terrain = s.turn?.terrain;
  return terrain ? openHexes(s, [terrain]).length === 0 : playable(s, seat).length === 0;
};

/** Another card could be drawn. */
export const canDraw = (s: KbState): boolean => s.deck.size > 0 || Object.values(s.deck.discards).some((n) => n > 0);

/** Mandatory builds that can still be made: none once no terrain and no card is left. */
export const owed = (s: KbState, seat: Seat): number => {
  const left = Math.min(s.turn?.left ?? 0, seatOf(s, seat).supply);
  return left > 0 && exhausted(s, seat) && !canDraw(s) ? 0 : left;
};

/** Between the first and the last of the mandatory builds nothing else may be done. */
export const amidBuilding = (s: KbState, seat: Seat): boolean => s.turn?.begun === true && owed(s, seat) > 0;
