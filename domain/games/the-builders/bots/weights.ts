/** What things are worth to the bot, in actions. Found by letting bots with different weights play each other. */
export interface Weights {
  /** A victory point. */
  readonly point: number;
  /** One of the first ten coins, one of those after them, and one that nobody needs for building. */
  readonly coin: number;
  readonly spareCoin: number;
  readonly idleCoin: number;
  /** What is left of a reward for every worker that still has to be sent before it comes. */
  readonly patience: number;
  /** Extra cost of the second and each further worker that a site still needs. */
  readonly crowd: number;
  /** Extra cost of counting on somebody who stands elsewhere or is counted on elsewhere. */
  readonly shared: number;
  /** Extra cost of counting on a worker who would first have to be recruited. */
  readonly recruit: number;
  /** Share of its worth that a building has while it lies in the row. */
  readonly open: number;
  /** The first worker of the team, and how much less each further one is worth. */
  readonly worker: number;
  readonly workerFade: number;
  /** A resource that a machine gives, while the game is young. */
  readonly machine: number;
  /** An action in hand while the turn is planned. */
  readonly hand: number;
}

export const WEIGHTS: Weights = {
  point: 1.6,
  coin: 0.35,
  spareCoin: 0.25,
  idleCoin: 0.08,
  patience: 0.94,
  crowd: 0.35,
  shared: 0.6,
  recruit: 0.6,
  open: 0.6,
  worker: 1.1,
  workerFade: 0.16,
  machine: 0.4,
  hand: 0.5,
};

/** In a long game only points help: whatever brings them is built, and coins are for spending. */
const LATE_WEIGHTS: Partial<Weights> = { point: 4, patience: 1, crowd: 0, idleCoin: 0.01 };

/** After so many rounds waiting has not helped. */
export const LATE = 16;

export const inRound = (w: Weights, round: number): Weights => (round >= LATE ? { ...w, ...LATE_WEIGHTS } : w);
