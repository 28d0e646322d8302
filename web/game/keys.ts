import { announce, boxOf } from '../announce.ts';
import { FIT, zoomed } from './camera.ts';
import { nextGame } from './game-bar.tsx';
import type { GameModel } from './model.ts';
import { lastTurnOf } from './recap.ts';
import { MOVES, togglePlay } from './replay.ts';
import { sendTurn } from './send.ts';
import { thingOf } from './stage-dom.ts';
import type { TableUi } from './table-ui.ts';
import { owed, reset, undo } from './turn.ts';

const FIELD = 'input:not([type="range"]), textarea, select, [contenteditable]';
const PLACES = ['[data-part="board"]', '.panel', '.side-card, .elsewhere'] as const;

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

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

/** Walking through the past, where arrows mean nothing else. */
const walk = (model: GameModel, event: KeyboardEvent): boolean => {
  if (within(event.target, `[data-part="board"], [role="tablist"], dialog, input`)) return false;
  if (model.line.value.positions.length === 0) return false;
  if (event.key === ' ') {
    if (within(event.target, 'button, a, summary')) return false;
    togglePlay(model);
    return true;
  }
  const move = plain(event.key);
  if (move === null) return false;
  MOVES[event.shiftKey ? shifted[move as keyof typeof shifted] : move](model);
  return true;
};

const focusIn = (selector: string): boolean => {
  const place = document.querySelector(selector);
  const stop = place?.querySelector<HTMLElement>('[tabindex="0"], button, a[href], h2[tabindex]');
  stop?.focus();
  return stop !== null && stop !== undefined;
};

/** From board to panel to side and round again. */
const cycle = (event: KeyboardEvent): boolean => {
  const here = PLACES.findIndex((place) => within(event.target, place));
  const by = event.shiftKey ? -1 : 1;
  for (let step = 1; step <= PLACES.length; step += 1) {
    const to = PLACES[(here + by * step + PLACES.length * 2) % PLACES.length];
    if (to && focusIn(to)) return true;
  }
  return false;
};

const focused = (): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null =>
  document.activeElement && document.activeElement !== document.body ? boxOf(document.activeElement) : null;

const explain = (model: GameModel, ui: TableUi): void => {
  const found = thingOf(document.activeElement);
  const look = model.look.value;
  if (found && look && model.view.explain(look, found.thing)) ui.explaining.value = found;
  else announce('There is no card for this.', { at: focused() });
};

const zoom = (ui: TableUi, by: number): void => {
  const stage = document.querySelector('[data-part="board"]');
  if (!stage) return;
  const box = { width: stage.clientWidth, height: stage.clientHeight };
  const at = document.activeElement?.getBoundingClientRect();
  const { left, top } = stage.getBoundingClientRect();
  const [x, y] =
    at && stage.contains(document.activeElement)
      ? [at.x + at.width / 2 - left, at.y + at.height / 2 - top]
      : [box.width / 2, box.height / 2];
  ui.camera.value = by === 0 ? FIT : zoomed(ui.camera.value, box, x, y, ui.camera.value.k * by, 4);
};

/** Letters and figures mean something only inside board and panel. */
const inside = (model: GameModel, ui: TableUi, event: KeyboardEvent): boolean => {
  if (!within(event.target, '[data-part="board"], .panel')) return false;
  const { key } = event;
  const nth = document.querySelectorAll<HTMLElement>('.answers [data-answer]');
  if (/^[1-9]$/.test(key)) {
    nth[Number(key) - 1]?.click();
    return nth[Number(key) - 1] !== undefined;
  }
  switch (key.toLowerCase()) {
    case 'u':
    case 'backspace':
      if (event.shiftKey && key.toLowerCase() === 'u') reset(model, focused());
      else undo(model, focused());
      return true;
    case 'e':
      explain(model, ui);
      return true;
    case 'l':
      announce(lastTurnOf(model));
      return true;
    case '+':
      zoom(ui, 1.5);
      return true;
    case '-':
      zoom(ui, 1 / 1.5);
      return true;
    case '0':
      zoom(ui, 0);
      return true;
    default:
      return false;
  }
};

const modified = (model: GameModel, event: KeyboardEvent): boolean => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    const reason = model.at.value ? owed(model) : null;
    const button = document.querySelector('[data-part="send"]');
    if (reason !== null) announce(reason, { at: button ? boxOf(button) : null });
    else void sendTurn(model);
    return true;
  }
  if (event.altKey && event.code === 'KeyN') {
    const to = nextGame(model);
    if (to) document.querySelector<HTMLAnchorElement>(`.bar a[href="${to}"]`)?.click();
    return to !== null;
  }
  return false;
};

const act = (model: GameModel, ui: TableUi, event: KeyboardEvent, help: () => void): boolean => {
  if (within(event.target, FIELD) || within(event.target, 'dialog')) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return modified(model, event);
  if (event.key === 'Escape' && ui.explaining.value) {
    ui.explaining.value = null;
    return true;
  }
  if (event.key === '?') {
    help();
    return true;
  }
  if (event.key === 'F6') return cycle(event);
  return inside(model, ui, event) || walk(model, event);
};

/** The keys of the game page. Gives back what stops listening. */
export const listen = (model: GameModel, ui: TableUi, help: () => void): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (act(model, ui, event, help)) event.preventDefault();
  };
  // A press elsewhere puts an explaining card away.
  const onDown = (event: Event): void => {
    if (ui.explaining.value && !within(event.target, '[data-part="explain"], [data-part="board"]'))
      ui.explaining.value = null;
  };
  addEventListener('keydown', onKey);
  addEventListener('pointerdown', onDown);
  return () => {
    removeEventListener('keydown', onKey);
    removeEventListener('pointerdown', onDown);
  };
};
