import type { Seat } from '../../../kernel/rules.ts';

/** What can stand on a hex, in the order of their codes from 1. */
export const PIECES = [
  'settlement',
  'city_hall',
  'warrior',
  'wagon',
  'ship',
  'sentry',
  'wall',
  'cave',
  'ferry',
  'volcano',
] as const;
export type PieceKind = (typeof PIECES)[number];

/** What belongs to nobody. */
export const NEUTRAL: readonly PieceKind[] = ['wall', 'cave', 'ferry', 'volcano'];

export interface Piece {
  readonly kind: PieceKind;
  /** Null for what belongs to nobody. */
  readonly seat: Seat | null;
}

const NUMBERS = Object.fromEntries(PIECES.map((kind, i) => [kind, i + 1])) as Readonly<Record<PieceKind, number>>;

// A state holds one small number for each hex, so that a fold copies 400 numbers and no objects: kind * 8 + seat + 1.
/** The number of a piece; 0 is an empty hex. */
export const codeOf = (kind: PieceKind, seat: Seat | null): number =>
  NUMBERS[kind] * 8 + (seat === null ? 0 : seat + 1);

/** The seat of a code; -1 for nobody's. */
export const ownerOf = (code: number): Seat => (code & 7) - 1;

/** Whether the code is of this kind. */
export const isKind = (code: number, kind: PieceKind): boolean => code >> 3 === NUMBERS[kind];

/** The piece of a code; null for an empty hex. */
export const pieceOf = (code: number): Piece | null => {
  const kind = PIECES[(code >> 3) - 1];
  return kind ? { kind, seat: ownerOf(code) < 0 ? null : ownerOf(code) } : null;
};
