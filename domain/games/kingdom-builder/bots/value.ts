import type { Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import type { Hex } from '../board/hex.ts';
import { anyPiece, scoringHexes } from '../board/kingdom.ts';
import { isKind, ownerOf } from '../board/pieces.ts';
import { CARD_TERRAINS } from '../board/terrain.ts';
import { scoreOf } from '../scores.ts';
import { perSector } from '../scoring/cards/card.ts';
import { cardOf } from '../scoring/cards/index.ts';
import { type KbState, seatOf } from '../state.ts';

/** What a position is worth to a bot: the gold of now, and a little for what may come of it. */
export const value = (s: KbState, seat: Seat): number => {
  const own = scoringHexes(s, seat);
  const { held, supply, tokens } = seatOf(s, seat);
  const early = supply / 40;
  const sectors = s.cards.some((card) => cardOf(card)?.spreads) ? spread(s, seat) : 0;
  return (
    scoreOf(s, seat).total +
    2.5 * early * held.length -
    0.25 * supply +
    early * (nearness(s, seat, own) + 0.5 * untouched(s, own)) +
    0.4 * sectors +
    s.pending.reduce((sum, one) => sum + (one.seat === seat ? one.left : 0), 0) +
    0.12 * hindered(s, seat) +
    0.6 * tokens +
    0.3 * s.seats.reduce((sum, one, i) => sum + (i === seat ? 0 : one.supply), 0)
  );
};

/** Pieces of others beside walls: each wall takes a place from them. */
const hindered = (s: KbState, seat: Seat): number => {
  if (!anyPiece(s, 'wall')) return 0;
  const { neighbours } = landOf(s.board);
  let sum = 0;
  for (let hex = 0; hex < s.pieces.length; hex += 1)
    if (isKind(s.pieces[hex] ?? 0, 'wall'))
      for (const h of neighbours[hex] ?? []) {
        const owner = ownerOf(s.pieces[h] ?? 0);
        sum += owner >= 0 && owner !== seat ? 1 : 0;
      }
  return sum;
};

const spread = (s: KbState, seat: Seat): number => perSector(s, seat).reduce((sum, n) => sum + Math.sqrt(n), 0);

/** How close the nearest own pieces are to castles and to locations that still give a tile. */
const nearness = (s: KbState, seat: Seat, own: readonly Hex[]): number => {
  const land = landOf(s.board);
  const { taken } = seatOf(s, seat);
  let sum = 0;
  for (const special of land.specials) {
    const index = land.locationAt[special] ?? -1;
    if (index >= 0 && ((s.tilesLeft[index] ?? 0) === 0 || taken.includes(special))) continue;
    let nearest = 99;
    for (const hex of own) nearest = Math.min(nearest, distance(land.row, land.col, hex, special));
    if (nearest > 1) sum += 1.5 / (1 + nearest);
  }
  return sum;
};

const distance = (row: readonly number[], col: readonly number[], a: Hex, b: Hex): number => {
  const ra = row[a] ?? 0;
  const rb = row[b] ?? 0;
  const qa = (col[a] ?? 0) - (ra - (ra & 1)) / 2;
  const qb = (col[b] ?? 0) - (rb - (rb & 1)) / 2;
  return Math.max(Math.abs(qa - qb), Math.abs(ra - rb), Math.abs(qa + ra - qb - rb));
};

/** Terrains that no own piece touches: a card of theirs may be played anywhere. */
const untouched = (s: KbState, own: readonly Hex[]): number => {
  const land = landOf(s.board);
  const touched = new Set<string>();
  for (const hex of own)
    for (const beside of land.neighbours[hex] ?? []) if (s.pieces[beside] === 0) touched.add(land.ground[beside] ?? '');
  return CARD_TERRAINS.filter((terrain) => !touched.has(terrain)).length;
};

/** The worth of a position in which the piece on a hex is gone. */
export const valueWithout = (s: KbState, seat: Seat, pick: string): number => {
  const hex = at(s.board, pick);
  return ownerOf(s.pieces[hex] ?? 0) === seat ? value({ ...s, pieces: s.pieces.with(hex, 0) }, seat) : 0;
};
