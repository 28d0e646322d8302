import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Scene } from '../../scene/scene.ts';
import { caveEmblem, nomadEmblem, tileEmblem } from './emblems.ts';

/** How an action shows itself: its name, what it does, a drawing. */
export interface ActionFace {
  readonly text: string;
  readonly help: string;
  readonly icon: Scene | null;
}

const EXTRA_HELP: Readonly<Record<string, string>> = {
  caves: 'Once a turn: move one of yours from beside a cave to a free hex beside any cave.',
};

/** The face of an action by its name: 'use:farm', 'nomad:sword', 'caves'. */
export const faceOf = (action: string): ActionFace => {
  const [kind = '', id = ''] = action.split(':');
  if (kind === 'use')
    return { text: label(WORDS, 'tile', id), help: label(WORDS, 'tile-help', id), icon: tileEmblem(id) };
  if (kind === 'nomad')
    return { text: label(WORDS, 'nomad', id), help: label(WORDS, 'nomad-help', id), icon: nomadEmblem(id) };
  const icon = action === 'caves' ? caveEmblem : null;
  return { text: label(WORDS, 'action', action), help: EXTRA_HELP[action] ?? '', icon };
};
