import { type Land, landOf } from '../board/board.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { type Piece, pieceOf } from '../board/pieces.ts';
import type { Ground } from '../board/terrain.ts';
import type { KbState } from '../state.ts';

/** All that is to be seen on one hex. */
export interface Look {
  readonly ground: Ground;
  /** What lies on a special hex: the tile of a location, a nomad tile, a capitol; '' for nothing. */
  readonly tile: string;
  /** Tiles that still lie here, and that have lain here. */
  readonly left: number;
  readonly of: number;
  readonly piece: Piece | null;
  /** Which take of the ground's drawing, any whole number. */
  readonly take: number;
}

/** Every hex of a position by its number; null where the island has none. */
export const looks = (s: KbState): readonly (Look | null)[] => {
  const land = landOf(s.board);
  const gone = new Map<number, number>();
  for (const seat of s.seats) for (const hex of seat.taken) gone.set(hex, (gone.get(hex) ?? 0) + 1);
  return land.ground.map((ground, hex) => {
    if (ground === null) return null;
    const location = land.locationAt[hex] ?? -1;
    const left = s.tilesLeft[location] ?? 0;
    return {
      ground,
      tile: s.board.locations[location]?.tile ?? lyingOn(s, land, hex, ground),
      left,
      of: left + (gone.get(hex) ?? 0),
      piece: pieceOf(s.pieces[hex] ?? 0),
      take: takeOf(land.row[hex] ?? 0, land.col[hex] ?? 0),
    };
  });
};

const lyingOn = (s: KbState, land: Land, hex: Hex, ground: Ground): string => {
  if (ground === 'nomad') return s.nomads[pickOf(land, hex)] ?? '';
  return s.capitols.includes(hex) ? 'capitol' : '';
};

// Any mixture does, as long as neighbours mostly differ and a hex always looks the same.
const takeOf = (row: number, col: number): number => (row * 7 + col * 11 + row * col) % 3;
