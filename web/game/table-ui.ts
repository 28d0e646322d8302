// What is looked at on the turn page besides the game itself: nothing of it is ever sent.

import { type Signal, signal } from '@preact/signals';
import type { Pick } from '../../domain/kernel/rules.ts';
import type { Box } from '../announce.ts';
import { keep, kept } from '../keep.ts';
import { type Camera, FIT } from './camera.ts';

export type SheetAt = 'peek' | 'half' | 'full';
export type Tab = 'board' | 'players' | 'moves' | 'talk' | 'notes';

export interface TableUi {
  /** What the panel points at on the board. */
  readonly lit: Signal<readonly Pick[]>;
  /** The pick of the board under the pointer or with the focus: its answer in the panel is lit. */
  readonly aimed: Signal<Pick | null>;
  readonly camera: Signal<Camera>;
  readonly sheet: Signal<SheetAt>;
  readonly tab: Signal<Tab>;
  /** The thing that explains itself, and where it was pressed. */
  readonly explaining: Signal<{ readonly thing: string; readonly at: Box } | null>;
  /** What happened since my last turn is told before the question. */
  readonly arriving: Signal<boolean>;
  readonly fade: Signal<boolean>;
  /** The places of the board stand in the panel as a list, too. */
  readonly listed: Signal<boolean>;
}

const FADE = 'board:fade';

export const tableUi = (arriving: boolean): TableUi => ({
  lit: signal([]),
  aimed: signal(null),
  camera: signal(FIT),
  sheet: signal('half'),
  tab: signal('board'),
  explaining: signal(null),
  arriving: signal(arriving),
  fade: signal(kept(FADE) !== 'off'),
  listed: signal(false),
});

export const keepFade = (ui: TableUi, on: boolean): void => {
  ui.fade.value = on;
  keep(FADE, on ? null : 'off');
};
