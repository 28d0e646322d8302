/** The colours of players, told apart also by those who see few colours. */
export const COLOURS = ['blue', 'orange', 'ink', 'ivory', 'crimson'] as const;
export type Colour = (typeof COLOURS)[number];

/** The shapes of players' pieces; colour never stands alone. */
export const SHAPES = ['house', 'hut', 'tent', 'diamond', 'shield'] as const;
export type Shape = (typeof SHAPES)[number];

export interface PlayerStyle {
  readonly colour: Colour;
  readonly shape: Shape;
}

const given = <T extends string>(all: readonly T[], wished: readonly (T | null)[]): readonly T[] => {
  const taken = new Set<T>();
  const first = wished.map((wish) => {
    if (wish === null || taken.has(wish)) return null;
    taken.add(wish);
    return wish;
  });
  return first.map((mine, i) => {
    const found = mine ?? all.find((one) => !taken.has(one)) ?? (all[i % all.length] as T);
    taken.add(found);
    return found;
  });
};

/** A livery for each seat, all different for up to five: the wish where nobody before has it, else the first one free. */
export const playerStyles = (wishes: readonly (PlayerStyle | null)[]): readonly PlayerStyle[] => {
  const colours = given(
    COLOURS,
    wishes.map((w) => w?.colour ?? null),
  );
  const shapes = given(
    SHAPES,
    wishes.map((w) => w?.shape ?? null),
  );
  return wishes.map((_, i) => ({ colour: colours[i] as Colour, shape: shapes[i] as Shape }));
};
