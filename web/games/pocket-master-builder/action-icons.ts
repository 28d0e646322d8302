import { INK } from '../../../domain/drawing/colours.ts';
import { at, circle, type Node, type Scene } from '../../../domain/drawing/scene.ts';
import { gainIcon, markIcon } from '../../../domain/games/pocket-master-builder/drawing/icons.ts';

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
