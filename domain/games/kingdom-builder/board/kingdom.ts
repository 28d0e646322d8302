// Who stands where, gathered once for each set of pieces. Never part of a state.

import type { Seat } from '../../../kernel/rules.ts';
import type { KbState } from '../state.ts';
import { type Land, landOf } from './board.ts';
import type { Hex } from './hex.ts';
import { codeOf, isKind, ownerOf, type PieceKind } from './pieces.ts';
import type { Ground } from './terrain.ts';

interface Survey {
  /** Hexes of each seat, in reading order. */
  readonly own: readonly (readonly Hex[])[];
  /** Those that score; sentries never do. */
  readonly scoring: readonly (readonly Hex[])[];
  readonly areas: (readonly (readonly Hex[])[] | undefined)[];
  /** Kinds of pieces that stand somewhere, as bits. */
  readonly kinds: number;
  /** Open hexes by the grounds that were asked for. */
  readonly open: Map<string, readonly Hex[]>;
}

const bitOf = (kind: PieceKind): number => 1 << (codeOf(kind, null) >> 3);

const surveys = new WeakMap<readonly number[], Survey>();

const surveyOf = (pieces: readonly number[]): Survey => {
  const known = surveys.get(pieces);
  if (known) return known;
  const own: Hex[][] = [];
  let kinds = 0;
  for (let hex = 0; hex < pieces.length; hex += 1) {
    const code = pieces[hex] ?? 0;
    if (code === 0) continue;
    kinds |= 1 << (code >> 3);
    const seat = ownerOf(code);
    if (seat < 0) continue;
    while (own.length <= seat) own.push([]);
    own[seat]?.push(hex);
  }
  const scoring =
    kinds & bitOf('sentry') ? own.map((mine) => mine.filter((hex) => !isKind(pieces[hex] ?? 0, 'sentry'))) : own;
  const made: Survey = { own, scoring, areas: [], kinds, open: new Map() };
  surveys.set(pieces, made);
  return made;
};

const NONE: readonly Hex[] = [];

/** Hexes with a piece of this seat, in reading order. */
export const ownHexes = (s: KbState, seat: Seat): readonly Hex[] => surveyOf(s.pieces).own[seat] ?? NONE;

/** Hexes whose pieces score for a seat. */
export const scoringHexes = (s: KbState, seat: Seat): readonly Hex[] => surveyOf(s.pieces).scoring[seat] ?? NONE;

/** Whether a piece that scores for this seat stands on the hex. */
export const scoresOn = (s: KbState, seat: Seat, hex: Hex): boolean => {
  const code = s.pieces[hex] ?? 0;
  return ownerOf(code) === seat && !isKind(code, 'sentry');
};

/** What `find` finds, remembered by its key as long as the pieces stay where they are. */
export const remembered = (s: KbState, key: string, find: () => readonly Hex[]): readonly Hex[] => {
  const { open } = surveyOf(s.pieces);
  const known = open.get(key);
  if (known) return known;
  const found = find();
  open.set(key, found);
  return found;
};

/** Whether any piece of this kind stands on the board. */
export const anyPiece = (s: KbState, kind: PieceKind): boolean => (surveyOf(s.pieces).kinds & bitOf(kind)) !== 0;

/** Connected areas of a seat. */
export const areas = (s: KbState, seat: Seat): readonly (readonly Hex[])[] => {
  const survey = surveyOf(s.pieces);
  const known = survey.areas[seat];
  if (known) return known;
  const made = connected(landOf(s.board).neighbours, scoringHexes(s, seat), s.pieces.length);
  survey.areas[seat] = made;
  return made;
};

const regions = new WeakMap<Land, Map<Ground, readonly (readonly Hex[])[]>>();

/** The connected areas of one ground, whoever stands on them. */
export const regionsOf = (land: Land, ground: Ground): readonly (readonly Hex[])[] => {
  const all = regions.get(land) ?? new Map<Ground, readonly (readonly Hex[])[]>();
  regions.set(land, all);
  const made = all.get(ground) ?? connected(land.neighbours, land.of[ground] ?? [], land.size);
  all.set(ground, made);
  return made;
};

/** The hexes in groups of neighbours. */
export const connected = (
  neighbours: readonly (readonly Hex[])[],
  hexes: readonly Hex[],
  size: number,
): readonly (readonly Hex[])[] => {
  const left = new Uint8Array(size);
  for (const hex of hexes) left[hex] = 1;
  const groups: Hex[][] = [];
  for (const first of hexes) {
    if (left[first] === 0) continue;
    left[first] = 0;
    const group = [first];
    for (const hex of group)
      for (const next of neighbours[hex] ?? [])
        if (left[next] === 1) {
          left[next] = 0;
          group.push(next);
        }
    groups.push(group);
  }
  return groups;
};
