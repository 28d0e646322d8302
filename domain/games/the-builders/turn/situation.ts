import type { Phrase } from '../../../kernel/phrase.ts';
import { type Amounts, RESOURCES } from '../cards/card.ts';
import { type Builder, type BuildersState, missing, open, points } from '../state.ts';

const lacks = (amounts: Amounts): readonly string[] =>
  RESOURCES.flatMap((resource, i) => (amounts[i] ? [`${resource}-${amounts[i]}`] : []));

const standing = (s: BuildersState, builder: Builder, seat: number): readonly Phrase[] => [
  { key: 'stand', seat, args: { points: points(s, seat), coins: builder.coins } },
  ...builder.sites.map(
    (site): Phrase => ({ key: 'stand-site', seat, args: { card: site.card, lacks: lacks(missing(s, site)) } }),
  ),
  ...(builder.free.length > 0 ? [{ key: 'stand-free', seat, args: { cards: builder.free } }] : []),
];

const row = (key: string, cards: readonly string[]): readonly Phrase[] =>
  cards.length > 0 ? [{ key, args: { cards } }] : [];

/** How it stands, in sentences: what is open, and what everybody has and builds. Nothing of it is secret. */
export const situation = (s: BuildersState): readonly Phrase[] => [
  ...row('open-buildings', open(s.buildingRow)),
  ...row('open-workers', open(s.workerRow)),
  ...s.builders.flatMap((builder, seat) => standing(s, builder, seat)),
];
