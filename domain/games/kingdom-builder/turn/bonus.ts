import type { Seat } from '../../../kernel/rules.ts';
import { type KbState, seatOf } from '../state.ts';

/** Locations of which a second tile brings a bonus. */
export const WITH_BONUS: readonly string[] = ['refuge', 'fountain', 'temple', 'canoe'];

/** How many bonus tiles there are of each kind. */
const BONUSES = 2;

/** The bonus tile of a location tile. */
export const bonusOf = (tile: string): string => `${tile}_bonus`;

/** Whether a seat has a bonus that it may use. */
export const hasBonus = (s: KbState, seat: Seat, tile: string): boolean =>
  seatOf(s, seat).held.some((held) => held.tile === bonusOf(tile) && !held.fresh);

const count = (s: KbState, seat: Seat, tile: string): number =>
  seatOf(s, seat).held.filter((held) => held.tile === tile).length;

/** The second tile of a kind has come, and a bonus of it is left. */
export const earnsBonus = (s: KbState, seat: Seat, tile: string): boolean =>
  WITH_BONUS.includes(tile) && count(s, seat, tile) === 2 && (s.bonuses[bonusOf(tile)] ?? 0) < BONUSES;

/** A bonus whose second tile is gone. */
export const losesBonus = (s: KbState, seat: Seat, tile: string): boolean =>
  count(s, seat, bonusOf(tile)) > 0 && count(s, seat, tile) < 2;
