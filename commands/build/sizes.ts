import { gzipSync } from 'node:zlib';
import { closure } from './closure.ts';
import type { Artefact } from './functions.ts';
import type { WebBundle } from './web.ts';

/** One line of the table of sizes, in bytes. */
export interface Size {
  readonly what: string;
  readonly minified: number;
  readonly gz: number;
  /** Of a function: what every cold start loads; the rest waits until something needs it. */
  readonly first?: number;
  readonly mostFirst?: number;
  readonly most?: { readonly of: 'gz' | 'minified'; readonly bytes: number };
}

/**
 * All that is fetched before the first answer of a running game can be given. Meant to be 90 kB; Kingdom Builder's vote
 * deals what follows it, by the rules that the browser has too.
 */
const BEFORE_AN_ANSWER = 92_000;
/** Each piece that comes later. */
const PIECE = 40_000;
const API = 900_000;
const API_AT_START = 400_000;
/** Of the pieces only the largest are told. */
const MOST_PIECES = 4;

const gz = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

const sum = (what: string, files: readonly Uint8Array[]): Size => ({
  what,
  minified: files.reduce((total, file) => total + file.length, 0),
  gz: files.reduce((total, file) => total + gz(file), 0),
});

/**
 * What a browser loads: for each title all that a running game needs before its first answer, the largest other page,
 * and every piece that comes later by itself.
 */
export const webSizes = ({ files, outputs, entry }: WebBundle): readonly Size[] => {
  const size = (what: string, paths: readonly string[]): Size =>
    sum(
      what,
      paths.flatMap((path) => files.get(path) ?? []),
    );
  const lazy = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint && path !== entry && path.endsWith('.js') ? [{ path, entryPoint }] : [],
  );
  const base = closure(outputs, entry);
  const page = ({ path }: { path: string }) => [...new Set([...base, ...closure(outputs, path)])];
  const isTitle = ({ entryPoint }: { entryPoint: string }): boolean => entryPoint.startsWith('web/games/');
  // Fixtures to look at, which no page leads to.
  const isLab = ({ entryPoint }: { entryPoint: string }): boolean => entryPoint.startsWith('web/lab');
  const isTable = ({ entryPoint }: { entryPoint: string }): boolean =>
    /^web\/games\/[^/]+\/table\.ts$/.test(entryPoint);
  const pages = lazy.filter((c) => !isTitle(c) && !isLab(c)).map((c) => size(c.entryPoint, page(c)));
  const largest = pages.reduce((a, b) => (b.gz > a.gz ? b : a), size('entry alone', base));
  const gamePage = lazy.find(({ entryPoint }) => entryPoint === 'web/pages/game.tsx');
  const table = gamePage ? page(gamePage) : base;
  const games = lazy.filter(isTable).map((chunk) => ({
    ...size(`running game ${chunk.entryPoint}`, [...new Set([...table, ...closure(outputs, chunk.path)])]),
    most: { of: 'gz', bytes: BEFORE_AN_ANSWER } as const,
  }));
  const pieces = lazy
    .filter((chunk) => !isLab(chunk))
    .map(({ path, entryPoint }) => ({
      ...size(`piece ${entryPoint}`, [path]),
      most: { of: 'gz', bytes: PIECE } as const,
    }));
  const worst = pieces.toSorted((a, b) => b.gz - a.gz).slice(0, MOST_PIECES);
  const css = [...files.keys()].filter((path) => path.endsWith('.css'));
  return [{ ...largest, what: `largest page: ${largest.what}` }, ...games, ...worst, size('css', css)];
};

/** All that is shipped for each function counts, whenever it is loaded. */
export const functionSizes = (artefacts: readonly Artefact[]): readonly Size[] =>
  artefacts.map(({ name, parts }) => ({
    ...sum(
      `functions/${name}`,
      parts.map(({ bytes }) => bytes),
    ),
    first: parts.reduce((total, { bytes, first }) => total + (first ? bytes.length : 0), 0),
    ...(name === 'api' && { most: { of: 'minified', bytes: API } as const, mostFirst: API_AT_START }),
  }));

export const overBudget = ({ most, mostFirst, ...size }: Size): boolean =>
  (most !== undefined && size[most.of] > most.bytes) || (mostFirst !== undefined && (size.first ?? 0) > mostFirst);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;

export const sizeLine = (size: Size): string => {
  const { what, minified, gz: zipped, first, most, mostFirst } = size;
  const atStart =
    first === undefined
      ? ''
      : `, ${kB(first).trim()} of it at start${mostFirst ? ` (at most ${kB(mostFirst).trim()})` : ''}`;
  const budget = most ? `, at most ${kB(most.bytes).trim()}${most.of === 'gz' ? ' gz' : ''}` : '';
  return `${kB(minified)} ${kB(zipped)} gz  ${what}${atStart}${budget}${overBudget(size) ? '  TOO LARGE' : ''}`;
};
