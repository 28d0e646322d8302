// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be rows of cards of many sizes
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell takes the Tab key, and empty ones none
// The whole table at once: the rows of open cards, one's own sites and workers. The stage decides what a press means.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardId } from '../../../domain/games/the-builders/cards/card.ts';
import { cardOf } from '../../../domain/games/the-builders/cards/catalogue.ts';
import { type BuildersState, builderOf, type Slot } from '../../../domain/games/the-builders/state.ts';
import type { BoardProps } from '../table.ts';
import { cards, nameOf } from './facts.ts';
import { target } from './focus.ts';
import { SiteTile, Tile, type TileProps } from './tile.tsx';

interface Line {
  readonly heading: string;
  readonly note: string;
  readonly slots: readonly Slot[];
  readonly sites?: ReadonlySet<CardId>;
}

const pileOf = (n: number): string =>
  n === 0 ? 'no more in the pile' : `${cards(n).replace(/ cards?$/, '')} in the pile`;

const linesOf = (s: BuildersState, seat: number | null): readonly Line[] => {
  const rows = [
    { heading: 'Open buildings', note: pileOf(s.buildingPile.length + (s.nextBuilding ? 1 : 0)), slots: s.buildingRow },
    { heading: 'Workers for hire', note: pileOf(s.workerPile.length), slots: s.workerRow },
  ];
  if (seat === null) return rows;
  const { sites, free, finished } = builderOf(s, seat);
  const names = finished.map(nameOf).join(', ');
  const own = sites.map((site) => site.card);
  return [
    ...rows,
    {
      heading: 'Yours',
      note: names === '' ? 'nothing finished yet' : `finished: ${names}`,
      slots: [...own, ...free],
      sites: new Set(own),
    },
  ];
};

/** New cards are told beside the heading, never over a name. */
const newOf = ({ slots }: Line, changed: readonly string[], s: BuildersState): string => {
  const names = slots.flatMap((id) => (id !== null && changed.includes(id) ? [cardOf(s, id).name] : []));
  return names.length > 0 && names.length < slots.length ? `New: ${names.join(', ')}` : '';
};

const useFocus = (board: BoardProps, first: string) => {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const held = useRef(false);
  const asked = `${board.at?.move?.action} ${board.at?.move?.picks.join()} ${board.at?.choice?.from.join()}`;
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) setCurrent('');
  }, [asked]);
  // A card that goes elsewhere takes the focus along; where it is gone, the first one that can be picked has it.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const same = box.current?.querySelector<HTMLElement>(`[data-thing="${current}"]`);
    (same ?? box.current?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  });
  return {
    box,
    current: current === '' ? first : current,
    onFocusIn: (event: FocusEvent): void => {
      held.current = true;
      const thing = event.target instanceof Element ? event.target.getAttribute('data-thing') : null;
      if (thing) setCurrent(thing);
    },
    onFocusOut: (event: FocusEvent): void => {
      if (event.relatedTarget !== null) held.current = false;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !box.current) return;
      const thing = event.target instanceof Element ? event.target.getAttribute('data-thing') : null;
      if (event.key === 'Enter' || event.key === ' ') {
        if (!thing) return;
        board.onPress(thing);
      } else {
        const to = target(box.current, event.key, event.shiftKey);
        if (!to) return;
        to.focus();
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** Two rows of open cards, and one's own row of sites and workers. */
export const Board = (board: BoardProps) => {
  const s = board.state as BuildersState;
  const seat = typeof board.viewer === 'number' ? board.viewer : null;
  const lines = linesOf(s, seat);
  const offered = new Set(board.at?.choice?.from ?? []);
  const all = lines.flatMap((line) => line.slots).filter((id) => id !== null);
  const { box, current, ...events } = useFocus(board, all.find((id) => offered.has(id)) ?? all[0] ?? '');
  const stop = all.includes(current) ? current : (all.find((id) => offered.has(id)) ?? all[0]);
  const bright = board.lit.length > 0 ? new Set(board.lit) : offered;
  const propsOf = (id: CardId): TileProps => ({
    board,
    s,
    id,
    offered: offered.has(id),
    faded: board.fade && bright.size > 0 && !bright.has(id),
    stop: id === stop,
  });
  return (
    <div
      ref={box}
      class="tb-table"
      role="grid"
      aria-label={board.label}
      aria-describedby={board.describedBy}
      style={{ width: `${board.width}px`, height: `${board.height}px` }}
      {...events}
    >
      {lines.map((line) => {
        const fresh = newOf(line, board.changed, s);
        return (
          <div
            key={line.heading}
            class={line.sites ? 'tb-line own' : 'tb-line'}
            role="rowgroup"
            aria-label={line.heading}
          >
            <p class="tb-caption" aria-hidden="true">
              <b>{line.heading}</b>
              {fresh !== '' && <strong>{fresh}</strong>}
              <span>{line.note}</span>
            </p>
            <div role="row" class="tb-tiles">
              {line.slots.length === 0 && (
                <div role="gridcell" class="tb-tile tb-empty">
                  Nothing here yet
                </div>
              )}
              {line.slots.map((id, i) => {
                if (id === null)
                  return (
                    <div key={`slot-${i}`} role="gridcell" class="tb-tile tb-empty">
                      Closed
                    </div>
                  );
                const site =
                  line.sites?.has(id) && seat !== null
                    ? builderOf(s, seat).sites.find((one) => one.card === id)
                    : undefined;
                return site ? <SiteTile key={id} {...propsOf(id)} site={site} /> : <Tile key={id} {...propsOf(id)} />;
              })}
            </div>
          </div>
        );
      })}
    </div>
  );
};
