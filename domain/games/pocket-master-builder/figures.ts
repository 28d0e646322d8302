import { spoken } from './board/names.ts';
import { scores } from './scores.ts';
import { buildings, type PmbState, playerAt } from './state.ts';

const mean = (a: number, b: number): number => (a + b) / 2;

/** 1 when the seat that began has won, a half for a tie. */
const firstWins = (s: PmbState): number => {
  const [mine, other] = [scores(s)[s.first], scores(s)[1 - s.first]];
  if (!mine || !other) return 0;
  const lead = [mine.total - other.total, ...mine.tieBreaks.map((n, i) => n - (other.tieBreaks[i] ?? 0))];
  const told = lead.find((n) => n !== 0) ?? 0;
  return told > 0 ? 1 : told < 0 ? 0 : 0.5;
};

/** What self-play averages over finished games: by player where nothing else is said. */
export const figures = (s: PmbState): Readonly<Record<string, number>> => {
  const both = (of: (seat: number) => number): number => mean(of(0), of(1));
  const parts = Object.keys(scores(s)[0]?.parts ?? {});
  const built = s.edition.kingdom.map(({ id, name }) => {
    const cell = s.grid.indexOf(id);
    return [`built ${spoken(name)}`, cell >= 0 && s.owners[cell] !== null ? 1 : 0] as const;
  });
  return {
    rounds: s.last ?? 0,
    'first seat wins': firstWins(s),
    'cells filled': s.grid.filter((id) => id !== null).length,
    buildings: both((seat) => buildings(s, seat).length),
    ...Object.fromEntries(parts.map((part) => [`honor of ${part}`, both((seat) => scores(s)[seat]?.parts[part] ?? 0)])),
    'wall space': both((seat) => playerAt(s, seat).wall),
    'donkey level': both((seat) => playerAt(s, seat).donkey),
    ...Object.fromEntries(built),
  };
};
