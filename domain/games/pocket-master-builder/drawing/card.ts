// The faces of the cards, all in one size: 110 wide, 118 high for kingdom cards.

import { INK, PLAYER_COLOURS, WHITE } from '../../../drawing/colours.ts';
import { piece } from '../../../drawing/piece.ts';
import { at, circle, type Node } from '../../../drawing/scene.ts';
import type { PlayerStyle } from '../../../kernel/player-style.ts';
import {
  type Edition,
  type Effect,
  effectGain,
  type KingdomCard,
  type LandmarkCard,
  type StartingCard,
  type WallCard,
} from '../editions/edition.ts';
import { costColumns, digits, gainItems, type Item, icon, plus, row } from './gain-row.ts';
import { markIcon, typeIcon } from './icons.ts';
import { type Edge, tab } from './tabs.ts';

export const WIDE = 110;
export const HIGH = 118;
/** Walls and landmarks are lower. */
export const WALL = 86;
export const LANDMARK = 66;

const CARD = '#FFFDF7';
const FIELD = '#F1EADB';

const outline = (w: number, h: number): string =>
  `M8 2.5H${w - 8}A5.5 5.5 0 0 1 ${w - 2.5} 8V${h - 8}A5.5 5.5 0 0 1 ${w - 8} ${h - 2.5}H8A5.5 5.5 0 0 1 2.5 ${h - 8}V8A5.5 5.5 0 0 1 8 2.5z`;

const panel = (h: number, fill: string, owner: PlayerStyle | null): Node => ({
  d: outline(WIDE, h),
  fill,
  stroke: owner ? PLAYER_COLOURS[owner.colour] : INK,
  width: owner ? 3.4 : 1.1,
});

/** A line that is dark outside and white inside: it stands out on everything. */
export const doubled = (d: string): readonly Node[] => [
  { d, stroke: INK, width: 6 },
  { d, stroke: WHITE, width: 2.8 },
];

const middleOf = (edge: Edge, h: number): readonly [number, number] => {
  if (edge === 'left') return [0, h / 2];
  if (edge === 'right') return [WIDE, h / 2];
  return [WIDE / 2, edge === 'top' ? 0 : h];
};

const tabs = (edition: Edition, card: { readonly sides: Partial<KingdomCard['sides']> }, h: number): readonly Node[] =>
  (['left', 'top', 'right', 'bottom'] as const).flatMap((edge) => {
    const side = card.sides[edge];
    return side ? [at(...middleOf(edge, h), tab(side, edge, edition.colours))] : [];
  });

/** The honor of a card, on a shield. */
const honorShield = (n: number, x: number, y: number): Node =>
  at(x, y, [
    { d: 'M-9 -9H9V1C9 6.6 5.4 9.6 0 11.4C-5.4 9.6 -9 6.6 -9 1z', fill: '#7A2E3A', stroke: INK, width: 0.9 },
    ...digits(n, 0.95, WHITE).nodes,
  ]);

const effectItems = (edition: Edition, effect: Effect): readonly Item[] => {
  switch (effect.kind) {
    case 'immediate':
      return [icon(markIcon('bolt'), 0.8, 8), ...gainItems(effectGain(effect), 0.95)];
    case 'build':
      return [icon(markIcon('hammer'), 0.95), ...gainItems(effectGain(effect), 0.95)];
    case 'hand_limit':
      return [icon(markIcon('hand'), 0.95), ...plus(effect.plus)];
    case 'scoring':
      return [...plus(effect.honor), icon(typeIcon(effect.per_type, edition.types), 0.95)];
  }
};

const effects = (edition: Edition, card: KingdomCard): readonly Node[] =>
  card.effects.flatMap((effect, i) =>
    row(effectItems(edition, effect), 55, card.effects.length > 1 ? 71 + i * 13 : 77),
  );

const rewardSpace = (card: KingdomCard): readonly Node[] => [
  { d: circle(12.5, 93, 18), fill: WHITE, stroke: INK, width: 1, dash: '2.4 2.2' },
  ...row(gainItems(card.reward, 0.95), 93, 18, 0.5),
];

/** A kingdom card; the piece of its owner covers the reward space. */
export const kingdomFace = (
  edition: Edition,
  card: KingdomCard,
  owner: PlayerStyle | null,
  isNew = false,
): readonly Node[] => [
  ...(isNew ? doubled(outline(WIDE, HIGH)) : []),
  panel(HIGH, CARD, owner),
  ...tabs(edition, card, HIGH),
  honorShield(card.honor, 16, 16),
  at(17, 98, typeIcon(card.type, edition.types), 1.3),
  ...costColumns(card.cost, 55, 50 - (card.effects.length > 1 ? 3 : 0)),
  ...effects(edition, card),
  ...(owner ? [at(93, 18, piece(owner), 1.15)] : rewardSpace(card)),
];

/** A wall: what entering it pays, what an invasion of its line pays, and its honor. */
export const wallFace = (edition: Edition, card: WallCard, invaded: boolean): readonly Node[] => [
  panel(WALL, FIELD, null),
  ...tabs(edition, card, WALL),
  ...row([icon(markIcon('bolt'), 0.85, 8), ...gainItems(card.immediate)], 27, 13),
  ...row([icon(markIcon('flag'), 0.95), ...gainItems(card.invasion, 0.9)], 80, 13),
  ...(invaded ? [{ d: 'M62 19L99 7', stroke: '#A1232B', width: 2 }] : []),
  ...card.honors.flatMap((honor, i) =>
    honor > 0 ? [honorShield(honor, card.honors.length === 1 ? 95 : 15 + i * 80, 67)] : [],
  ),
];

export const startingFace = (edition: Edition, card: StartingCard): readonly Node[] => [
  panel(HIGH, FIELD, null),
  ...tabs(edition, card, HIGH),
];

/** A landmark; the piece of who would win it now stands on it. */
export const landmarkFace = (edition: Edition, card: LandmarkCard, holder: PlayerStyle | null): readonly Node[] => [
  panel(LANDMARK, FIELD, holder),
  ...tabs(edition, card, LANDMARK),
  honorShield(card.honor, 16, 19),
  ...(holder ? [at(93, 18, piece(holder), 0.95)] : []),
];
