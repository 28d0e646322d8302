import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';

/** What holds for everybody in this game besides what pays: a decree, the native soil, the terrain of the scouts. */
export const decreeLines = (s: KbState): readonly string[] => [
  ...(s.decree ? [`${label(WORDS, 'decree', s.decree)}: ${label(WORDS, 'decree-help', s.decree)}`] : []),
  ...(s.nativeSoil ? [`Native soil: ${label(WORDS, 'terrain', s.nativeSoil)}.`] : []),
  ...(s.scouts ? [`Scouts pay beside ${label(WORDS, 'terrain', s.scouts)}.`] : []),
];
