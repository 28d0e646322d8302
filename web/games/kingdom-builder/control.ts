import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Hex, hexLabel, pickOf } from '../../../domain/games/kingdom-builder/hex.ts';
import type { BoardProps } from '../table.ts';
import { footprint, isWide } from './footprint.ts';
import { whereTo } from './keys.ts';
import { refusal } from './refusal.ts';
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

export const useControl = (props: BoardProps, view: View): Control => {
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState<Hex>(-1);
  const [note, setNote] = useState('');
  const [pointed, setPointed] = useState<Hex>(-1);
  const shown = useRef<Hex>(-1);
  const question = questionOf(props, view);
  useEffect(() => {
    setNote('');
    setPointed(-1);
    if (!svg.current?.contains(document.activeElement)) setCurrent(-1);
  }, [question]);
  const tell = (text: string): void => {
    setNote(text);
    props.onSay(text);
  };
  const presses = pressesOf(props, view, tell);
  const focus = (hex: Hex): void => {
    setCurrent(hex);
    svg.current?.querySelector<SVGElement>(`[data-i="${hex}"]`)?.focus();
  };
  const at = current >= 0 && current < view.land.size ? current : firstHex(view);
  return {
    svg,
    at,
    aimed: pointed >= 0 ? pointed : at,
    note,
    tell,
    choose: presses.choose,
    onClick: (event) => {
      const hex = hexUnder(event.target);
      if (hex < 0) return;
      // A finger shows nothing before it presses: the first press only shows what the second one covers.
      const unseen = isTouch(event) && footprint(view, hex).length > 0 && shown.current !== hex;
      shown.current = hex;
      if (unseen) tell('Press again to build on these hexes.');
      else presses.choose(hex);
    },
    onKeyDown: (event) => {
      const hex = hexUnder(event.target);
      if (hex < 0) return;
      const to = whereTo(view.land, hex, event, view.possible);
      if (to !== null) focus(to);
      else if (!presses.key(event, hex)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocusIn: (event) => setCurrent(hexUnder(event.target)),
    // Only a wide answer looks at the pointer; a map of 400 hexes is not drawn anew for nothing.
    onPointerOver: (event) => {
      if (isWide(view)) setPointed(hexUnder(event.target));
    },
  };
};

/** What can be done to a hex; `key` says whether the key meant anything. */
const pressesOf = (props: BoardProps, view: View, tell: (text: string) => void) => {
  const undo = (): void => {
    const nothing = props.past || (props.draft.length === 0 && view.lifted.length === 0);
    if (nothing) tell('There is nothing to take back.');
    else props.onUndo();
  };
  const choose = (hex: Hex): void => {
    const pick = pickOf(view.land, hex);
    const last = props.move?.picks.at(-1) ?? props.draft.at(-1);
    if (view.possible.includes(hex)) {
      props.onSay(`${hexLabel(pick)} chosen.`);
      props.onPick(pick);
    } else if (!props.past && last === pick) undo();
    else tell(refusal(props, view, hex));
  };
  const key = (event: KeyboardEvent, hex: Hex): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Enter' || event.key === ' ') choose(hex);
    else if (event.key === 'Backspace' || event.key.toLowerCase() === 'u') undo();
    else if (event.key.toLowerCase() === 'l') tell(props.lastTurn ?? 'Nothing has happened yet.');
    else if (event.key.toLowerCase() === 'n') tell('No hex can be chosen now.');
    else return false;
    return true;
  };
  return { choose, key };
};
