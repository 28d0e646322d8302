// What is dealt once the board stands, its decree included: tasks, cards, the deck, who begins, one card each.

import { oneOf, type Random, shuffled } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import { CARD_TERRAINS } from '../board/terrain.ts';
import { TASKS } from '../scoring/tasks/index.ts';
import type { Deal } from '../state.ts';
import { drawCard } from '../turn/deck.ts';
import { beginFirst } from '../turn/turn.ts';
import type { Unfolding } from '../turn/unfolding.ts';
import { allCards } from './pile.ts';
import { CARDS_SHOWN, serves } from './served-cards.ts';

/** Deals all that is open, and the first turn begins. */
export const dealOut = (u: Unfolding, deal: Deal, dice: Random): void => {
  showTasks(u, deal.tasks, dice);
  showCards(u, deal, dice);
  makeDeck(u, deal.swamp);
  const { seats } = u.state;
  if (deal.start !== 'known') chooseStart(u, seats.length, deal.start, dice);
  const { start } = u.state;
  for (let i = 0; i < seats.length; i += 1) {
    const seat = (start + i) % seats.length;
    if (!seats[seat]?.resigned) drawCard(u, seat, dice, false);
  }
  beginFirst(u);
};

export const chooseStart = (u: Unfolding, seats: number, who: Seat | 'random', dice: Random): void => {
  const draw = dice.drawn;
  u.tell({ type: 'StartSeatChosen', seat: who === 'random' ? dice.below(seats) : who, draw });
};

const showTasks = (u: Unfolding, count: number, dice: Random): void => {
  if (count === 0) return;
  const draw = dice.drawn;
  const ids = TASKS.map((task) => task.id);
  u.tell({ type: 'TasksShown', tasks: shuffled(ids, dice).slice(0, count), draw });
};

/** Three cards; one that the board cannot serve is put back. */
const showCards = (u: Unfolding, { cards, pool }: Deal, dice: Random): void => {
  const draw = dice.drawn;
  const served = pool.filter((id) => serves(u.state.board, id));
  u.tell({ type: 'CardsShown', cards: cards ?? shuffled(served, dice).slice(0, CARDS_SHOWN), draw });
  postScouts(u, dice);
};

/** Scouts take a terrain out of the deck, a native soil lies open, and swamp comes with a section of it. */
const makeDeck = (u: Unfolding, swamp: boolean): void => {
  u.tell({ type: 'DeckMade', cards: allCards({ swamp, native: u.state.nativeSoil, scouts: u.state.scouts }) });
};

/** A terrain for Scouts, never the native one. */
const postScouts = (u: Unfolding, dice: Random): void => {
  if (!u.state.cards.includes('scouts')) return;
  const draw = dice.drawn;
  const terrains = CARD_TERRAINS.filter((terrain) => terrain !== u.state.nativeSoil);
  u.tell({ type: 'ScoutsPosted', terrain: oneOf(terrains, dice), draw });
};
