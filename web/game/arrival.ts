// What happened since my last turn is told first when one arrives, once for each position.

import { isEmpty } from '../../domain/kernel/draft.ts';
import { keep, kept } from '../keep.ts';
import type { GameModel } from './model.ts';

const keyOf = (model: GameModel): string => `arrived:${model.id}`;

/** True when it is my turn and this position was not looked at before. */
export const arrivedAt = (model: GameModel): boolean =>
  model.myTurn.value &&
  !model.past.value &&
  isEmpty(model.draft.value.draft) &&
  kept(keyOf(model)) !== String(model.line.value.game.seq);

export const rememberArrival = (model: GameModel): void => keep(keyOf(model), String(model.line.value.game.seq));
