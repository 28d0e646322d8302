import type { Livery } from '../../domain/kernel/livery.ts';
import type { GameEvent, Pick } from '../../domain/kernel/rules.ts';
import type { Scene } from '../scene/scene.ts';
import './kingdom-builder/drawings/all.ts';
import { kingdomBuilderScene } from './kingdom-builder/scene.ts';
import { touched } from './kingdom-builder/touched.ts';
import { pocketMasterBuilderScene } from './pocket-master-builder/scene.ts';
import { touched as touchedCards } from './pocket-master-builder/touched.ts';

/** A position of a title as a picture: the title's own state, liveries by seat, and the picks that get a mark. */
export type DrawPosition = (
  state: unknown,
  extras: { readonly liveries: readonly Livery[]; readonly changed: readonly Pick[] },
) => Scene;

/** The pictures of titles with a board, without Preact and the DOM: mails use them. One line each. */
export const SCENES: Readonly<Record<string, DrawPosition>> = {
  'kingdom-builder': kingdomBuilderScene,
  'pocket-master-builder': pocketMasterBuilderScene,
};

/** The picks that events touched, by title, for the marks of what is new. One line each. */
export const TOUCHED: Readonly<Record<string, (events: readonly GameEvent[]) => readonly Pick[]>> = {
  'kingdom-builder': touched,
  'pocket-master-builder': touchedCards,
};
