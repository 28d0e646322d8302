// The title's board, fitted into its box. The stage decides what a press means; the board only draws.

import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { numbered } from '../../domain/kernel/draft.ts';
import type { Pick } from '../../domain/kernel/rules.ts';
import { answerGroups } from './answer-list.ts';
import { beyond, centred, type Edge, type Extent, FIT } from './camera.ts';
import { ASPECT, frame } from './frame.ts';
import type { GameModel } from './model.ts';
import { pickUnder, spotsIn, thingAt } from './stage-dom.ts';
import { useStagePointer } from './stage-pointer.ts';
import { explainOrSay, stageHand } from './stage-press.ts';
import type { TableUi } from './table-ui.ts';
import { Toast } from './toast.tsx';

interface StageProps {
  readonly model: GameModel;
  readonly ui: TableUi;
  readonly hover: (found: ReturnType<typeof thingAt>) => void;
}

/** How much larger than `near` one may look. */
const MOST = 1.56;

const useBox = (): readonly [ref: { current: HTMLElement | null }, box: Extent] => {
  const ref = useRef<HTMLElement>(null);
  const [box, setBox] = useState<Extent>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setBox((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, box];
};

const EDGES: Readonly<Record<Edge, string>> = { left: '‹', right: '›', above: '↑', below: '↓' };

interface Beyond {
  readonly edge: Edge;
  readonly n: number;
  /** Where the first of them lies, in px of the fitted board. */
  readonly x: number;
  readonly y: number;
}

const beyondOf = (stage: HTMLElement, ui: TableUi, box: Extent): readonly Beyond[] => {
  const { left, top } = stage.getBoundingClientRect();
  const { x: cx, y: cy, k } = ui.camera.value;
  const all = new Map<Edge, Beyond>();
  if (k <= 1) return [];
  for (const spot of spotsIn(stage, -1, -1)) {
    const [x, y] = [spot.x + spot.w / 2 - left, spot.y + spot.h / 2 - top];
    const edge = beyond(box, x, y);
    if (!edge) continue;
    const before = all.get(edge);
    all.set(edge, before ? { ...before, n: before.n + 1 } : { edge, n: 1, x: (x - cx) / k, y: (y - cy) / k });
  }
  return [...all.values()];
};

/** Offered picks outside the view, told at its edge; a press shows them. */
const Edges = ({
  stage,
  ui,
  box,
  asked,
}: {
  readonly stage: { current: HTMLElement | null };
  readonly ui: TableUi;
  readonly box: Extent;
  readonly asked: string;
}) => {
  const [found, setFound] = useState<readonly Beyond[]>([]);
  const camera = ui.camera.value;
  useEffect(() => setFound(stage.current ? beyondOf(stage.current, ui, box) : []), [camera, asked, box]);
  return (
    <>
      {found.map(({ edge, n, x, y }) => (
        <button
          key={edge}
          type="button"
          class={`edge ${edge}`}
          onClick={() => {
            ui.camera.value = centred(ui.camera.value, box, x, y);
          }}
        >
          {EDGES[edge]} {n} more
        </button>
      ))}
      {camera.k > 1 && (
        <button
          type="button"
          class="whole"
          aria-label="Whole board"
          title="Whole board"
          onClick={() => (ui.camera.value = FIT)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" />
          </svg>
        </button>
      )}
    </>
  );
};

/** How much larger the view may get until a thing is as wide as one wants to see it. */
const mostOf = (stage: HTMLElement | null, k: number, near: number): number => {
  const thing = stage?.querySelector('[data-thing]')?.getBoundingClientRect();
  return thing && thing.width > 0 ? Math.max(1, (near * MOST * k) / thing.width) : 3;
};

/** The board, enlarged and moved: a drag draws nothing of it anew. */
const Moved = ({
  ui,
  inner,
  children,
}: {
  readonly ui: TableUi;
  readonly inner: Extent;
  readonly children: ComponentChildren;
}) => {
  const { x, y, k } = ui.camera.value;
  const transform = k > 1 ? `translate(${x}px, ${y}px) scale(${k})` : undefined;
  return (
    <div class="stage-view" style={{ width: `${inner.width}px`, height: `${inner.height}px`, transform }}>
      {children}
    </div>
  );
};

const NONE: readonly Pick[] = [];

export const Stage = ({ model, ui, hover }: StageProps) => {
  const { table, view } = model;
  const [ref, outer] = useBox();
  const warned = useRef<Pick | null>(null);
  const at = model.at.value;
  const look = model.look.value;
  const aspect = (look && view.shape.aspect(look.state)) ?? ASPECT;
  const pinned = frame.value === 'phone';
  const inner: Extent = pinned ? { width: outer.width, height: Math.min(outer.height, outer.width / aspect) } : outer;
  const boxes = useRef({ outer, inner });
  boxes.current = { outer, inner };
  const hand = useMemo(
    () =>
      stageHand(
        model,
        ui,
        () => ref.current,
        () => boxes.current.outer,
        warned,
      ),
    [model, ui],
  );
  useStagePointer({
    stage: ref,
    ui,
    box: () => boxes.current.outer,
    most: () => mostOf(ref.current, ui.camera.value.k, view.shape.near),
    press: hand.at,
    hold: (x, y) => {
      const found = ref.current ? thingAt(ref.current, x, y) : null;
      if (found) explainOrSay(model, ui, found);
    },
    hover: (x, y) => hover(ref.current ? thingAt(ref.current, x, y) : null),
    leave: () => hover(null),
  });
  const marks = useComputed(() => {
    const now = model.at.value;
    const letters = new Map<Pick, string>();
    if (!now) return letters;
    for (const group of answerGroups(view, model.words, now))
      for (const { pick, mark } of group.answers) if (pick !== null && mark !== undefined) letters.set(pick, mark);
    return letters;
  }).value;
  if (!look) return null;
  const past = model.past.value;
  const { Board } = table;
  const draft = at ? numbered(at.draft, (pick) => view.onBoard(at.state, pick)) : NONE;
  const asked = `${at?.move?.action} ${at?.move?.picks.join()} ${at?.draft.moves.length}`;
  return (
    <section
      ref={ref}
      class={past ? 'stage past' : 'stage'}
      data-part="board"
      id="board"
      aria-label="Board"
      onPointerOver={(event) => {
        ui.aimed.value = pickUnder(event.target);
      }}
      onFocusIn={(event) => {
        ui.aimed.value = pickUnder(event.target);
      }}
    >
      {inner.width > 0 && (
        <Moved ui={ui} inner={inner}>
          <Board
            state={look.state}
            viewer={model.viewer}
            players={model.head.value.players}
            at={at}
            width={inner.width}
            height={inner.height}
            draft={draft}
            changed={model.changed.value}
            marks={marks}
            lit={at ? ui.lit.value : NONE}
            fade={ui.fade.value}
            bringing={(pick) => (at ? (view.consequence(at, pick)?.text ?? null) : null)}
            onPress={hand.on}
            past={past}
            label={`Board of ${model.head.value.name}`}
            describedBy="question"
          />
        </Moved>
      )}
      <Edges stage={ref} ui={ui} box={outer} asked={asked} />
      <Toast />
    </section>
  );
};
