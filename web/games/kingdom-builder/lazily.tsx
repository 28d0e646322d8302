import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component whose code is fetched when it is shown for the first time. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  return (props: P) => {
    const [found, put] = useState<{ readonly It: ComponentType<P> } | null>(null);
    useEffect(() => {
      void load().then((It) => put({ It }));
    }, []);
    return found ? <found.It {...props} /> : <p role="status">One moment…</p>;
  };
};
