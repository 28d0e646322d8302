import type { Island, Section } from './section.ts';

/** All that boards are made of. */
export interface Laid {
  readonly sections: readonly Section[];
  readonly islands: readonly Island[];
}

const over = <T extends { readonly id: string }>(below: readonly T[], above: readonly T[]): readonly T[] =>
  below.map((one) => above.find(({ id }) => id === one.id) ?? one);

/** What is known, with an owner's layouts in the place of those of the same id. */
export const shadowed = (known: Laid, owners: Laid): Laid => ({
  sections: over(known.sections, owners.sections),
  islands: over(known.islands, owners.islands),
});
