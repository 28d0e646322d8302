import type { GameModel } from './model.ts';
import { MOVES, togglePlay } from './replay.ts';

/** Where a key belongs to what has the focus. */
const busy = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="tablist"], dialog, [role="grid"]'))
    return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
};

const plain = (key: string): keyof typeof MOVES | null => {
  switch (key) {
    case 'ArrowLeft':
      return 'back';
    case 'ArrowRight':
      return 'on';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
};

const shifted = { back: 'turn-back', on: 'turn-on', first: 'first', last: 'last' } as const;

const act = (model: GameModel, event: KeyboardEvent, help: () => void): boolean => {
  if (event.key === '?') {
    help();
    return true;
  }
  if (model.line.value.positions.length === 0) return false;
  if (event.key === ' ') {
    togglePlay(model);
    return true;
  }
  const move = plain(event.key);
  if (move === null) return false;
  MOVES[event.shiftKey && move in shifted ? shifted[move as keyof typeof shifted] : move](model);
  return true;
};

/** The keys of the game page; letters are the board's own. Gives back what stops listening. */
export const listen = (model: GameModel, help: () => void): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event.target, event.key))
      return;
    if (act(model, event, help)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
};
