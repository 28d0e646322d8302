// What must be answered before anything else.

import type { Seat } from '../../../kernel/rules.ts';
import { besideOwn, ifPossible, openHexes, ownSettlements, suitableGrounds } from '../board/ground.ts';
import type { Hex } from '../board/hex.ts';
import { type KbState, type Pending, seatOf } from '../state.ts';
import { plateausOf } from './placing.ts';

/** The answer that is due now. */
export const topOf = (s: KbState): Pending | undefined => s.pending.at(-1);

/** Where an owed build may stand: on one of its terrains, each beside one's own if possible. A canoe takes all as one. */
export const owedHexes = (s: KbState, { seat, terrains, kind }: Pending): readonly Hex[] =>
  kind === 'canoe'
    ? ifPossible(s, seat, openHexes(s, terrains))
    : terrains.flatMap((terrain) => ifPossible(s, seat, openHexes(s, [terrain]))).sort((a, b) => a - b);

/** Where a settlement of a silo may be built. */
export const siloBuilds = (s: KbState, seat: Seat): readonly Hex[] => {
  const top = topOf(s);
  const open = top?.silo?.mode === 'build' || (top?.left ?? 0) > 0;
  if (!open || s.rulings.siloMode === 'moveOnly' || seatOf(s, seat).supply === 0) return [];
  return openHexes(s, suitableGrounds(s)).filter((hex) => besideOwn(s, seat, hex));
};

/** Where a settlement may go by a silo. */
export const siloGoals = (s: KbState, seat: Seat, from: Hex): readonly Hex[] =>
  openHexes(s, suitableGrounds(s)).filter((hex) => besideOwn(s, seat, hex, from));

/** Whether there is any. */
const mayGo = (s: KbState, seat: Seat, from: Hex): boolean =>
  openHexes(s, suitableGrounds(s)).some((hex) => besideOwn(s, seat, hex, from));

/** Settlements that may be moved by a silo. */
export const siloStarts = (s: KbState, seat: Seat): readonly Hex[] => {
  const top = topOf(s);
  const open = top?.silo?.mode === 'move' || (top?.left ?? 0) > 0;
  if (!open || s.rulings.siloMode === 'buildOnly') return [];
  return ownSettlements(s, seat).filter((hex) => mayGo(s, seat, hex));
};

/** Whether there is anything to answer it with. */
export const answerable = (s: KbState, one: Pending): boolean => {
  if (seatOf(s, one.seat).resigned) return false;
  if (one.kind === 'plateaus') return one.hex !== undefined && plateausOf(s, one.hex).length > 0;
  if (one.kind === 'silo') return siloBuilds(s, one.seat).length > 0 || siloStarts(s, one.seat).length > 0;
  return seatOf(s, one.seat).supply > 0 && owedHexes(s, one).length > 0;
};
