import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hex } from '../../../domain/games/kingdom-builder/hex.ts';
import type { BoardProps } from '../table.ts';
import { footprint, isWide } from './footprint.ts';
import { whereTo } from './keys.ts';
import { pressesOf, type Warned } from './presses.ts';
import type { View } from './view.ts';

/** The hand on the board: where the keyboard stands, and what presses do. */
export interface Control {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The one hex that the Tab key reaches. */
  readonly at: Hex;
  /** The hex that a press would choose: under the pointer, else where the keyboard stands. */
  readonly aimed: Hex;
  /** Why the last press did nothing; '' when it did. */
  readonly note: string;
  readonly tell: (text: string) => void;
  readonly choose: (hex: Hex) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

const hexUnder = (target: EventTarget | null): Hex => {
  const found = target instanceof Element ? target.closest('[data-i]') : null;
  return found === null ? -1 : Number(found.getAttribute('data-i'));
};

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Changes whenever another question is asked. */
const questionOf = (props: BoardProps, view: View): string =>
  `${props.move?.action ?? ''} ${props.move?.picks.join() ?? ''} ${view.possible.join()}`;

const firstHex = (view: View): Hex => view.possible[0] ?? view.changed.values().next().value ?? 0;

/** Where the keyboard and the pointer are; both forget their place when another question is asked. */
const usePlaces = (props: BoardProps, view: View) => {
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState<Hex>(-1);
  const [pointed, setPointed] = useState<Hex>(-1);
  const [note, setNote] = useState('');
  const question = questionOf(props, view);
  useEffect(() => {
    setNote('');
    setPointed(-1);
    if (!svg.current?.contains(document.activeElement)) setCurrent(-1);
  }, [question]);
  const at = current >= 0 && current < view.land.size ? current : firstHex(view);
  const focus = (hex: Hex): void => {
    setCurrent(hex);
    svg.current?.querySelector<SVGElement>(`[data-i="${hex}"]`)?.focus();
  };
  return { svg, at, aimed: pointed >= 0 ? pointed : at, note, setNote, setCurrent, setPointed, focus };
};

export const useControl = (props: BoardProps, view: View): Control => {
  const { svg, at, aimed, note, setNote, setCurrent, setPointed, focus } = usePlaces(props, view);
  const shown = useRef<Hex>(-1);
  const tell = (text: string): void => {
    setNote(text);
    props.onSay(text);
  };
  const warned: Warned = useRef(null);
  const question = questionOf(props, view);
  useEffect(() => {
    warned.current = null;
  }, [question]);
  const { choose, key } = pressesOf(props, view, tell, warned);
  const onClick = (event: MouseEvent): void => {
    const hex = hexUnder(event.target);
    if (hex < 0) return;
    // A finger shows nothing before it presses: the first press only shows what the second one covers.
    const unseen = isTouch(event) && footprint(view, hex).length > 0 && shown.current !== hex;
    shown.current = hex;
    if (unseen) tell('Press again to build on these hexes.');
    else choose(hex);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hex = hexUnder(event.target);
    if (hex < 0) return;
    const to = whereTo(view.land, hex, event, view.possible);
    if (to !== null) focus(to);
    else if (!key(event, hex)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Only a wide answer looks at the pointer; a map of 400 hexes is not drawn anew for nothing.
  const onPointerOver = (event: PointerEvent): void => {
    if (isWide(view)) setPointed(hexUnder(event.target));
  };
  const onFocusIn = (event: FocusEvent): void => setCurrent(hexUnder(event.target));
  return { svg, at, aimed, note, tell, choose, onClick, onKeyDown, onFocusIn, onPointerOver };
};
