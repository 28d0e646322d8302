import type { Seat } from '../../../kernel/rules.ts';
import type { WallCard } from '../editions/edition.ts';
import { type PmbState, playerAt, wallCard } from '../state.ts';

/** A space of the wall track. A wall card with two numbers has two of them. */
interface WallSpace {
  /** From 1, left to right; also the line below it. */
  readonly number: number;
  readonly honor: number;
  /** The first space of its card: who enters it gains the immediate reward. */
  readonly enters: boolean;
  readonly card: WallCard;
}

/** The spaces from left to right; the marker's space 1 is the first of them. */
export const wallSpaces = (s: PmbState): readonly WallSpace[] =>
  s.walls.flatMap((id, i) => {
    const card = wallCard(s, id);
    return card.honors.map((honor, at) => ({ number: i + 1, honor, enters: at === 0, card }));
  });

/** How many walls a seat has: the number of the card that its marker is on, 1 at the start. */
export const wallsOf = (s: PmbState, seat: Seat): number => {
  let left = playerAt(s, seat).wall;
  for (const [i, id] of s.walls.entries()) {
    left -= wallCard(s, id).honors.length;
    if (left <= 0) return i + 1;
  }
  return s.walls.length;
};

export const wallHonor = (s: PmbState, seat: Seat): number => {
  const reached = wallSpaces(s).slice(0, playerAt(s, seat).wall);
  return s.variants.wall_honor_mode === 'cumulative'
    ? reached.reduce((sum, space) => sum + space.honor, 0)
    : (reached.at(-1)?.honor ?? 0);
};
