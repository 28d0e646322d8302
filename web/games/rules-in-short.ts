import type { ComponentType } from 'preact';

/** Every title's rules in short: own words, pictures by the same renderer. The page needs nothing else of a title. */
export const RULES_IN_SHORT: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'kingdom-builder': () => import('./kingdom-builder/rules-in-short.tsx').then((m) => m.RulesInShort),
  'pocket-master-builder': () => import('./pocket-master-builder/rules-in-short.tsx').then((m) => m.RulesInShort),
  'the-builders': () => import('./the-builders/rules-in-short.tsx').then((m) => m.RulesInShort),
};
