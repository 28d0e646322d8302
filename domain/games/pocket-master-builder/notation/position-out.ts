import { cellName } from '../board/table.ts';
import type { PmbState } from '../state.ts';

const byName = <T>(cells: readonly (T | null)[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cells.flatMap((one, cell) => (one === null ? [] : [[cellName(cell), one] as const])));

/** A situation in the form that `position-in.ts` reads. */
export const writePosition = (s: PmbState) => ({
  edition: s.edition.id,
  variants: s.variants,
  first: s.first,
  walls: s.walls,
  starting: s.starting,
  landmarks: s.landmarks,
  grid: byName(s.grid),
  buildings: byName(s.owners),
  workers: s.workers,
  players: s.players,
  discards: s.discards,
  pile: s.pile,
  oraclesUnder: s.oraclesUnder,
  last: s.last,
  builtIn: s.builtIn,
  ...(s.stalled ? { stalled: true } : {}),
  turn: s.turn && { ...s.turn, played: s.turn.played === null ? null : cellName(s.turn.played) },
  ...(s.gains.length > 0 ? { gains: s.gains } : {}),
});
