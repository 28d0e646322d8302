import type { Seat } from '../../../../kernel/rules.ts';
import { type Land, landOf } from '../../board/board.ts';
import type { Hex } from '../../board/hex.ts';
import { scoresOn, scoringHexes } from '../../board/kingdom.ts';
import type { Module } from '../../sections/section.ts';
import { type KbState, seatOf } from '../../state.ts';

/** A Kingdom Builder card: the gold that it pays a seat. */
export interface Card {
  readonly id: string;
  readonly module: Module;
  score(s: KbState, seat: Seat): number;
  /** Gold at once for a settlement that has just been built on the hex; `by` as in the event. */
  built?(s: KbState, seat: Seat, hex: Hex, by: string): number;
  /** It pays once in a sector, so its gold is written down with the sector. */
  readonly bySector?: true;
  /** Rows that a seat marks as soon as its pieces stand so. */
  marks?(s: KbState, seat: Seat): readonly number[];
  /** A code for what a board lacks that this card cannot do without; null when it has it. */
  lacks?(land: Land): string | null;
  /** It pays for pieces in every sector; bots spread out. */
  readonly spreads?: true;
}

/** Gold that a card has paid during play. */
export const paid = (s: KbState, seat: Seat, id: string): number => seatOf(s, seat).gold[id] ?? 0;

/** How many pieces of a seat stand in each row of the main board. */
export const perRow = (s: KbState, seat: Seat): readonly number[] => {
  const land = landOf(s.board);
  const counts = Array.from({ length: land.height }, () => 0);
  for (const hex of scoringHexes(s, seat))
    if ((land.sector[hex] ?? -1) >= 0) counts[land.row[hex] ?? 0] = (counts[land.row[hex] ?? 0] ?? 0) + 1;
  return counts;
};

/** How many pieces of a seat stand in each of the four sectors. */
export const perSector = (s: KbState, seat: Seat): readonly number[] => {
  const { sector } = landOf(s.board);
  const counts = [0, 0, 0, 0];
  for (const hex of scoringHexes(s, seat)) {
    const q = sector[hex] ?? -1;
    if (q >= 0) counts[q] = (counts[q] ?? 0) + 1;
  }
  return counts;
};

/** How many scoring pieces of a seat stand beside a hex. */
export const ownBeside = (s: KbState, seat: Seat, hex: Hex): number => {
  let count = 0;
  for (const h of landOf(s.board).neighbours[hex] ?? []) count += scoresOn(s, seat, h) ? 1 : 0;
  return count;
};
