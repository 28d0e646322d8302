// Fingers, mouse and wheel on the stage: they enlarge and move the view, and tell a press from a drag.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Camera, type Extent, FIT, moved, zoomed } from './camera.ts';
import { thingAt } from './stage-dom.ts';
import type { TableUi } from './table-ui.ts';

const SLIP = 6;
const HOLD = 450;
const HOVER = 400;
const DOUBLE = 300;
const WHEEL = 0.0022;

interface Wiring {
  readonly stage: RefObject<HTMLElement | null>;
  readonly ui: TableUi;
  readonly box: () => Extent;
  /** How much larger than fitted the view may get. */
  readonly most: () => number;
  readonly press: (x: number, y: number, touch: boolean) => void;
  /** A thing was held, or the mouse has stayed over it; null when it has left. */
  readonly hold: (x: number, y: number) => void;
  readonly hover: (x: number, y: number) => void;
  readonly leave: () => void;
}

const wire = (element: HTMLElement, { ui, box, most, press, hold, hover, leave }: Wiring): (() => void) => {
  const down = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let held = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let hovering: ReturnType<typeof setTimeout> | undefined;
  let over = '';
  let lastPress = 0;
  const set = (camera: Camera): void => {
    ui.camera.value = camera;
  };
  const local = (x: number, y: number): readonly [number, number] => {
    const { left, top } = element.getBoundingClientRect();
    return [x - left, y - top];
  };
  const spread = (): number => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const start = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (down.size === 0) {
      dragged = false;
      held = false;
    }
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(holding);
    clearTimeout(hovering);
    if (event.pointerType === 'touch' && down.size === 1)
      holding = setTimeout(() => {
        held = true;
        hold(event.clientX, event.clientY);
      }, HOLD);
  };
  const pinch = (before: number): void => {
    const [a, b] = [...down.values()];
    if (!a || !b || before === 0) return;
    const [x, y] = local((a.x + b.x) / 2, (a.y + b.y) / 2);
    set(zoomed(ui.camera.value, box(), x, y, (ui.camera.value.k * spread()) / before, most()));
  };
  const aim = (event: PointerEvent): void => {
    const thing = thingAt(element, event.clientX, event.clientY)?.thing ?? '';
    if (thing === over) return;
    over = thing;
    clearTimeout(hovering);
    leave();
    if (thing !== '') hovering = setTimeout(() => hover(event.clientX, event.clientY), HOVER);
  };
  const move = (event: PointerEvent): void => {
    const from = down.get(event.pointerId);
    if (!from) {
      if (event.pointerType === 'mouse') aim(event);
      return;
    }
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragged && down.size === 1 && Math.hypot(dx, dy) < SLIP) return;
    const before = spread();
    dragged = true;
    clearTimeout(holding);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 2) pinch(before);
    else if (ui.camera.value.k > 1) set(moved(ui.camera.value, box(), dx, dy));
  };
  const end = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    clearTimeout(holding);
  };
  const out = (): void => {
    over = '';
    clearTimeout(hovering);
    leave();
  };
  const click = (event: MouseEvent): void => {
    if (dragged || held) return;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    clearTimeout(hovering);
    const again = event.timeStamp - lastPress < DOUBLE && ui.camera.value.k > 1 && touch;
    lastPress = event.timeStamp;
    // A press without a place comes from a screen reader, which means what it is on.
    if (event.detail === 0 && event.clientX === 0 && event.target instanceof Element) {
      const { x, y, width, height } = event.target.getBoundingClientRect();
      press(x + width / 2, y + height / 2, false);
    } else press(event.clientX, event.clientY, touch && !again);
  };
  const twice = (event: MouseEvent): void => {
    if (thingAt(element, event.clientX, event.clientY)) return;
    const [x, y] = local(event.clientX, event.clientY);
    set(ui.camera.value.k > 1 ? FIT : zoomed(FIT, box(), x, y, most() * 0.65, most()));
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const [x, y] = local(event.clientX, event.clientY);
    set(zoomed(ui.camera.value, box(), x, y, ui.camera.value.k * Math.exp(-event.deltaY * WHEEL), most()));
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };
  element.addEventListener('pointerdown', start);
  element.addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  element.addEventListener('pointerleave', out);
  element.addEventListener('click', click);
  element.addEventListener('dblclick', twice);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(holding);
    clearTimeout(hovering);
    element.removeEventListener('pointerdown', start);
    element.removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    element.removeEventListener('pointerleave', out);
    element.removeEventListener('click', click);
    element.removeEventListener('dblclick', twice);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
};

export const useStagePointer = (wiring: Wiring): void => {
  useEffect(() => (wiring.stage.current ? wire(wiring.stage.current, wiring) : undefined), [wiring.stage.current]);
};
