import type { Outcome } from './one-game.ts';

type Result = Omit<Outcome, 'events'>;

interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

export interface Table {
  readonly games: number;
  readonly rounds: Spread;
  readonly scores: Spread;
  readonly winners: Spread;
  /** Share of the games that each seat won, ties shared. */
  readonly won: readonly number[];
}

export const rounded = (n: number, places: number): number => Math.round(n * 10 ** places) / 10 ** places;

export const mean = (numbers: readonly number[]): number =>
  rounded(numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length), 1);

const spread = (numbers: readonly number[]): Spread => ({
  least: Math.min(...numbers),
  mean: mean(numbers),
  most: Math.max(...numbers),
});

const best = ({ scores }: Result): number => Math.max(...scores.map((score) => score.total));

/** Rounds, scores and wins of the games with one number of players. */
export const tableOf = (outcomes: readonly Result[], seats: number): Table => {
  const won = Array.from({ length: seats }, (_, seat) => {
    const shares = outcomes.map((outcome) => {
      const first = outcome.ranking.filter((rank) => rank === 1).length;
      return outcome.ranking[seat] === 1 ? 1 / first : 0;
    });
    return rounded(shares.reduce((sum, n) => sum + n, 0) / outcomes.length, 3);
  });
  return {
    games: outcomes.length,
    rounds: spread(outcomes.map((outcome) => outcome.rounds)),
    scores: spread(outcomes.flatMap((outcome) => outcome.scores.map((score) => score.total))),
    winners: spread(outcomes.map(best)),
    won,
  };
};

/** The mean of each of the title's own numbers. */
export const figuresOf = (outcomes: readonly Pick<Outcome, 'figures'>[]): Readonly<Record<string, number>> => {
  const names = Object.keys(outcomes[0]?.figures ?? {});
  const all = (name: string): number => outcomes.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, rounded(all(name) / outcomes.length, 3)]));
};
