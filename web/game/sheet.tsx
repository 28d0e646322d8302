// The panel's box. On the phone it is a sheet that lies over the stage in three heights and follows the finger.

import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { frame } from './frame.ts';
import { useHeldFocus } from './held-focus.ts';
import type { SheetAt, TableUi } from './table-ui.ts';

const ORDER: readonly SheetAt[] = ['peek', 'half', 'full'];
/** A drag shorter than this is a press. */
const SLIP = 8;
const FAR = 60;

const stepped = (at: SheetAt, by: number): SheetAt =>
  ORDER[Math.min(Math.max(ORDER.indexOf(at) + by, 0), ORDER.length - 1)] ?? at;

/** What of the board stays in sight. */
const BOARD_LEAST = 152;

/** How high the sheet must be at half so that nothing in it scrolls; where it may not grow, the line under the question goes. */
const useGrown = (box: RefObject<HTMLElement | null>, grows: boolean): void => {
  useLayoutEffect(() => {
    const sheet = box.current;
    const body = sheet?.querySelector('.panel-body');
    if (!sheet || !body) return;
    sheet.style.removeProperty('--grown');
    delete sheet.dataset.tight;
    if (frame.value !== 'phone' || sheet.dataset.at !== 'half') return;
    const hidden = (element: Element | null): number => (element ? element.scrollHeight - element.clientHeight : 0);
    const lacking = (): number => hidden(body) + hidden(body.querySelector('.answers'));
    const most = (sheet.parentElement?.clientHeight ?? 0) - BOARD_LEAST;
    if (grows && lacking() > 0)
      sheet.style.setProperty('--grown', `${Math.min(sheet.offsetHeight + lacking(), most)}px`);
    if (lacking() > 0) sheet.dataset.tight = '';
  });
};

export const Sheet = (props: {
  readonly ui: TableUi;
  readonly mine: boolean;
  /** What is in it must be seen whole: it is never at peek. */
  readonly tall: boolean;
  /** The line of the state: it is the handle of the sheet too. */
  readonly top: ComponentChildren;
  /** All answers are in it: it may grow over the board as far as it needs. */
  readonly grows: boolean;
  readonly children: ComponentChildren;
}) => {
  const { ui, mine, tall, grows, top, children } = props;
  const box = useRef<HTMLElement>(null);
  useHeldFocus(box);
  useGrown(box, grows);
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  // What is explained or asked is never hidden under the edge.
  const open = tall && ui.sheet.value === 'peek' ? 'half' : ui.sheet.value;
  const at = ui.tab.value === 'board' || tall ? open : 'peek';
  const sheet = frame.value === 'phone';
  const down = (event: PointerEvent): void => {
    from.current = event.clientY;
    dragged.current = false;
  };
  const move = (event: PointerEvent): void => {
    if (from.current === null || !box.current) return;
    const by = from.current - event.clientY;
    if (Math.abs(by) < SLIP && !dragged.current) return;
    if (!dragged.current && event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    box.current.style.setProperty('--drag', `${by}px`);
  };
  const up = (event: PointerEvent): void => {
    const by = from.current === null ? 0 : from.current - event.clientY;
    from.current = null;
    box.current?.style.removeProperty('--drag');
    if (dragged.current && Math.abs(by) > FAR) ui.sheet.value = stepped(at, by > 0 ? 1 : -1);
  };
  const press = (): void => {
    if (dragged.current) return;
    ui.tab.value = 'board';
    ui.sheet.value = at === 'half' ? 'full' : 'half';
  };
  return (
    <section
      ref={box}
      class={`panel sheet ${mine ? 'mine' : ''}`}
      data-part="sheet"
      data-at={at}
      aria-label={mine ? 'Your turn' : 'What happens'}
    >
      <div class="panel-top" onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={up}>
        {sheet && (
          <button type="button" class="grip" aria-expanded={at !== 'peek'} onClick={press}>
            <span class="hidden">{at === 'full' ? 'Less' : 'More'}</span>
          </button>
        )}
        {top}
      </div>
      {children}
    </section>
  );
};
