import type { Seat } from '../../../kernel/rules.ts';
import type { KbState } from '../state.ts';
import { landOf } from './board.ts';
import type { Hex } from './hex.ts';
import { anyPiece, ownHexes, remembered } from './kingdom.ts';
import { isKind, ownerOf, type PieceKind, pieceOf } from './pieces.ts';
import { CARD_TERRAINS, type Ground, SPECIALS } from './terrain.ts';

/** Grounds on which one may build wherever a rule says "suitable". */
export const suitableGrounds = (s: KbState): readonly Ground[] => [
  ...CARD_TERRAINS,
  ...(s.rulings.swampSuitable ? (['swamp'] as const) : []),
  ...(s.rulings.farmlandSuitable ? (['farmland'] as const) : []),
];

/** A ground that one may build on without a special leave. */
export const isSuitable = (s: KbState, hex: Hex): boolean => {
  const ground = landOf(s.board).ground[hex];
  return ground != null && suitableGrounds(s).includes(ground);
};

/** Nothing stands on the hex and nothing special is printed on it. */
export const isEmpty = (s: KbState, hex: Hex): boolean => {
  const ground = landOf(s.board).ground[hex];
  return s.pieces[hex] === 0 && ground != null && !SPECIALS.includes(ground);
};

/** A warrior beside a hex closes it to everybody. */
export const besideWarrior = (s: KbState, hex: Hex): boolean =>
  anyPiece(s, 'warrior') && (landOf(s.board).neighbours[hex] ?? []).some((h) => isKind(s.pieces[h] ?? 0, 'warrior'));

/** Empty and closed by no warrior: something may be put here if the ground is right. */
export const isOpen = (s: KbState, hex: Hex): boolean => isEmpty(s, hex) && !besideWarrior(s, hex);

/** All open hexes of these grounds, in reading order. */
export const openHexes = (s: KbState, grounds: readonly Ground[]): readonly Hex[] =>
  remembered(s, grounds.join(), () => openNow(s, grounds));

const openNow = (s: KbState, grounds: readonly Ground[]): readonly Hex[] => {
  const { of } = landOf(s.board);
  const warriors = anyPiece(s, 'warrior');
  const open = (hex: Hex): boolean => s.pieces[hex] === 0 && !(warriors && besideWarrior(s, hex));
  const found = grounds.flatMap((ground) => (of[ground] ?? []).filter(open));
  return grounds.length > 1 ? found.sort((a, b) => a - b) : found;
};

/** A piece of this seat stands beside the hex; `lifted` is one that does not count. */
export const besideOwn = (s: KbState, seat: Seat, hex: Hex, lifted = -1): boolean => {
  const around = landOf(s.board).neighbours[hex] ?? [];
  for (const h of around) if (h !== lifted && ownerOf(s.pieces[h] ?? 0) === seat) return true;
  return false;
};

/** Settlements of this seat: what tiles may move and remove. */
export const ownSettlements = (s: KbState, seat: Seat): readonly Hex[] =>
  ownHexes(s, seat).filter((hex) => isKind(s.pieces[hex] ?? 0, 'settlement'));

/** An outpost lets the next build of this seat stand anywhere that is allowed. */
export const hasOutpost = (s: KbState, seat: Seat): boolean => s.turn?.seat === seat && s.turn.outposts > 0;

/** The rule of the game: next to your own if you can, anywhere allowed if you cannot. */
export const ifPossible = (s: KbState, seat: Seat, hexes: readonly Hex[]): readonly Hex[] => {
  if (hasOutpost(s, seat)) return hexes;
  const near = hexes.filter((hex) => besideOwn(s, seat, hex));
  return near.length > 0 ? near : hexes;
};

/**
 * The same for a piece that is lifted from `from` first: it does not support its own target, and the hex just left counts
 * as one that was possible, unless the ruling says otherwise or a warrior stands beside it. `back`: it is ground that the
 * tile may land on.
 */
export const ifPossibleFrom = (
  s: KbState,
  seat: Seat,
  from: Hex,
  hexes: readonly Hex[],
  back: boolean,
): readonly Hex[] => {
  const near = hexes.filter((hex) => besideOwn(s, seat, hex, from));
  const stays = back && s.rulings.vacatedHex === 'counts' && besideOwn(s, seat, from, from) && !besideWarrior(s, from);
  return near.length > 0 || stays ? near : hexes;
};

// Whoever stands beside a warrior is kept away by it, and sentries are no settlements of others.
const COUNTS_AS_SETTLEMENT: readonly PieceKind[] = ['settlement', 'city_hall', 'wagon', 'ship'];

/** Another seat has a settlement, or what counts as one, beside the hex. */
export const besideOpponent = (s: KbState, seat: Seat, hex: Hex): boolean =>
  (landOf(s.board).neighbours[hex] ?? []).some((h) => {
    const piece = pieceOf(s.pieces[h] ?? 0);
    return piece?.seat != null && piece.seat !== seat && COUNTS_AS_SETTLEMENT.includes(piece.kind);
  });
