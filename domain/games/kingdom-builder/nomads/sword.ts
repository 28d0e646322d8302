import type { Pick, Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { pickOf } from '../board/hex.ts';
import { ownHexes } from '../board/kingdom.ts';
import { isKind, ownerOf } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import { giveBack } from '../turn/placing.ts';
import type { Nomad } from './nomad.ts';

/** What the Sword may strike of a seat: anything but a city hall. */
const struck = (s: KbState, seat: Seat): readonly Pick[] => {
  const land = landOf(s.board);
  const loose = ownHexes(s, seat).filter((hex) => !isKind(s.pieces[hex] ?? 0, 'city_hall'));
  return loose.map((hex) => pickOf(land, hex));
};

const victims = (s: KbState, seat: Seat): readonly Seat[] =>
  s.seats.map((_, other) => other).filter((other) => other !== seat && struck(s, other).length > 0);

/** Give one settlement of each other player back to its owner. */
export const sword: Nomad = {
  id: 'sword',
  count: 2,
  next(s, seat, picks) {
    const all = victims(s, seat);
    if (all.length === 0) return { ask: 'strike', from: [], why: 'nothing-to-strike' };
    const victim = all[picks.length];
    return victim === undefined ? null : { ask: 'strike', from: struck(s, victim) };
  },
  act(u, seat, picks) {
    for (const pick of picks) {
      const hex = at(u.state.board, pick);
      giveBack(u, ownerOf(u.state.pieces[hex] ?? 0), hex, 'sword', seat);
    }
    const full = u.state.seats.every(({ supply, aside }) => supply + aside > 0);
    if (u.state.rulings.swordCancelsEnd && u.state.ending && full) u.tell({ type: 'EndCancelled', seat });
  },
  whyNot: () => 'not-to-be-struck',
};
