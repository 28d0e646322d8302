import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { ifPossibleFrom, isOpen, isSuitable, openHexes, suitableGrounds } from '../board/ground.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import { moveTile } from './move-tile.ts';

const isGap = (s: KbState, hex: Hex): boolean => {
  const ground = landOf(s.board).ground[hex];
  return ground === 'water' || ground === 'mountain';
};

/** The first hex behind a gap that begins beside the start; -1 without one. */
const across = (s: KbState, from: Hex, direction: number): Hex => {
  const { steps } = landOf(s.board);
  const first = steps[from]?.[direction] ?? -1;
  if (first < 0 || !isGap(s, first)) return -1;
  let hex = first;
  while (hex >= 0 && isGap(s, hex)) hex = steps[hex]?.[direction] ?? -1;
  return hex;
};

const overSea = (s: KbState, seat: Seat, from: Hex): readonly Hex[] => {
  const { sector, edge } = landOf(s.board);
  const onIsland = (hex: Hex): boolean => sector[hex] === -1;
  const shore = (hex: Hex): boolean => (onIsland(from) ? edge[hex] === true : onIsland(hex));
  return ifPossibleFrom(s, seat, from, openHexes(s, suitableGrounds(s)).filter(shore), false);
};

/** Move one of your settlements straight over water or mountains to the first hex behind them; or by ruling over the sea. */
export const ropeBridge = moveTile({
  id: 'rope_bridge',
  module: 'island',
  to: (s, seat, from) => {
    if (s.rulings.ropeBridge === 'overSea') return overSea(s, seat, from);
    const goals = DIRECTIONS.map((d) => across(s, from, d));
    return goals.filter((hex) => hex >= 0 && isSuitable(s, hex) && isOpen(s, hex)).sort((a, b) => a - b);
  },
  misfit: (s, hex) => (isSuitable(s, hex) ? 'not-behind-a-gap' : 'not-suitable'),
});
