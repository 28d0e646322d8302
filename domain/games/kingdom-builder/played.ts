// Which terrain the turn is played on.

import type { Seat } from '../../kernel/rules.ts';
import { openHexes } from './ground.ts';
import { type KbState, seatOf } from './state.ts';
import { CARD_TERRAINS, type Ground } from './terrain.ts';

/** The open card of a native soil. */
export const NATIVE = 'native';

/** The terrains that a card stands for: one, or swamp as the second. */
export const terrainsOf = (card: string): readonly Ground[] => {
  const [first, second] = card.split('_');
  const base = CARD_TERRAINS.filter((terrain) => terrain === first);
  return second === 'swamp' ? [...base, 'swamp'] : base;
};

export interface Playable {
  readonly terrain: Ground;
  readonly card: string;
}

const choices = (s: KbState, seat: Seat): readonly Playable[] => {
  const own = seatOf(s, seat).hand.flatMap((card) => terrainsOf(card).map((terrain) => ({ terrain, card })));
  return s.nativeSoil ? [{ terrain: s.nativeSoil, card: NATIVE }, ...own] : own;
};

/** Terrains that the turn may be played on, each with a card; one that is full is no choice. */
export const playable = (s: KbState, seat: Seat): readonly Playable[] => {
  const all = choices(s, seat);
  return all.filter(
    ({ terrain }, i) => all.findIndex((c) => c.terrain === terrain) === i && openHexes(s, [terrain]).length > 0,
  );
};

/** The terrain that holds for the turn. A native soil that has filled up holds no longer. */
const shown = (s: KbState): Ground | null => {
  const { terrain = null, card = null } = s.turn ?? {};
  return terrain && card === NATIVE && openHexes(s, [terrain]).length === 0 ? null : terrain;
};

/** What the turn is played on: what was shown, or the only terrain that can be; null while there is a choice or nothing. */
export const playedNow = (s: KbState, seat: Seat): Playable | null => {
  const terrain = shown(s);
  if (terrain) return { terrain, card: s.turn?.card ?? terrain };
  const [only, more] = playable(s, seat);
  return only && !more ? only : null;
};

/** Its terrain. */
export const terrainNow = (s: KbState, seat: Seat): Ground | null => playedNow(s, seat)?.terrain ?? null;

/** There is a terrain to be chosen. */
export const mayChoose = (s: KbState, seat: Seat): boolean => !shown(s) && playable(s, seat).length > 1;

/** Open hexes of the terrain of the turn. */
export const playedHexes = (s: KbState, seat: Seat): readonly number[] => {
  const terrain = terrainNow(s, seat);
  return terrain ? openHexes(s, [terrain]) : [];
};

/** No terrain that this seat may play has an open hex left. */
export const exhausted = (s: KbState, seat: Seat): boolean => {
  const terrain = shown(s);
  return terrain ? openHexes(s, [terrain]).length === 0 : playable(s, seat).length === 0;
};

/** Another card could be drawn. */
export const canDraw = (s: KbState): boolean => s.deck.size > 0 || Object.values(s.deck.discards).some((n) => n > 0);

/** Mandatory builds that can still be made, those of the temple among them: none once no terrain and no card is left. */
export const owed = (s: KbState, seat: Seat): number => {
  const left = Math.min(s.turn?.left ?? 0, seatOf(s, seat).supply) + (s.turn?.temple ?? 0);
  return left > 0 && exhausted(s, seat) && !canDraw(s) ? 0 : left;
};

/** Between the first and the last of the mandatory builds nothing else may be done. */
export const amidBuilding = (s: KbState, seat: Seat): boolean => s.turn?.begun === true && owed(s, seat) > 0;
