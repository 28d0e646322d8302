// A picture as plain data. The page draws it with Preact, mails draw it as SVG text: both get the same lines. There are
// no styles, fonts or variables in it, so that every renderer shows the same; letters are paths.

/** How a path is painted. What is absent is not painted; caps and joins are always round. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  /** A mark by which the page's own style sheet finds the shape; other renderers leave it out. */
  readonly mark?: string;
}

export interface Shape extends Paint {
  readonly d: string;
}

export interface Group {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly nodes: readonly Node[];
}

export type Node = Shape | Group;

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
}

export const isGroup = (node: Node): node is Group => 'nodes' in node;

/** The nodes moved to a place. */
export const at = (x: number, y: number, nodes: readonly Node[], scale?: number): Group =>
  scale === undefined ? { x, y, nodes } : { x, y, scale, nodes };

/** Two decimals are finer than any screen shows and keep the text short. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/** A full circle as path data. */
export const circle = (r: number, x = 0, y = 0): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;

/** A closed polygon as path data. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
