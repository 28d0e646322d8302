import type { Land } from '../../../domain/games/kingdom-builder/board.ts';
import { type Hex, hexOf } from '../../../domain/games/kingdom-builder/hex.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { BoardProps } from '../table.ts';

const MOVES = ['move-from', 'move-to'];

/** A move of several steps that is not complete yet, drawn as if its steps so far were made: from, to, from, to. */
export const halfway = (s: KbState, land: Land, { choice, move }: BoardProps): KbState => {
  if (!choice || !move || !MOVES.includes(choice.ask)) return s;
  const hexes: readonly Hex[] = move.picks.map((pick) => hexOf(land, pick)).filter((hex) => hex >= 0);
  if (hexes.length < 2) return s;
  const pieces = s.pieces.slice();
  for (let i = 0; i + 1 < hexes.length; i += 2) {
    const [from = -1, to = -1] = hexes.slice(i, i + 2);
    pieces[to] = pieces[from] ?? 0;
    pieces[from] = 0;
  }
  return { ...s, pieces };
};
