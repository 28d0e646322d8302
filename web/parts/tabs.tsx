import { type ComponentChildren, createRef } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';

interface TabSpec {
  readonly name: string;
  readonly body: () => ComponentChildren;
}

/** Panels behind tabs; arrow keys go from tab to tab. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly TabSpec[] }) => {
  const id = useId();
  const [at, setAt] = useState(0);
  const buttons = useMemo(() => tabs.map(() => createRef<HTMLButtonElement>()), [tabs.length]);
  const onKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const to = (at + by + tabs.length) % tabs.length;
    setAt(to);
    buttons[to]?.current?.focus();
  };
  return (
    <section class="card flush">
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map((tab, i) => (
          <button
            key={tab.name}
            ref={buttons[i] ?? null}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-selected={i === at}
            aria-controls={`${id}-panel`}
            tabindex={i === at ? 0 : -1}
            onClick={() => setAt(i)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} class="panel" role="tabpanel" tabindex={0} aria-labelledby={`${id}-tab-${at}`}>
        {tabs[at]?.body()}
      </div>
    </section>
  );
};
