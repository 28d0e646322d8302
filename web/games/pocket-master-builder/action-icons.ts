import { at, type Node, type Scene } from '../../scene/scene.ts';
import { gainIcon, markIcon, resourceIcon } from './icons.ts';

const ICONS: Readonly<Record<string, readonly Node[]>> = {
  'keep-oracle': gainIcon('oracle'),
  develop: gainIcon('card'),
  place: gainIcon('worker'),
  construct: markIcon('hammer'),
  rest: resourceIcon('wood'),
  buy: gainIcon('reward'),
  discard: markIcon('hand'),
};

/** The drawing of an action's button. */
export const actionIcon = (action: string): Scene | null => {
  const nodes = ICONS[action];
  return nodes ? { width: 16, height: 16, nodes: [at(8, 8, nodes, 1.3)] } : null;
};
