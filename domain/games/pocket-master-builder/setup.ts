import type { Options } from '../../kernel/options.ts';
import { type Random, shuffled } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/rules.ts';
import type { Edition } from './editions/edition.ts';
import type { PmbEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { chosenVariants } from './options.ts';
import { blank, type PmbState, wallCard } from './state.ts';
import { gaining } from './turn/gains.ts';
import { drawCards, nextOracles } from './turn/piles.ts';

/** Walls with a fixed place from the right, the others at random from the left. */
const wallRow = (edition: Edition, dice: Random): readonly string[] => {
  const free = edition.walls.filter((card) => card.place_from_right === null).map((card) => card.id);
  const random = [...shuffled(free, dice)];
  return edition.walls.map((_, i) => {
    const fixed = edition.walls.find((card) => card.place_from_right === edition.walls.length - i);
    return fixed?.id ?? random.shift() ?? '';
  });
};

const ids = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map((card) => card.id);

const dealt = (s: PmbState, seat: Seat, dice: Random): readonly PmbEvent[] => {
  const cards = drawCards(s, seat, s.edition.setup.hand_start, 'start', dice);
  const offered = nextOracles(cards.reduce(evolve, s), s.edition.setup.oracles_dealt, dice);
  return [...cards, { type: 'OraclesOffered', seat, cards: offered }];
};

/** What both gain at once where the wall that everybody begins on pays too; it waits for the choice of the oracles. */
const startingGains = (s: PmbState): readonly PmbEvent[] => {
  if (s.variants.starting_wall_immediate === 'no') return [];
  const { immediate } = wallCard(s, s.walls[0]);
  const gains = [s.first, 1 - s.first].flatMap((seat) => gaining(seat, immediate, 'wall'));
  return [{ type: 'GainsWaiting', gains }];
};

/** Lays the table, deals three cards and two oracles each, and says who begins. The edition is pinned with all its cards. */
export const laidWith = (edition: Edition, options: Options, dice: Random): readonly PmbEvent[] => {
  const laid: PmbEvent = {
    type: 'TableLaid',
    edition,
    variants: chosenVariants(edition, options),
    walls: wallRow(edition, dice),
    starting: shuffled(ids(edition.starting), dice),
    landmarks: shuffled(ids(edition.landmarks), dice),
    first: dice.below(2),
  };
  const events: PmbEvent[] = [laid];
  let s = evolve(blank(), laid);
  for (const seat of [0, 1]) {
    const now = dealt(s, seat, dice);
    events.push(...now);
    s = now.reduce(evolve, s);
  }
  return [...events, ...startingGains(s)];
};
