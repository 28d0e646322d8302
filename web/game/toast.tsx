import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { bubble, type Said, toast } from '../announce.ts';

const TOAST = 5000;
const BUBBLE = 4000;
const LETTER = 80;

/** What is told over the board; the live region has said the same words. */
export const Toast = () => {
  const said = toast.value;
  const [hovered, hover] = useState(false);
  useSignalEffect(() => {
    const now = toast.value;
    if (!now || hovered) return;
    const timer = setTimeout(() => {
      if (toast.peek() === now) toast.value = null;
    }, TOAST);
    return () => clearTimeout(timer);
  });
  if (!said) return null;
  return (
    <div
      key={said.n}
      class="toast"
      data-part="toast"
      aria-hidden="true"
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
    >
      {said.text}
    </div>
  );
};

const EDGE = 8;

/** Above what was pressed, or below it where there is no room; inside the window. */
const place = ({ at }: Said, width: number, height: number) => {
  if (!at) return { left: 0, top: 0, arrow: 0, below: false };
  const middle = at.x + at.w / 2;
  const left = Math.min(Math.max(middle - width / 2, EDGE), innerWidth - width - EDGE);
  const below = at.y - height - 10 < EDGE;
  return { left, top: below ? at.y + at.h + 10 : at.y - height - 10, arrow: middle - left, below };
};

/** What is told at the place of a press. It takes no presses. */
export const Bubble = () => {
  const said = bubble.value;
  const box = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const now = bubble.value;
    if (!now) return;
    const timer = setTimeout(
      () => {
        if (bubble.peek() === now) bubble.value = null;
      },
      Math.max(BUBBLE, now.text.length * LETTER),
    );
    return () => clearTimeout(timer);
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !said) return;
    const { left, top, arrow, below } = place(said, element.offsetWidth, element.offsetHeight);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.style.setProperty('--arrow', `${arrow}px`);
    element.classList.toggle('below', below);
  });
  if (!said?.at) return null;
  const { x, y, w, h } = said.at;
  return (
    <>
      <div
        class="bubble-ring"
        aria-hidden="true"
        style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
      />
      <div key={said.n} ref={box} class="bubble" data-part="bubble" aria-hidden="true">
        {said.text}
      </div>
    </>
  );
};
