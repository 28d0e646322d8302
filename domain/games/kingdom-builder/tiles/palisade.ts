import type { Seat } from '../../../kernel/rules.ts';
import { landOf } from '../board/board.ts';
import { openHexes, suitableGrounds } from '../board/ground.ts';
import type { Hex } from '../board/hex.ts';
import { connected, ownHexes } from '../board/kingdom.ts';
import type { KbState } from '../state.ts';
import { moveTile } from './move-tile.ts';

/** What is left of a settlement's area when it is gone; nothing where the ruling forbids to split it. */
const remains = (s: KbState, seat: Seat, from: Hex): readonly Hex[] => {
  const { neighbours, size } = landOf(s.board);
  const area = connected(neighbours, ownHexes(s, seat), size).find((hexes) => hexes.includes(from)) ?? [];
  const rest = area.filter((hex) => hex !== from);
  const splits = connected(neighbours, rest, size).length > 1;
  return splits && s.rulings.palisade === 'noSplit' ? [] : rest;
};

/** Move one of your settlements to suitable ground beside what stays of its area. */
export const palisade = moveTile({
  id: 'palisade',
  module: 'harvest',
  to: (s, seat, from) => {
    const { neighbours } = landOf(s.board);
    const rest = remains(s, seat, from);
    return openHexes(s, suitableGrounds(s)).filter((hex) => (neighbours[hex] ?? []).some((h) => rest.includes(h)));
  },
  misfit: () => 'not-beside-the-same-area',
});
