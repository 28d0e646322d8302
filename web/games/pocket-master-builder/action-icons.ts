import { INK } from '../../scene/colours.ts';
import { at, circle, type Node, type Scene } from '../../scene/scene.ts';
import { gainIcon, markIcon } from './icons.ts';

const ICONS: Readonly<Record<string, readonly Node[]>> = {
  'keep-oracle': gainIcon('oracle'),
  develop: gainIcon('card'),
  place: gainIcon('worker'),
  construct: markIcon('hammer'),
  rest: markIcon('moon'),
  buy: gainIcon('reward'),
  discard: markIcon('hand'),
};

/** The drawing of an action's button. */
export const actionIcon = (action: string): Scene | null => {
  const nodes = ICONS[action];
  if (!nodes) return null;
  const plate: Node = { d: circle(9.2, 10, 10), fill: '#FFFDF7', stroke: INK, width: 0.9 };
  return { width: 20, height: 20, nodes: [plate, at(10, 10, nodes, 1.2)] };
};
