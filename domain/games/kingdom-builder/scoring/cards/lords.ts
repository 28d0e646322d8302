import { type Card, perSector } from './card.ts';

/** In each sector 12 gold for the most settlements and 6 for the next lower number; equals are paid in full. */
export const lords: Card = {
  id: 'lords',
  module: 'base',
  spreads: true,
  score: (s, seat) => {
    const counts = s.seats.map((_, one) => perSector(s, one));
    return [0, 1, 2, 3].reduce((gold, q) => {
      const ranks = [...new Set(counts.map((mine) => mine[q] ?? 0))].sort((a, b) => b - a);
      const mine = counts[seat]?.[q] ?? 0;
      if (ranks[0] === 0 || (mine === 0 && s.rulings.lordsZero === 'never')) return gold;
      return gold + (mine === ranks[0] ? 12 : mine === ranks[1] ? 6 : 0);
    }, 0);
  },
};
