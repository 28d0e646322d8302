import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';

const SITE = 'Postwright';
let first = true;

/** What the browser's tab says. */
export const useTab = (tab: string): void => {
  useEffect(() => {
    document.title = tab === SITE ? SITE : `${tab} · ${SITE}`;
  }, [tab]);
};

/** A page: its title in the tab, and the focus on its heading when one comes here from another page. */
export const Page = (props: {
  readonly title: string;
  /** What the tab says, where it is not the title. */
  readonly tab?: string;
  readonly wide?: boolean;
  readonly heading?: ComponentChildren;
  readonly children: ComponentChildren;
}) => {
  const { title, tab = title, wide = false, heading, children } = props;
  const head = useRef<HTMLHeadingElement>(null);
  useTab(tab);
  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    head.current?.focus({ preventScroll: true });
    announce(title, { quiet: true });
  }, []);
  return (
    <main id="main" class={wide ? 'page wide' : 'page'}>
      <div class="page-head">
        <h1 ref={head} tabindex={-1}>
          {title}
        </h1>
        {heading}
      </div>
      {children}
    </main>
  );
};
