import type { Pick as HexPick } from '../../../kernel/rules.ts';
import type { KbEventOf } from '../events.ts';
import { type Layouts, laidBy } from '../sections/index.ts';
import type { Section } from '../sections/section.ts';

const SIDE = 10;
const TILES_PER_LOCATION = 2;

/** A section and how it lies. */
export interface Placed {
  readonly id: string;
  readonly rotated: boolean;
}

/** Four sections as one board: top left, top right, bottom left, bottom right. */
export const joined = (placed: readonly Placed[], layouts: Layouts): Omit<KbEventOf<'BoardLaid'>, 'draw'> => {
  const found = placed.map(({ id }) => laidBy(layouts).sections.find((section) => section.id === id));
  const quarters = placed.map(({ rotated }, q) => turned(found[q], rotated));
  const [a, b, c, d] = quarters.map((quarter) => quarter.rows);
  const locations = quarters.flatMap((quarter, q) =>
    quarter.locations.map(({ at, tile }) => ({ at: shifted(at, q), tile, tiles: TILES_PER_LOCATION })),
  );
  return {
    type: 'BoardLaid',
    rows: [...beside(a, b), ...beside(c, d)],
    split: [SIDE, SIDE],
    sections: placed.map((one, q) => {
      const layout = found[q]?.layout;
      return layout ? { ...one, layout } : one;
    }),
    locations,
  };
};

const beside = (left: readonly string[] = [], right: readonly string[] = []): readonly string[] =>
  left.map((row, i) => row + (right[i] ?? ''));

type Side = Pick<Section, 'rows' | 'locations'>;

const turned = (section: Section | undefined, rotated: boolean): Side => {
  const { rows = [], locations = [] } = section ?? {};
  if (!rotated) return { rows, locations };
  return {
    rows: rows.toReversed().map((row) => [...row].reverse().join('')),
    locations: locations.map(({ at, tile }) => ({ at: mirrored(at), tile })),
  };
};

const mirrored = (pick: HexPick): HexPick =>
  pick
    .split(',')
    .map((n) => SIDE - 1 - Number(n))
    .join(',');

const shifted = (pick: HexPick, quarter: number): HexPick => {
  const [row = 0, col = 0] = pick.split(',').map(Number);
  return `${row + (quarter > 1 ? SIDE : 0)},${col + (quarter % 2) * SIDE}`;
};
