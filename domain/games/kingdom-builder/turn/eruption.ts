// What the volcano takes before the gold is counted.

import type { Pick, Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { scoringHexes } from '../board/kingdom.ts';
import { isKind } from '../board/pieces.ts';
import { type KbState, seatOf } from '../state.ts';

const sectorOf = (s: KbState): number => {
  const volcano = s.pieces.findIndex((code) => isKind(code, 'volcano'));
  return volcano < 0 ? -1 : (landOf(s.board).sector[volcano] ?? -1);
};

const counted = (s: KbState, seat: Seat): readonly Hex[] => {
  const sector = sectorOf(s);
  const inSector = scoringHexes(s, seat).filter((hex) => sector >= 0 && landOf(s.board).sector[hex] === sector);
  const only = s.rulings.volcanoMeeples === 'ignore' ? (['settlement', 'city_hall'] as const) : null;
  return only ? inSector.filter((hex) => only.some((kind) => isKind(s.pieces[hex] ?? 0, kind))) : inSector;
};

/** Pieces of a seat that the volcano may take: anything in its sector but a city hall. */
export const endangered = (s: KbState, seat: Seat): readonly Pick[] => {
  const land = landOf(s.board);
  return counted(s, seat)
    .filter((hex) => !isKind(s.pieces[hex] ?? 0, 'city_hall'))
    .map((hex) => pickOf(land, hex));
};

/** How many a seat gives up: a third, rounded up, as far as it can. */
export const tribute = (s: KbState, seat: Seat): number =>
  seatOf(s, seat).resigned ? 0 : Math.min(Math.ceil(counted(s, seat).length / 3), endangered(s, seat).length);
