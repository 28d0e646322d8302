import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../table.ts';
import { whereTo } from './keys.ts';
import type { Target, View } from './view.ts';

/** Where the keyboard stands on the table. */
export interface Control {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The key of the one target that the Tab key reaches. */
  readonly at: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
}

const keyUnder = (target: EventTarget | null): string | null => {
  const found = target instanceof Element ? target.closest('[data-key]') : null;
  return found?.getAttribute('data-key') ?? null;
};

const question = ({ at }: BoardProps): string =>
  `${at?.move?.action} ${at?.move?.picks.join()} ${at?.choice?.from.join()}`;

export const useControl = (props: BoardProps, view: View): Control => {
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState('');
  const asked = question(props);
  const first = view.targets.find((one) => view.possible.has(one.key)) ?? view.targets[0];
  const here = view.targets.find((one) => one.key === current) ?? first;
  const focus = (target: Target): void => {
    setCurrent(target.key);
    svg.current?.querySelector<SVGElement>(`[data-key="${target.key}"]`)?.focus();
  };
  useEffect(() => {
    if (!svg.current?.contains(document.activeElement)) setCurrent('');
  }, [asked]);
  // A junction that is no target any more takes the focus with it; it goes to the next place to answer.
  useEffect(() => {
    if (current === '' || view.targets.some((one) => one.key === current) || !first) return;
    if (document.activeElement === document.body) focus(first);
  });
  return {
    svg,
    at: here?.key ?? '',
    onKeyDown: (event) => {
      const key = keyUnder(event.target);
      const from = view.targets.find((one) => one.key === key);
      if (key === null || !from) return;
      const to = whereTo(view.targets, from, event, (one) => view.possible.has(one.key));
      if (to) focus(to);
      else if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey)
        props.onPress(key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocusIn: (event) => setCurrent(keyUnder(event.target) ?? ''),
  };
};
