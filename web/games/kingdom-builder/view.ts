// What the board shows at a moment, worked out from what the frame hands in.

import { type Land, landOf } from '../../../domain/games/kingdom-builder/board.ts';
import { type Look, looks } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { type Hex, hexOf } from '../../../domain/games/kingdom-builder/hex.ts';
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
  /** Answers that are no hexes: 'stop', a terrain. */
  readonly words: readonly Pick[];
  /** Hexes that the move being said has named so far. */
  readonly lifted: readonly Hex[];
  /** The place of a hex in the draft, from 1. */
  readonly numbers: ReadonlyMap<Hex, number>;
  readonly changed: ReadonlySet<Hex>;
}

export const viewOf = (props: BoardProps): View => {
  const told = props.state as KbState;
  const land = landOf(told.board);
  const s = props.past ? told : halfway(told, props);
  const hexes = (picks: readonly Pick[]): readonly Hex[] => picks.map((p) => hexOf(land, p)).filter((hex) => hex >= 0);
  const from = props.past ? [] : (props.choice?.from ?? []);
  return {
    s,
    land,
    looks: looks(s),
    ask: props.past ? '' : (props.choice?.ask ?? ''),
    possible: hexes(from).toSorted((a, b) => a - b),
    words: from.filter((pick) => hexOf(land, pick) < 0),
    lifted: props.past ? [] : hexes(props.move?.picks ?? []),
    numbers: new Map(props.draft.map((pick, i) => [hexOf(land, pick), i + 1])),
    changed: new Set(hexes(props.changed)),
  };
};
