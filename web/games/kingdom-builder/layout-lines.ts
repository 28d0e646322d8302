import type { Layout } from '../../../domain/games/kingdom-builder/sections/section.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';

const BEFORE: readonly (readonly [Layout, string])[] = [
  ['house', 'House layouts, not the printed ones'],
  ['owner', 'Owner’s layouts, brought by the owner of this site'],
];

/** Which parts of the board are not laid out as this project knows them to be printed, as the game has pinned it. */
export const layoutLines = ({ board }: KbState): readonly string[] =>
  BEFORE.flatMap(([layout, before]) => {
    const sections = board.sections.filter((section) => section.layout === layout);
    const names = sections.map(({ id }) => label(WORDS, 'section', id));
    const all = board.islandLayout === layout ? [...names, label(WORDS, 'queenie', 'island')] : names;
    return all.length > 0 ? [`${before}: ${all.join(', ')}.`] : [];
  });
