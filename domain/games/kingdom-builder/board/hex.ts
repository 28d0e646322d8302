import type { Pick } from '../../../kernel/rules.ts';

/** A hex by its number: row by row over the main board, then row by row over the island. */
export type Hex = number;

/** Which hexes there are. `island` has '.' where it has no hex, and no rows when there is none. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly island: readonly string[];
}

export interface Lattice {
  readonly size: number;
  /** The next hex in each of the six directions, -1 beyond an edge. `direction ^ 1` is the way back. */
  readonly steps: readonly (readonly Hex[])[];
  readonly neighbours: readonly (readonly Hex[])[];
}

/** West and east, north-west and south-east, north-east and south-west. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

// Odd rows lie half a hex to the right. [row step, column step on even rows, column step on odd rows]
const STEPS = [
  [0, -1, -1],
  [0, 1, 1],
  [-1, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [1, -1, 0],
] as const;

const lattices = new Map<string, Lattice>();

/** Who lies beside whom, worked out once for each outline. */
export const latticeOf = (outline: Outline): Lattice => {
  const key = `${outline.width}x${outline.height}${outline.island.join('/').replaceAll(/[^./]/g, 'x')}`;
  const known = lattices.get(key);
  if (known) return known;
  const made = lattice(outline);
  lattices.set(key, made);
  return made;
};

const lattice = ({ width, height, island }: Outline): Lattice => {
  const main = width * height;
  const steps = stepsOf(width, height, 0, () => true);
  const across = island[0]?.length ?? 0;
  steps.push(...stepsOf(across, island.length, main, (row, col) => (island[row]?.[col] ?? '.') !== '.'));
  return { size: steps.length, steps, neighbours: steps.map((all) => all.filter((h) => h >= 0)) };
};

const stepsOf = (
  width: number,
  height: number,
  first: Hex,
  exists: (row: number, col: number) => boolean,
): (readonly Hex[])[] => {
  const out: (readonly Hex[])[] = [];
  for (let row = 0; row < height; row += 1)
    for (let col = 0; col < width; col += 1)
      out.push(
        STEPS.map(([down, even, odd]) => {
          const r = row + down;
          const c = col + (row % 2 === 0 ? even : odd);
          const inside = r >= 0 && r < height && c >= 0 && c < width;
          return inside && exists(row, col) && exists(r, c) ? first + r * width + c : -1;
        }),
      );
  return out;
};

/** The pick of a hex: 'row,col', on the island 'I,row,col'. */
export const pickOf = ({ width, height, island }: Outline, hex: Hex): Pick => {
  const main = width * height;
  if (hex < main) return `${Math.floor(hex / width)},${hex % width}`;
  const across = island[0]?.length ?? 1;
  return `I,${Math.floor((hex - main) / across)},${(hex - main) % across}`;
};

/** The hex of a pick, -1 where there is none. */
export const hexOf = ({ width, height, island }: Outline, pick: Pick): Hex => {
  const onIsland = pick.startsWith('I,');
  const [row = Number.NaN, col = Number.NaN, more] = (onIsland ? pick.slice(2) : pick).split(',').map(Number);
  const across = onIsland ? (island[0]?.length ?? 0) : width;
  const down = onIsland ? island.length : height;
  const whole = Number.isInteger(row) && Number.isInteger(col) && more === undefined;
  if (!whole || row < 0 || col < 0 || row >= down || col >= across) return -1;
  if (onIsland && island[row]?.[col] === '.') return -1;
  return (onIsland ? width * height : 0) + row * across + col;
};

/** What people call a hex: column letter and row number from 1; '2,13' is 'N3'. */
export const hexLabel = (pick: Pick): string => {
  const [row = 0, col = 0] = pick.replace('I,', '').split(',').map(Number);
  return `${pick.startsWith('I,') ? 'island ' : ''}${String.fromCharCode(65 + col)}${row + 1}`;
};
