import type { Scene } from '../../../domain/drawing/scene.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import { groundEmblem, nomadEmblem, pieceEmblem, tileEmblem } from './emblems.ts';

/** How an action shows itself: its name, what it does, a drawing. */
export interface ActionFace {
  readonly text: string;
  readonly help: string;
  readonly icon: Scene | null;
}

const tileFace = (tile: string, before: string): ActionFace => ({
  text: `${before}${label(WORDS, 'tile', tile)}`,
  help: label(WORDS, 'tile-help', tile),
  icon: tileEmblem(tile),
});

/** Drawings of actions that belong to no tile. */
const ICONS: Readonly<Record<string, Scene>> = {
  field: groundEmblem('farmland'),
  caves: pieceEmblem('mountain', 'cave'),
  ferry: pieceEmblem('water', 'ferry'),
  'vote:ferry': pieceEmblem('water', 'ferry'),
  'vote:volcano': pieceEmblem('mountain', 'volcano'),
  volcano: pieceEmblem('mountain', 'volcano'),
  plateaus: groundEmblem('mountain'),
  cathedral: tileEmblem('cathedral'),
  silo_build: groundEmblem('silo'),
  silo_move: groundEmblem('silo'),
};

/** The face of an action by its name: 'use:farm', 'nomad:sword', 'spy:bazaar:farm', 'caves'. */
export const faceOf = (action: string): ActionFace => {
  const [kind = '', id = '', again = ''] = action.split(':');
  if (kind === 'use') return tileFace(id, '');
  if (kind === 'bazaar' || kind === 'spy') {
    const by = kind === 'bazaar' ? label(WORDS, 'tile', 'bazaar') : label(WORDS, 'decree', 'spy_network');
    return tileFace(again === '' ? id : again, `${by}: `);
  }
  if (kind === 'nomad')
    return { text: label(WORDS, 'nomad', id), help: label(WORDS, 'nomad-help', id), icon: nomadEmblem(id) };
  return {
    text: label(WORDS, 'action', action),
    help: WORDS.labels['action-help']?.[action] ?? '',
    icon: ICONS[action] ?? null,
  };
};
