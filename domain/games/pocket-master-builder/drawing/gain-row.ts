import { INK } from '../../../drawing/colours.ts';
import { letters } from '../../../drawing/letters.ts';
import { at, type Node } from '../../../drawing/scene.ts';
import { GAINS, type Gain, RESOURCES, type Yield } from '../editions/edition.ts';
import { gainIcon, resourceIcon } from './icons.ts';

/** A thing to set in a row: its nodes around (0, 0) and its width. */
export interface Item {
  readonly nodes: readonly Node[];
  readonly wide: number;
}

export const icon = (nodes: readonly Node[], scale = 1, wide = 11): Item => ({
  nodes: [at(0, 0, nodes, scale)],
  wide: wide * scale,
});

/** A number of one or two digits in drawn letters. */
export const digits = (n: number, scale = 0.85, colour: string = INK): Item => ({
  nodes: letters(String(n), 0, 0, scale, colour, 1.35),
  wide: String(n).length * 7.6 * scale,
});

const PLUS: Item = { nodes: [{ d: 'M-2.4 0H2.4M0 -2.4V2.4', stroke: INK, width: 1.2 }], wide: 6.4 };
const PER_TWO: Item = {
  nodes: [{ d: 'M-3.2 4L3.2 -4', stroke: INK, width: 1 }],
  wide: 6,
};

/** Items side by side, their middle at (x, y). */
export const row = (items: readonly Item[], x: number, y: number, gap = 1.5): readonly Node[] => {
  const total = items.reduce((sum, item) => sum + item.wide, 0) + gap * Math.max(0, items.length - 1);
  let left = x - total / 2;
  return items.map((item) => {
    const place = at(left + item.wide / 2, y, item.nodes);
    left += item.wide + gap;
    return place;
  });
};

const perTwoWalls = (scale: number): readonly Item[] => [
  PER_TWO,
  digits(2, 0.75 * scale),
  icon(gainIcon('wall'), 0.85 * scale),
];

/** A gain as items: the icon, its number above one, and what it is counted by. */
export const gainItems = (gain: Gain, scale = 1): readonly Item[] => {
  const items = GAINS.flatMap((key) => {
    const n = gain[key] ?? 0;
    if (n === 0) return [];
    return [...(n > 1 ? [digits(n, 0.85 * scale)] : []), icon(gainIcon(key), scale)];
  });
  return gain.per ? [...items, ...perTwoWalls(scale)] : items;
};

export const plus = (n: number, scale = 0.85): readonly Item[] => [PLUS, digits(n, scale)];

/** A cost: each resource above its number. */
export const costColumns = (cost: Yield, x: number, y: number): readonly Node[] => {
  const all = RESOURCES.filter((r) => (cost[r] ?? 0) > 0);
  const step = all.length > 3 ? 15 : 19;
  return all.flatMap((r, i) => {
    const left = x + (i - (all.length - 1) / 2) * step;
    return [at(left, y, resourceIcon(r), 1.15), at(left, y + 13, digits(cost[r] ?? 0, 0.95).nodes)];
  });
};
