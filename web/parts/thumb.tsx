import { useEffect, useRef, useState } from 'preact/hooks';
import { type LoadedGame, loadAs } from '../game/source.ts';
import type { Summary } from '../session.ts';
import { Icon } from './icon.tsx';

const useNear = (): [preact.RefObject<HTMLDivElement | null>, boolean] => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, near];
};

/** A small picture of where a game stands, drawn from its log when it comes near the window. */
export const Thumb = ({ game }: { readonly game: Summary }) => {
  const [box, near] = useNear();
  const [loaded, put] = useState<LoadedGame | null>(null);
  const wanted = near && (game.status === 'running' || game.status === 'ended');
  useEffect(() => {
    if (wanted) void loadAs(game.id, game.seat ?? 'spectator').then((a) => a.ok && put(a.value));
  }, [wanted, game.id, game.seat, game.seq]);
  const state = loaded?.line.positions.at(-1)?.state;
  return (
    <div ref={box} class="thumb" aria-hidden="true">
      {loaded && state !== undefined ? (
        <loaded.table.Thumb state={state} players={loaded.head.players} />
      ) : (
        <Icon name="cards" />
      )}
    </div>
  );
};
