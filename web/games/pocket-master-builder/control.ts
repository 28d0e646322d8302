import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SCENE_WIDE } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { words } from '../../../domain/games/pocket-master-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { BoardProps } from '../table.ts';
import { whereTo } from './keys.ts';
import type { Target, View } from './view.ts';

/** The hand on the table: where the keyboard stands, and what presses do. */
export interface Control {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The key of the one target that the Tab key reaches. */
  readonly at: string;
  /** Why the last press did nothing; '' when it did. */
  readonly note: string;
  readonly press: (key: string) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
}

const keyUnder = (target: EventTarget | null): string | null => {
  const found = target instanceof Element ? target.closest('[data-key]') : null;
  return found?.getAttribute('data-key') ?? null;
};

/** Takes one answer out of the move being said: back to it, and the later ones again. */
export const takeOut = (props: BoardProps, key: string): void => {
  const picks = props.move?.picks ?? [];
  const at = picks.lastIndexOf(key);
  if (at < 0) return;
  for (let i = picks.length; i > at; i -= 1) props.onUndo();
  for (const later of picks.slice(at + 1)) props.onPick(later);
};

const refusal = (props: BoardProps, view: View, key: string): string => {
  if (props.past) return 'You are looking at the past.';
  if (view.seat === null || !props.choice) return 'Nothing can be chosen now.';
  const move = props.move ?? { action: 'place', picks: [] };
  const code = rules.whyNot(view.s, view.seat, move, key);
  return code ? `${label(words, 'why', code)}.` : 'That cannot be chosen now.';
};

/** Where the table is wider than its frame, brings a target into sight without moving the page. */
const show = (svg: SVGSVGElement | null, target: Target | undefined): void => {
  const frame = svg?.parentElement;
  if (!frame || !target || frame.scrollWidth <= frame.clientWidth) return;
  frame.scrollLeft = ((target.box.x + target.box.w / 2) / SCENE_WIDE) * frame.scrollWidth - frame.clientWidth / 2;
};

const question = (props: BoardProps, view: View): string =>
  `${props.move?.action ?? ''} ${view.picked.join()} ${[...view.possible].join()}`;

export const useControl = (props: BoardProps, view: View): Control => {
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState('');
  const [note, setNote] = useState('');
  const asked = question(props, view);
  const first = view.targets.find((one) => view.possible.has(one.key)) ?? view.targets[0];
  const here = view.targets.find((one) => one.key === current) ?? first;
  useEffect(() => {
    setNote('');
    if (!svg.current?.contains(document.activeElement)) setCurrent('');
    show(svg.current, first && view.possible.has(first.key) ? first : undefined);
  }, [asked]);
  // A junction that is no target any more takes the focus with it; it goes to the next place to answer.
  useEffect(() => {
    if (current === '' || view.targets.some((one) => one.key === current) || !first) return;
    if (document.activeElement === document.body) focus(first);
  });
  const tell = (text: string): void => {
    setNote(text);
    props.onSay(text);
  };
  const focus = (target: Target): void => {
    setCurrent(target.key);
    svg.current?.querySelector<SVGElement>(`[data-key="${target.key}"]`)?.focus();
  };
  const undo = (): void => {
    if (props.past || (props.draft.length === 0 && view.picked.length === 0)) tell('There is nothing to take back.');
    else props.onUndo();
  };
  const press = (key: string): void => {
    if (view.possible.has(key)) props.onPick(key);
    else if (view.picked.includes(key)) takeOut(props, key);
    else if (!props.past && props.draft.at(-1) === key) undo();
    else tell(refusal(props, view, key));
  };
  const onKey = (event: KeyboardEvent, key: string): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const said = event.key.toLowerCase();
    if (said === 'enter' || said === ' ') press(key);
    else if (said === 'backspace' || said === 'u') undo();
    else if (said === 'l') tell(props.lastTurn ?? 'Nothing has happened yet.');
    else if (said === 'n') tell('Nothing on the table can be chosen now.');
    else return false;
    return true;
  };
  return {
    svg,
    at: here?.key ?? '',
    note,
    press,
    onClick: (event) => {
      const key = keyUnder(event.target);
      if (key !== null) press(key);
    },
    onKeyDown: (event) => {
      const key = keyUnder(event.target);
      const from = view.targets.find((one) => one.key === key);
      if (key === null || !from) return;
      const to = whereTo(view.targets, from, event, (one) => view.possible.has(one.key));
      if (to) focus(to);
      else if (!onKey(event, key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocusIn: (event) => setCurrent(keyUnder(event.target) ?? ''),
  };
};
