import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Explained } from '../../domain/kernel/game-view.ts';
import type { Box } from '../announce.ts';
import { Button } from '../parts/button.tsx';
import { Picture } from '../parts/picture.tsx';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { listed, sentence } from '../words.ts';
import type { GameModel } from './model.ts';
import type { TableUi } from './table-ui.ts';

/** The card of what is explained now; null when nothing is. */
export const explained = (model: GameModel, ui: TableUi): Explained | null => {
  const asked = ui.explaining.value;
  const look = model.look.value;
  return asked && look ? model.view.explain(look, asked.thing) : null;
};

const Left = ({ left }: { readonly left: NonNullable<Explained['left']> }) => (
  <p class="explain-left">
    <span class="dots" aria-hidden="true">
      {Array.from({ length: left.of }, (_, i) => (
        <i key={i} class={i < left.n ? 'full' : ''} />
      ))}
    </span>
    {left.n} of {left.of} {left.where}
  </p>
);

const Holders = ({ model, seats }: { readonly model: GameModel; readonly seats: readonly number[] }) => {
  const names = seats.map((seat) => (seat === model.seat ? 'you' : model.nameOf(seat)));
  const one = seats.length === 1 && seats[0] !== model.seat;
  return (
    <p class="explain-left">
      {seats.map((seat) => (
        <PieceIcon key={seat} livery={model.liveryOf(seat)} />
      ))}
      {sentence(listed(names))} {one ? 'has' : 'have'} one
    </p>
  );
};

/** What a thing is and does. */
export const ExplainCard = ({
  model,
  card,
  onClose,
}: {
  readonly model: GameModel;
  readonly card: Explained;
  readonly onClose: () => void;
}) => (
  <>
    <div class="explain-head">
      <Picture scene={card.drawing} class="explain-drawing" />
      <div>
        <h2 id="explain-name">{card.name}</h2>
        <p class="muted">{card.kind}</p>
      </div>
    </div>
    <div class="explain-text">
      {card.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card.left && <Left left={card.left} />}
      {card.holders && card.holders.length > 0 && <Holders model={model} seats={card.holders} />}
    </div>
    <p class="explain-foot">
      <a
        href={`/rules/${model.line.value.game.table.title}${card.rule ? `#${card.rule}` : ''}`}
        target="_blank"
        rel="noreferrer"
      >
        Rules
      </a>
      <Button small onPress={onClose}>
        Close
      </Button>
    </p>
  </>
);

const GAP = 12;
const EDGE = 8;

const overlap = (x: number, y: number, w: number, h: number, at: DOMRect): boolean =>
  at.left < x + w && at.right > x && at.top < y + h && at.bottom > y;

/** Beside the thing, on the side where it covers the fewest offered picks, inside the window. */
const placed = (at: Box, w: number, h: number): readonly [number, number] => {
  const inside = (x: number, y: number): readonly [number, number] => [
    Math.min(Math.max(x, EDGE), innerWidth - w - EDGE),
    Math.min(Math.max(y, EDGE), innerHeight - h - EDGE),
  ];
  const middle = at.y + at.h / 2 - h / 2;
  const across = at.x + at.w / 2 - w / 2;
  const sides = [
    inside(at.x + at.w + GAP, middle),
    inside(at.x - w - GAP, middle),
    inside(across, at.y + at.h + GAP),
    inside(across, at.y - h - GAP),
  ];
  const offered = [...document.querySelectorAll('[data-part="board"] [data-pick]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const own = new DOMRect(at.x, at.y, at.w, at.h);
  const cost = ([x, y]: readonly [number, number]): number =>
    offered.filter((one) => overlap(x, y, w, h, one)).length + (overlap(x, y, w, h, own) ? 100 : 0);
  return sides.toSorted((a, b) => cost(a) - cost(b))[0] ?? [EDGE, EDGE];
};

/** The card beside the thing, for desks. It goes with Escape, a press elsewhere, or when the mouse leaves. */
export const Explain = ({
  model,
  ui,
  hover,
}: {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly hover: (inside: boolean) => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const card = explained(model, ui);
  const at = ui.explaining.value?.at;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !at) return;
    const [x, y] = placed(at, element.offsetWidth, element.offsetHeight);
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  });
  if (!card) return null;
  const close = (): void => {
    ui.explaining.value = null;
  };
  return (
    <div
      ref={box}
      class="explain"
      data-part="explain"
      role="dialog"
      aria-modal="false"
      aria-labelledby="explain-name"
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
    >
      <ExplainCard model={model} card={card} onClose={close} />
    </div>
  );
};
