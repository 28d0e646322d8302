import type { Counts } from '../../../kernel/random.ts';
import { CARD_TERRAINS, type Ground } from '../board/terrain.ts';

const EACH = 5;

/** Which terrain cards a game has. */
export interface Pile {
  /** One card more for each terrain, of which the other half is swamp. */
  readonly swamp: boolean;
  /** A terrain whose own cards are out: it lies open for everybody. */
  readonly native: Ground | null;
  /** A terrain that is out altogether. */
  readonly scouts: Ground | null;
}

const WHOLE: Pile = { swamp: false, native: null, scouts: null };

/** The terrain cards of a game, in canonical order. */
export const allCards = ({ swamp, native, scouts }: Pile = WHOLE): Counts => {
  const kept = CARD_TERRAINS.filter((terrain) => terrain !== scouts);
  const plain = kept.filter((terrain) => terrain !== native).map((terrain) => [terrain, EACH] as const);
  const halves = swamp ? kept.map((terrain) => [`${terrain}_swamp`, 1] as const) : [];
  return Object.fromEntries([...plain, ...halves]);
};
