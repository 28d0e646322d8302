// What the board shows at a moment, worked out from what the frame hands in.

import { type Land, landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { type Hex, hexOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { type Look, looks } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import type { BoardProps } from '../table.ts';
import { halfway } from './halfway.ts';

export interface View {
  readonly s: KbState;
  readonly land: Land;
  readonly looks: readonly (Look | null)[];
  /** The open question; '' when there is none. */
  readonly ask: string;
  /** Hexes that answer the open question, in reading order. */
  readonly possible: readonly Hex[];
  /** Hexes that the panel points at. */
  readonly lit: readonly Hex[];
  /** Hexes that the move being said has named so far. */
  readonly lifted: readonly Hex[];
  /** The place of a hex in the draft, from 1. */
  readonly numbers: ReadonlyMap<Hex, number>;
  readonly changed: ReadonlySet<Hex>;
}

type ViewProps = Pick2<BoardProps, 'state' | 'viewer' | 'at' | 'lit' | 'draft' | 'changed'>;

export const viewOf = (props: ViewProps): View => {
  const told = props.state as KbState;
  const land = landOf(told.board);
  const { at } = props;
  const s = at ? halfway(told, { viewer: props.viewer, move: at.move }) : told;
  const hexes = (picks: readonly Pick[]): readonly Hex[] => picks.map((p) => hexOf(land, p)).filter((hex) => hex >= 0);
  return {
    s,
    land,
    looks: looks(s),
    ask: at?.choice?.ask ?? '',
    possible: hexes(at?.choice?.from ?? []).toSorted((a, b) => a - b),
    lit: hexes(props.lit),
    lifted: hexes(at?.move?.picks ?? []),
    numbers: new Map(props.draft.map((pick, i) => [hexOf(land, pick), i + 1])),
    changed: new Set(hexes(props.changed)),
  };
};

type Pick2<T, K extends keyof T> = { readonly [P in K]: T[P] };
