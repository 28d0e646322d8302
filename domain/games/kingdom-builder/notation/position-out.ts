import { landOf } from '../board/board.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import { pieceOf } from '../board/pieces.ts';
import { HOUSE } from '../setup/house-rulings.ts';
import type { KbState } from '../state.ts';
import { cityHallHexes } from '../tiles/city-hall.ts';
import { writePending } from './pending.ts';

/** A state in the form in which positions are read. */
export const writePosition = (s: KbState): Readonly<Record<string, unknown>> => {
  const { board } = s;
  const land = landOf(board);
  const where = (hex: Hex): readonly (number | string)[] =>
    pickOf(land, hex)
      .split(',')
      .map((part) => (part === 'I' ? part : Number(part)));
  return {
    seats: s.seats.length,
    board: writeBoard(s),
    pieces: [
      ...s.pieces.flatMap((code, hex) => {
        const piece = pieceOf(code);
        const shown = piece && (piece.kind !== 'city_hall' || isCentre(s, hex));
        return shown ? [{ kind: piece.kind, seat: piece.seat, at: where(hex) }] : [];
      }),
      ...s.capitols.map((hex) => ({ kind: 'capitol', seat: null, at: where(hex) })),
    ],
    cards: s.cards,
    tasks: s.tasks,
    ...(s.turn ? { turn: { seat: s.turn.seat, terrain: s.turn.terrain, tiles: [], mandatoryLeft: s.turn.left } } : {}),
    hands: bySeat(s.seats.map((seat) => seat.hand)),
    supply: s.seats.map((seat) => seat.supply),
    held: s.seats.map((seat) => seat.held.map((one) => ({ ...one, from: one.from < 0 ? null : where(one.from) }))),
    taken: s.seats.map((seat) => seat.taken.map(where)),
    nomads: s.nomads,
    nomadsHeld: s.seats.map((seat) => seat.nomads),
    gold: s.seats.map((seat) => seat.gold),
    aside: s.seats.map((seat) => seat.aside),
    tokens: s.seats.map((seat) => seat.tokens),
    marks: s.marks,
    ...(s.decree ? { decree: s.decree } : {}),
    ...(s.nativeSoil ? { nativeSoil: s.nativeSoil } : {}),
    ...(s.scouts ? { scouts: s.scouts } : {}),
    ...(s.pending.length > 0 ? { pending: writePending(s) } : {}),
    tilesLeft: Object.fromEntries(board.locations.map((location, i) => [location.at, s.tilesLeft[i] ?? 0])),
    deck: s.deck.unseen,
    discards: s.deck.discards,
    options: Object.fromEntries(Object.entries(s.rulings).filter(([key, value]) => !isHouse(key, value))),
  };
};

/** A city hall is written down where all six hexes around belong to it. */
const isCentre = (s: KbState, hex: Hex): boolean =>
  cityHallHexes(s, hex).every((h) => s.pieces[h] === s.pieces[hex]) && cityHallHexes(s, hex).length > 6;

const isHouse = (key: string, value: unknown): boolean =>
  Object.entries(HOUSE).some(([k, ruled]) => k === key && ruled === value);

const bySeat = <T>(all: readonly T[]): Readonly<Record<number, T>> => ({ ...all });

const writeBoard = ({ board }: KbState): Readonly<Record<string, unknown>> => {
  const island = board.island.length > 0 ? { island: board.island } : {};
  if (board.sections.length > 0)
    return {
      sections: board.sections.map((section) => section.id),
      rotated: board.sections.map((section) => section.rotated),
      ...island,
    };
  return { terrain: board.rows, split: board.split, ...island };
};
