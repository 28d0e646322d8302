import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameModel } from './model.ts';
import { plyNow, textOf } from './replay.ts';

/** Every move in words; each is a link to its position. */
export const Moves = ({ model }: { readonly model: GameModel }) => {
  const list = useRef<HTMLOListElement>(null);
  const lines = useComputed(() =>
    model.line.value.positions.map((p) => ({ ply: p.ply, text: textOf(model, p) })),
  ).value.filter((l) => l.text !== '');
  // A position without words is told by the line before it.
  const at = lines.findLast((line) => line.ply <= plyNow(model))?.ply ?? 0;
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && item) box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  if (lines.length === 0) return <p class="muted">Nothing has been played yet.</p>;
  return (
    <ol ref={list} class="moves">
      {lines.map(({ ply, text }) => (
        <li key={ply}>
          <a href={`#${ply}`} aria-current={ply === at ? 'step' : undefined}>
            <span class="move-number">{ply}</span> {text}
          </a>
        </li>
      ))}
    </ol>
  );
};
