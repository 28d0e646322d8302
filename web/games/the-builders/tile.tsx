// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be rows of cards of many sizes
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell takes the Tab key, and empty ones none

import type { ComponentChildren } from 'preact';
import { type Card, type CardId, total } from '../../../domain/games/the-builders/cards/card.ts';
import { cardOf } from '../../../domain/games/the-builders/cards/catalogue.ts';
import { COIN, POINT, RESOURCE_DRAWINGS } from '../../../domain/games/the-builders/drawing/icons.ts';
import { type BuildersState, given, missing, type Site } from '../../../domain/games/the-builders/state.ts';
import { Picture } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';
import { amountsOf, helpOf, kindOf, listedAmounts, shortly } from './facts.ts';

export interface TileProps {
  readonly board: BoardProps;
  readonly s: BuildersState;
  readonly id: CardId;
  readonly offered: boolean;
  readonly faded: boolean;
  /** The one tile that the Tab key reaches. */
  readonly stop: boolean;
}

const Four = ({ card }: { readonly card: Card }) => (
  <span class="tb-goods">
    {listedAmounts(amountsOf(card)).map(({ resource, n }) => (
      <span key={resource} class={n > 0 ? '' : 'none'}>
        <Picture scene={RESOURCE_DRAWINGS[resource]} class="tb-icon" />
        {n > 0 ? n : '–'}
      </span>
    ))}
  </span>
);

const Foot = ({ card }: { readonly card: Card }) => (
  <span class="tb-pay">
    <span>
      <Picture scene={COIN} class="tb-icon" /> {card.kind === 'worker' ? card.wage : card.coins || '–'}
    </span>
    {card.kind !== 'worker' && (
      <span>
        <Picture scene={POINT} class="tb-icon" /> {card.points}
      </span>
    )}
  </span>
);

const nameOf = ({ board, s, id, offered }: TileProps, about: string): string => {
  const card = cardOf(s, id);
  const chosen = board.at?.move?.picks.includes(id) ?? false;
  const mark = board.marks.get(id);
  const number = board.draft.lastIndexOf(id) + 1;
  return [
    `${card.name}, ${kindOf(card).toLowerCase()}. ${about}`,
    board.changed.includes(id) ? 'New.' : '',
    mark === undefined ? '' : `Place ${mark}.`,
    number > 0 ? `Number ${number} of this turn.` : '',
    chosen ? 'Chosen.' : offered ? `${board.bringing(id) ?? ''} Can be chosen.`.trim() : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};

const Shell = (
  props: TileProps & { readonly about: string; readonly kind: string; readonly children: ComponentChildren },
) => {
  const { board, id, offered, faded, stop, about, kind, children } = props;
  const chosen = board.at?.move?.picks.includes(id) ?? false;
  const fresh = board.changed.includes(id);
  const number = board.draft.lastIndexOf(id) + 1;
  const look = [
    'tb-tile',
    kind,
    offered ? 'can' : '',
    faded ? 'faded' : '',
    fresh ? 'fresh' : '',
    chosen ? 'chosen' : '',
  ];
  return (
    <div
      role="gridcell"
      class={look.filter((one) => one !== '').join(' ')}
      tabindex={stop ? 0 : -1}
      data-thing={id}
      data-pick={offered ? id : undefined}
      aria-selected={chosen ? true : offered ? false : undefined}
      aria-label={nameOf(props, about)}
    >
      {children}
      {number > 0 && <span class="tb-step">{number}</span>}
    </div>
  );
};

/** An open card, or a free worker. */
export const Tile = (props: TileProps) => {
  const card = cardOf(props.s, props.id);
  return (
    <Shell {...props} kind={card.kind} about={helpOf(props.id)}>
      <span class="tb-title">{card.name}</span>
      <Four card={card} />
      <Foot card={card} />
    </Shell>
  );
};

/** A building under way: what is there of what it needs. */
export const SiteTile = (props: TileProps & { readonly site: Site }) => {
  const { s, id, site } = props;
  const card = cardOf(s, id);
  const needs = amountsOf(card);
  const there = given(s, site);
  const left = missing(s, site);
  const of = total(needs);
  const has = of - total(left);
  const about = `${helpOf(id)} ${total(left) > 0 ? `Lacks ${shortly(left)}.` : 'Nothing is missing.'}`;
  return (
    <Shell {...props} kind={`${card.kind} site`} about={about}>
      <span class="tb-title">{card.name}</span>
      <span class="tb-boxes" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < has ? 'full' : ''} />
        ))}
      </span>
      <span class="tb-bars" aria-hidden="true">
        {listedAmounts(needs).map(({ resource, n }, i) =>
          n === 0 ? null : (
            <span key={resource}>
              <Picture scene={RESOURCE_DRAWINGS[resource]} class="tb-icon" />
              <span class="tb-boxes">
                {Array.from({ length: n }, (_, box) => (
                  <i key={box} class={box < (there[i] ?? 0) ? 'full' : ''} />
                ))}
              </span>
              {Math.min(there[i] ?? 0, n)}/{n}
            </span>
          ),
        )}
      </span>
      <span class="tb-pay">
        <span>
          {has}/{of}
        </span>
        {card.kind !== 'worker' && (
          <span>
            <Picture scene={POINT} class="tb-icon" /> {card.points}
          </span>
        )}
      </span>
    </Shell>
  );
};
