import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';

const Lost = () => (
  <main id="main" class="page">
    <h1>This page could not be fetched</h1>
    <p>Check your connection and try again; nothing is lost.</p>
    <p class="buttons">
      <Button kind="main" onPress={() => location.reload()}>
        Try again
      </Button>
    </p>
  </main>
);

interface Loaded {
  readonly It: ComponentType;
}

/** A page whose code is fetched when somebody comes to it; `Waiting` stands in its place until then. */
export const pageChunk = (load: () => Promise<ComponentType>, Waiting: ComponentType = () => null): ComponentType => {
  let cached: Loaded | null = null;
  return () => {
    const [loaded, put] = useState<Loaded | null>(cached);
    const [lost, lose] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (It) => {
          cached = { It };
          put(cached);
        },
        () => lose(true),
      );
    }, []);
    if (loaded) return <loaded.It />;
    return lost ? <Lost /> : <Waiting />;
  };
};
