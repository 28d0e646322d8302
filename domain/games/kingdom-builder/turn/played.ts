// Which terrain the turn is played on.

import type { Seat } from '../../../kernel/rules.ts';
import { openHexes } from '../board/ground.ts';
import { CARD_TERRAINS, type Ground } from '../board/terrain.ts';
import { type KbState, seatOf } from '../state.ts';

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

const ownChoices = (s: KbState, seat: Seat): readonly Playable[] =>
  seatOf(s, seat).hand.flatMap((card) => terrainsOf(card).map((terrain) => ({ terrain, card })));

/** The native soil is chosen before anything else is done, or not at all in this turn. */
const choices = (s: KbState, seat: Seat): readonly Playable[] => {
  const own = ownChoices(s, seat);
  const native = s.nativeSoil !== null && (!s.turn?.started || s.turn.card === NATIVE);
  return native && s.nativeSoil ? [{ terrain: s.nativeSoil, card: NATIVE }, ...own] : own;
};

/** Terrains that the turn may be played on, each with a card; one that is full is no choice. */
export const playable = (s: KbState, seat: Seat): readonly Playable[] => openChoices(s, choices(s, seat));

const openChoices = (s: KbState, all: readonly Playable[]): readonly Playable[] =>
  all.filter(
    ({ terrain }, i) => all.findIndex((c) => c.terrain === terrain) === i && openHexes(s, [terrain]).length > 0,
  );

/** Terrains of the own cards, where the native soil may be left aside before it is said which of them is played. */
export const ownTerrains = (s: KbState, seat: Seat): readonly Ground[] =>
  mustDecide(s, seat) ? openChoices(s, ownChoices(s, seat)).map(({ terrain }) => terrain) : [];

/** Native soil or own card: nothing else may be done before this is said. */
export const mustDecide = (s: KbState, seat: Seat): boolean => {
  if (!s.nativeSoil || !s.turn || s.turn.terrain || s.turn.started) return false;
  const all = playable(s, seat);
  return all.some(({ card }) => card === NATIVE) && all.some(({ card }) => card !== NATIVE);
};

/** Builds of the turn that are not made yet, whether or not they can be. */
const unbuilt = (s: KbState): number =>
  s.turn ? Math.min(s.turn.left, seatOf(s, s.turn.seat).supply) + s.turn.temple : 0;

/** The terrain that holds for the turn. A native soil that fills up before the mandatory action is done holds no longer. */
const shown = (s: KbState): Ground | null => {
  const { terrain = null, card = null } = s.turn ?? {};
  const left = card === NATIVE && unbuilt(s) > 0;
  return terrain && left && openHexes(s, [terrain]).length === 0 ? null : terrain;
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
const amidBuilding = (s: KbState, seat: Seat): boolean => s.turn?.begun === true && owed(s, seat) > 0;

/** Why no extra action may be used now; null when one may. */
export const heldUp = (s: KbState, seat: Seat): string | null => {
  if (mustDecide(s, seat)) return 'choose-terrain-first';
  return amidBuilding(s, seat) ? 'finish-building-first' : null;
};
