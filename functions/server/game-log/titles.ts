import type { AnyTitle, Titles } from '../../../domain/kernel/rules.ts';

/** The title of this id; null where this build has none. */
export const titleBy = async (titles: Titles, id: string): Promise<AnyTitle | null> =>
  Object.hasOwn(titles, id) ? ((await titles[id]?.()) ?? null) : null;
