// Decrees: one rule more for everybody.

import { oneOf, type Random } from '../../../kernel/random.ts';
import { CARD_TERRAINS } from '../board/terrain.ts';
import { DECREES, type Decree } from '../decrees.ts';
import type { Choices } from '../options.ts';
import { CARDS } from '../scoring/cards/index.ts';
import type { Deal } from '../state.ts';
import { ferryWaters, placeDecree, placesFor } from '../turn/ballots.ts';
import type { Unfolding } from '../turn/unfolding.ts';
import type { Wishes } from './needs.ts';
import { possibleBoard } from './possible-boards.ts';

/** What a board must serve with this decree. */
export const wishesOf = (choices: Choices, decree: Decree | null): Wishes => {
  const { capitol, caves, cards, modules, excluded } = decreed(choices, decree);
  const pool = CARDS.filter(({ id, module }) => modules.includes(module) && !excluded.includes(id)).map(({ id }) => id);
  return { cards: cards ?? [], pool: cards ? [] : pool, capitol, caves, decree };
};

/** A decree, drawn among those that are not in the game already and that some board of these choices can serve. */
export const drawDecree = (choices: Choices, dice: Random): Decree | null => {
  const { decree, capitol, caves, island } = choices;
  if (decree !== 'random') return decree;
  const on: readonly (Decree | false)[] = [capitol && 'capitol', caves && 'caves', island !== 'off' && 'island'];
  return oneOf(
    DECREES.filter((one) => !on.includes(one) && possibleBoard(choices, wishesOf(choices, one)).fitting !== null),
    dice,
  );
};

/** The choices with what the decree brings. */
export const decreed = (choices: Choices, decree: Decree | null): Choices => ({
  ...choices,
  capitol: choices.capitol || decree === 'capitol',
  caves: choices.caves || decree === 'caves',
  island: decree === 'island' && choices.island === 'off' ? 'random' : choices.island,
});

/** A native soil is one of the five terrains. */
export const chooseNativeSoil = (u: Unfolding, dice: Random): void => {
  const draw = dice.drawn;
  u.tell({ type: 'NativeSoilChosen', terrain: oneOf(CARD_TERRAINS, dice), draw });
};

/** Ferry and volcano come to their place by lot, or by a ballot of all seats or of the first one, and then the rest is dealt. */
export const placeOrAsk = (u: Unfolding, deal: Deal, dice: Random): void => {
  const { decree, rulings, start, seats } = u.state;
  if (decree !== 'ferry' && decree !== 'volcano') return;
  const how = decree === 'ferry' ? rulings.ferryPlace : rulings.volcanoPlace;
  const draw = dice.drawn;
  if (how !== 'random') {
    const owed = seats.map((_, seat) => (how === 'nominate' || seat === start ? 1 : 0));
    u.tell({ type: 'BallotOpened', kind: decree, owed, deal });
    return;
  }
  const places = decree === 'ferry' ? (ferryWaters(u.state)[0] ?? []) : placesFor(u.state, decree);
  placeDecree(u, decree, oneOf(places, dice), draw);
};
