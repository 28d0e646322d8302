import type { AnyTitle, Titles } from '../kernel/rules.ts';

/** Every title, one line each, loaded when a game of it is touched. */
export const TITLES: Titles = {
  'kingdom-builder': () => import('./kingdom-builder/title.ts').then((m) => m.kingdomBuilder),
  'pocket-master-builder': () => import('./pocket-master-builder/title.ts').then((m) => m.pocketMasterBuilder),
  'the-builders': () => import('./the-builders/title.ts').then((m) => m.theBuildersTitle),
};

/** All of them at once, for who goes through them. */
export const allTitles = async (): Promise<Readonly<Record<string, AnyTitle>>> =>
  Object.fromEntries(await Promise.all(Object.entries(TITLES).map(async ([id, load]) => [id, await load()] as const)));
