// Looking at the past: where one is, how one moves, and what the address says.

import { effect } from '@preact/signals';
import { describeAll } from '../../domain/kernel/table-phrases.ts';
import { announce } from '../announce.ts';
import type { GameModel } from './model.ts';
import { type Position, titleEvents, turnBack, turnOn } from './timeline.ts';

const BEAT = 700;

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const lastPly = (model: GameModel): number => model.line.value.positions.length - 1;

/** The ply that is looked at, as a number also for now. */
export const plyNow = (model: GameModel): number => Math.min(model.ply.value ?? lastPly(model), lastPly(model));

/** Goes to a ply; the last one is now. */
export const go = (model: GameModel, to: number): void => {
  const last = lastPly(model);
  const at = Math.max(0, Math.min(to, last));
  model.ply.value = at >= last ? null : at;
};

/** Goes to a ply and says what was played there. */
export const jump = (model: GameModel, to: number): void => {
  model.playing.value = false;
  go(model, to);
  announce(`Move ${plyNow(model)} of ${lastPly(model)}. ${plyWords(model)}`, { quiet: true });
};

/** The sentences of a ply; of the first one only what was laid out. */
export const textOf = (model: Pick<GameModel, 'tell' | 'rules'>, ply: Position): string =>
  model.tell(ply.ply === 0 ? model.rules.describe(titleEvents(ply)) : describeAll(model.rules, ply.events));

/** The sentences of the ply that is looked at. */
export const plyWords = (model: Pick<GameModel, 'tell' | 'rules' | 'shown' | 'line'>): string => {
  const shown = model.shown.value;
  if (!shown) return '';
  // A position without words (a card was drawn) is told by what was played before it.
  const before = model.line.value.positions.slice(0, shown.ply + 1).toReversed();
  for (const position of before) {
    const text = textOf(model, position);
    if (text !== '') return text;
  }
  return 'The game begins.';
};

/** The ways to move, by name; buttons and keys share them. */
export const MOVES = {
  first: (model: GameModel) => jump(model, 0),
  'turn-back': (model: GameModel) => jump(model, turnBack(model.line.value.positions, plyNow(model))),
  back: (model: GameModel) => jump(model, plyNow(model) - 1),
  on: (model: GameModel) => jump(model, plyNow(model) + 1),
  'turn-on': (model: GameModel) => jump(model, turnOn(model.line.value.positions, plyNow(model))),
  last: (model: GameModel) => jump(model, lastPly(model)),
} as const;

/** Plays from a ply to the newest one, a beat each. With reduced motion it only goes there: keys step on. */
export const playFrom = (model: GameModel, from: number): void => {
  go(model, from);
  if (calm()) {
    announce('Step on with the right arrow key.');
    return;
  }
  model.playing.value = true;
};

/** Starts or stops playing; from now it starts at the beginning. */
export const togglePlay = (model: GameModel): void => {
  if (model.playing.value) model.playing.value = false;
  else playFrom(model, model.past.value ? plyNow(model) : 0);
};

const plyOfAddress = (): number | null => {
  const text = location.hash.slice(1);
  return /^\d+$/.test(text) ? Number(text) : null;
};

/** Ties the model to the address and to the beat. Gives back what unties it. */
export const startReplay = (model: GameModel): (() => void) => {
  const read = (): void => {
    const at = plyOfAddress();
    if (at === null) model.ply.value = null;
    else go(model, at);
  };
  read();
  const stopAddress = effect(() => {
    const at = model.ply.value;
    const wanted = at === null ? '' : `#${at}`;
    if (location.hash !== wanted && (wanted !== '' || plyOfAddress() !== null))
      history.replaceState(history.state, '', `${location.pathname}${location.search}${wanted}`);
  });
  const stopBeat = effect(() => {
    if (!model.playing.value) return;
    const timer = setInterval(() => {
      go(model, plyNow(model) + 1);
      if (model.ply.value === null) model.playing.value = false;
    }, BEAT);
    return () => clearInterval(timer);
  });
  addEventListener('hashchange', read);
  return () => {
    removeEventListener('hashchange', read);
    stopAddress();
    stopBeat();
  };
};
