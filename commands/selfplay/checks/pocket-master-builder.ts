import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import type { Check } from './check.ts';

/** Where every card is: 'pile', 'hand 0', 'discards', 'at 3'. */
type Places = Map<string, string>;

const move = (places: Places, card: string, from: string, to: string): readonly string[] => {
  const before = places.get(card);
  places.set(card, to);
  return before === from ? [] : [`${card} comes from ${from} and was at ${before ?? 'no place'}`];
};

const renewed = (places: Places): readonly string[] => {
  const all = [...places];
  for (const [card, at] of all) if (at === 'discards') places.set(card, 'pile');
  return all.some(([, at]) => at === 'pile') ? ['the pile is renewed with cards in it'] : [];
};

/** Every card of the kingdom is in the pile, in a hand, discarded or on the table, no two on one place. */
const kingdom: Check<PmbEvent> = {
  of(log) {
    const places: Places = new Map();
    return log.flatMap((e) => {
      switch (e.type) {
        case 'TableLaid':
          for (const { id } of e.edition.kingdom) places.set(id, 'pile');
          return [];
        case 'CardsDrawn':
          return e.cards.flatMap((card) => move(places, card, 'pile', `hand ${e.seat}`));
        case 'CardDeveloped': {
          const taken = [...places.values()].includes(`at ${e.at}`) ? [`two cards lie at ${e.at}`] : [];
          return [...taken, ...move(places, e.card, `hand ${e.seat}`, `at ${e.at}`)];
        }
        case 'CardDiscarded':
          return move(places, e.card, `hand ${e.seat}`, 'discards');
        case 'PileRenewed':
          return renewed(places);
        default:
          return [];
      }
    });
  },
};

/** Every oracle is in its pile, offered to one seat or kept by one. */
const oracles: Check<PmbEvent> = {
  of(log) {
    const places: Places = new Map();
    return log.flatMap((e) => {
      switch (e.type) {
        case 'TableLaid':
          for (const { id } of e.edition.oracles) places.set(id, 'pile');
          return [];
        case 'OraclesOffered':
          return e.cards.flatMap((card) => move(places, card, 'pile', `offered ${e.seat}`));
        case 'OracleKept': {
          const wrong = [
            ...move(places, e.card, `offered ${e.seat}`, `kept ${e.seat}`),
            ...e.under.flatMap((card) => move(places, card, `offered ${e.seat}`, 'pile')),
          ];
          const lost = [...places].filter(([, at]) => at === `offered ${e.seat}`);
          return [...wrong, ...lost.map(([card]) => `${card} is neither kept nor put back`)];
        }
        case 'OracleDrawn':
          return move(places, e.card, 'pile', `kept ${e.seat}`);
        default:
          return [];
      }
    });
  },
};

export const pocketMasterBuilder: readonly Check<PmbEvent>[] = [kingdom, oracles];
