/** The four resources in the order of every vector: stone, wood, knowledge, tile. */
export const RESOURCES = ['stone', 'wood', 'knowledge', 'tile'] as const;
export type Resource = (typeof RESOURCES)[number];

/** So many of each resource, in the order of `RESOURCES`. */
export type Amounts = readonly [number, number, number, number];

export type CardId = string;

export const RANKS = ['apprentice', 'laborer', 'craftsman', 'master'] as const;
export type Rank = (typeof RANKS)[number];

export interface Worker {
  readonly kind: 'worker';
  readonly id: CardId;
  readonly name: string;
  readonly rank: Rank;
  readonly wage: number;
  readonly gives: Amounts;
}

export interface Building {
  readonly kind: 'building';
  readonly id: CardId;
  readonly name: string;
  readonly needs: Amounts;
  readonly coins: number;
  readonly points: number;
}

/** Built like a building; once finished it works without a wage. */
export interface Machine {
  readonly kind: 'machine';
  readonly id: CardId;
  readonly name: string;
  readonly needs: Amounts;
  readonly coins: number;
  readonly points: number;
  readonly gives: Amounts;
  readonly wage: number;
}

export type Card = Worker | Building | Machine;
/** What can be a site. */
export type Project = Building | Machine;
/** What can be sent to one. */
export type Hand = Worker | Machine;

export const NOTHING: Amounts = [0, 0, 0, 0];

export const plus = (a: Amounts, b: Amounts): Amounts => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];

/** What is still missing of `needs`; surplus of one kind never stands in for another. */
export const lacking = (needs: Amounts, given: Amounts): Amounts => [
  Math.max(0, needs[0] - given[0]),
  Math.max(0, needs[1] - given[1]),
  Math.max(0, needs[2] - given[2]),
  Math.max(0, needs[3] - given[3]),
];

export const total = (amounts: Amounts): number => amounts[0] + amounts[1] + amounts[2] + amounts[3];

/** Four digits as a vector: '3102' is three stone, one wood, two tiles. */
export const amounts = (digits: string): Amounts => [
  Number(digits[0]),
  Number(digits[1]),
  Number(digits[2]),
  Number(digits[3]),
];
