import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import type { Hex } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import { ownBeside } from './cards/card.ts';

const GOLD = 5;

/** 5 gold for the most settlements beside each of these hexes; what equals get is ruled. */
export const leadership = (s: KbState, seat: Seat, hexes: readonly Hex[]): number =>
  hexes.reduce((gold, hex) => {
    const counts = s.seats.map((_, one) => ownBeside(s, one, hex));
    const most = Math.max(...counts);
    if (most === 0 || counts[seat] !== most) return gold;
    const leaders = counts.filter((n) => n === most).length;
    if (leaders === 1 || s.rulings.palaceTies === 'all') return gold + GOLD;
    return s.rulings.palaceTies === 'split' ? gold + Math.floor(GOLD / leaders) : gold;
  }, 0);

/** What the palaces pay a seat. */
export const palaces = (s: KbState, seat: Seat): number => leadership(s, seat, landOf(s.board).of.palace ?? []);
