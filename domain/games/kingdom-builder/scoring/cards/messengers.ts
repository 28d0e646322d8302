import { landOf } from '../../board/board.ts';
import type { Hex } from '../../board/hex.ts';
import { areas } from '../../board/kingdom.ts';
import type { Card } from './card.ts';

/** Hexes on the shortest way from a hex to the farthest one of its area, both ends included. */
const reach = (neighbours: readonly (readonly Hex[])[], area: ReadonlySet<Hex>, from: Hex): number => {
  const seen = new Set([from]);
  let ring = [from];
  let length = 0;
  for (; ring.length > 0; length += 1) {
    ring = ring.flatMap((hex) => (neighbours[hex] ?? []).filter((h) => area.has(h) && !seen.has(h) && seen.add(h)));
  }
  return length;
};

/** 2 gold for each hex on the longest shortest way through one of your areas; a lone settlement is no way. */
export const messengers: Card = {
  id: 'messengers',
  module: 'marshlands',
  score: (s, seat) => {
    const { neighbours } = landOf(s.board);
    const ways = areas(s, seat)
      .filter((area) => area.length > 1)
      .flatMap((area) => {
        const all = new Set(area);
        return area.map((hex) => reach(neighbours, all, hex));
      });
    return 2 * Math.max(0, ...ways);
  },
};
