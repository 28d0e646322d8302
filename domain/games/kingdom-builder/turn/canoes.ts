// Canoes answer when somebody takes the last tile of a location.

import type { Seat } from '../../../kernel/rules.ts';
import { openHexes } from '../board/ground.ts';
import { type KbState, seatOf } from '../state.ts';
import { hasBonus } from './bonus.ts';
import type { Unfolding } from './unfolding.ts';

/** Seats whose canoe answers, clockwise after the one that took the tile; with the bonus that one as well, last. */
const answering = (s: KbState, taker: Seat): readonly Seat[] =>
  s.seats
    .map((_, i) => (taker + 1 + i) % s.seats.length)
    .filter((seat) => seat !== taker || hasBonus(s, seat, 'canoe'))
    .filter((seat) => {
      const { held, resigned } = seatOf(s, seat);
      return !resigned && held.some((one) => one.tile === 'canoe' && !one.charged);
    });

/** One canoe of each answering seat may be used: at the start of its next turn, or at once. */
export const chargeCanoes = (u: Unfolding, taker: Seat): void => {
  const seats = answering(u.state, taker);
  if (u.state.rulings.canoeWhen === 'nextTurn') for (const seat of seats) u.tell({ type: 'CanoeCharged', seat });
  else if (openHexes(u.state, ['swamp', 'water']).length > 0)
    for (const seat of seats.toReversed())
      if (seatOf(u.state, seat).supply > 0)
        u.tell({ type: 'BuildsOwed', seat, kind: 'canoe', terrains: ['swamp', 'water'], left: 1 });
};
