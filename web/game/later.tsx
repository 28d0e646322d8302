// Parts of the turn page that no first answer waits for: fetched when they are shown for the first time.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const later = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let cached: { readonly It: ComponentType<P> } | null = null;
  return (props: P) => {
    const [loaded, put] = useState(cached);
    const [failed, fail] = useState(false);
    const get = (): void => {
      fail(false);
      load().then(
        (It) => {
          cached = { It };
          put(cached);
        },
        () => fail(true),
      );
    };
    useEffect(() => {
      if (!loaded) get();
    }, []);
    if (loaded) return <loaded.It {...props} />;
    if (!failed) return <p class="muted">One moment…</p>;
    return (
      <p>
        This part could not be fetched.{' '}
        <button type="button" class="button small" onClick={get}>
          Try again
        </button>
      </p>
    );
  };
};

const parts = () => import('./later-parts.ts');

/** Fetches them while nothing else is to do; where that fails they are fetched when they are needed. */
export const fetchLater = (): Promise<void> =>
  parts().then(
    () => undefined,
    () => undefined,
  );

export const Moves = later(() => parts().then((m) => m.Moves));
export const Talk = later(() => parts().then((m) => m.Talk));
export const Notes = later(() => parts().then((m) => m.Notes));
export const KeySheet = later(() => parts().then((m) => m.KeySheet));
export const Lobby = later(() => parts().then((m) => m.Lobby));
