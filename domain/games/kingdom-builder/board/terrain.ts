/** What a hex is made of, by the letter that boards are written with. */
export const LETTERS = {
  G: 'grass',
  C: 'canyon',
  D: 'desert',
  F: 'flower',
  T: 'forest',
  W: 'water',
  M: 'mountain',
  B: 'swamp',
  R: 'farmland',
  S: 'castle',
  L: 'location',
  N: 'nomad',
  P: 'palace',
  O: 'silo',
} as const;

export type Letter = keyof typeof LETTERS;

/** The kind of a hex: a terrain, or what stands printed on it. */
export type Ground = (typeof LETTERS)[Letter];

/** The five terrains that have cards of their own. */
export const CARD_TERRAINS = ['grass', 'canyon', 'desert', 'flower', 'forest'] as const satisfies readonly Ground[];

/** Silver and location hexes: nothing is ever built on them, and many cards ask what stands beside them. */
export const SPECIALS: readonly Ground[] = ['castle', 'location', 'nomad', 'palace', 'silo'];

/** The ground of a letter; null for the sea around an island. */
export const groundOf = (letter: string): Ground | null => LETTERS[letter as Letter] ?? null;
