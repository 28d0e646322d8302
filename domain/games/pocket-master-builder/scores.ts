import type { Seat, SeatScore } from '../../kernel/rules.ts';
import { cellAt, LINES, ROWS } from './board/table.ts';
import { wallHonor, wallsOf } from './board/wall-track.ts';
import type { OracleCard } from './editions/edition.ts';
import { buildings, kingdomCard, type PmbState, playerAt } from './state.ts';

const builtCards = (s: PmbState, seat: Seat) => buildings(s, seat).map((cell) => kingdomCard(s, s.grid[cell] ?? ''));

const ownOfType = (s: PmbState, seat: Seat, types: readonly string[]): number =>
  builtCards(s, seat).filter((card) => types.includes(card.type)).length;

/** Who holds the landmark of a line: more buildings above it, or the building right above it, as was agreed. */
export const landmarkHolder = (s: PmbState, line: number): Seat | null => {
  if (line === 1 || s.variants.landmark_mode === 'none') return null;
  if (s.variants.landmark_mode === 'adjacent_building') return s.owners[cellAt(4, line)] ?? null;
  const lead = ROWS.map((row) => s.owners[cellAt(row, line)]).reduce<number>(
    (sum, owner) => (owner === 0 ? sum + 1 : owner === 1 ? sum - 1 : sum),
    0,
  );
  return lead === 0 ? null : lead > 0 ? 0 : 1;
};

const linesHeld = (s: PmbState, seat: Seat): readonly number[] =>
  LINES.filter((line) => landmarkHolder(s, line) === seat);

/** What one building is worth at the end to its owner, its own icons included. */
const buildingHonor = (s: PmbState, seat: Seat, id: string): { readonly face: number; readonly icons: number } => {
  const card = kingdomCard(s, id);
  const icons = card.effects.reduce(
    (sum, e) => (e.kind === 'scoring' ? sum + e.honor * ownOfType(s, seat, [e.per_type]) : sum),
    0,
  );
  return { face: card.honor, icons };
};

export const oracleHonor = (s: PmbState, seat: Seat, { score }: OracleCard): number => {
  switch (score.kind) {
    case 'per_type':
      return score.flat + score.honor * ownOfType(s, seat, score.types);
    case 'per_walls':
      return score.flat + score.honor * Math.floor(wallsOf(s, seat) / score.every);
    case 'per_landmark':
      return score.flat + score.honor * linesHeld(s, seat).length;
  }
};

const donkeyHonor = (s: PmbState, seat: Seat): number => {
  const reached = s.edition.donkey.slice(0, playerAt(s, seat).donkey);
  return s.variants.donkey_honor_mode === 'cumulative'
    ? reached.reduce((sum, level) => sum + level.honor, 0)
    : (reached.at(-1)?.honor ?? 0);
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const partsOf = (s: PmbState, seat: Seat): Readonly<Record<string, number>> => {
  const built = buildings(s, seat).map((cell) => buildingHonor(s, seat, s.grid[cell] ?? ''));
  const landmarks = linesHeld(s, seat).map((line) => s.landmarks[line - 1]);
  // Oracles that the viewer does not know are none of the edition's, and count nothing.
  const { oracles } = playerAt(s, seat);
  return {
    buildings: sum(built.map((b) => b.face)),
    icons: sum(built.map((b) => b.icons)),
    landmarks: sum(s.edition.landmarks.filter((card) => landmarks.includes(card.id)).map((card) => card.honor)),
    walls: wallHonor(s, seat),
    donkey: donkeyHonor(s, seat),
    oracles: sum(
      s.edition.oracles.filter((card) => oracles.includes(card.id)).map((card) => oracleHonor(s, seat, card)),
    ),
  };
};

/** Ties go to more rewards, and then, where that is agreed, to the seat that played later. */
export const scores = (s: PmbState): readonly SeatScore[] =>
  s.players.map((player, seat) => {
    const parts = partsOf(s, seat);
    const later = s.variants.final_tie === 'later_player' ? [seat === s.first ? 0 : 1] : [];
    return { total: sum(Object.values(parts)), parts, tieBreaks: [player.rewards, ...later] };
  });
