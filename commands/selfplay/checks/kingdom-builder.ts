import type { KbEvent, KbEventOf } from '../../../domain/games/kingdom-builder/events.ts';
import type { Seat } from '../../../domain/kernel/rules.ts';
import { type Check, takeOut } from './check.ts';

interface Piles {
  readonly deck: string[];
  readonly discards: string[];
  readonly hands: Map<Seat, string[]>;
}

const handOf = ({ hands }: Piles, seat: Seat): string[] => {
  const hand = hands.get(seat) ?? [];
  hands.set(seat, hand);
  return hand;
};

const drawn = (piles: Piles, { seat, card }: KbEventOf<'CardDrawn'>): readonly string[] => {
  handOf(piles, seat).push(card);
  return takeOut(piles.deck, card) ? [] : [`seat ${seat} draws ${card}, which is not in the pile`];
};

const shuffled = ({ deck, discards }: Piles): readonly string[] => {
  const wrong = deck.length > 0 ? [`the pile is renewed with ${deck.length} cards in it`] : [];
  deck.push(...discards.splice(0));
  return wrong;
};

const discarded = (piles: Piles, { seat, discarded: cards }: KbEventOf<'TurnEnded'>): readonly string[] => {
  const hand = handOf(piles, seat);
  const strange = cards.filter((card) => !takeOut(hand, card));
  piles.discards.push(...cards);
  return [
    ...strange.map((card) => `seat ${seat} discards ${card}, which it does not hold`),
    ...(hand.length > 0 ? [`seat ${seat} keeps ${hand.join(', ')} after its turn`] : []),
  ];
};

/** Every terrain card is in the pile, in a hand, discarded or out of the game. */
const terrainCards: Check<KbEvent> = {
  of(log) {
    const piles: Piles = { deck: [], discards: [], hands: new Map() };
    return log.flatMap((e) => {
      switch (e.type) {
        case 'DeckMade':
          piles.deck.push(...Object.entries(e.cards).flatMap(([card, n]) => Array.from({ length: n }, () => card)));
          return [];
        case 'CardDrawn':
          return drawn(piles, e);
        case 'FortDrawn':
          piles.discards.push(e.card);
          return takeOut(piles.deck, e.card) ? [] : [`a fort draws ${e.card}, which is not in the pile`];
        case 'CardRemoved':
          return takeOut(handOf(piles, e.seat), e.card) ? [] : [`${e.card} leaves the game out of no hand`];
        case 'DeckReshuffled':
          return shuffled(piles);
        case 'TurnEnded':
          return discarded(piles, e);
        default:
          return [];
      }
    });
  },
};

/** Location tiles come from where they lie, and a nomad tile is taken once. */
const tiles: Check<KbEvent> = {
  of(log) {
    const left = new Map<string, string[]>();
    const lay = (from: string, tile: string, n: number): void =>
      void left.set(
        from,
        Array.from({ length: n }, () => tile),
      );
    return log.flatMap((e) => {
      if (e.type === 'BoardLaid') for (const { at, tile, tiles: n } of e.locations) lay(at, tile, n);
      if (e.type === 'NomadsLaid') for (const [at, tile] of Object.entries(e.tiles)) lay(at, tile, 1);
      if (e.type !== 'TileTaken' && e.type !== 'NomadTaken') return [];
      return takeOut(left.get(e.from) ?? [], e.tile)
        ? []
        : [`seat ${e.seat} takes ${e.tile}, which is not at ${e.from}`];
    });
  },
};

type Log = Parameters<Check<KbEvent>['of']>[0];

const has = (log: Log, type: KbEvent['type']): boolean => log.some((event) => event.type === type);
const board = (log: Log): KbEventOf<'BoardLaid'> | undefined => log.find((event) => event.type === 'BoardLaid');

/** What a decree is about, on the board or beside it. */
const PIECES: Readonly<Record<string, (log: Log) => boolean>> = {
  capitol: (log) => has(log, 'CapitolPlaced'),
  caves: (log) => has(log, 'CavePlaced'),
  island: (log) => (board(log)?.island ?? []).length > 0,
  plateaus: (log) => board(log)?.rows.some((row) => row.includes('M')) === true,
  spy_network: (log) => (board(log)?.locations ?? []).length > 0,
  native_soil: (log) => has(log, 'NativeSoilChosen'),
  ferry: (log) => has(log, 'FerryPlaced'),
  volcano: (log) => has(log, 'VolcanoPlaced'),
};

/** When the first turn begins, what the decree is about is there. */
const decree: Check<KbEvent> = {
  of(log) {
    const begins = log.findIndex((event) => event.type === 'TurnBegan');
    const issued = log.find((event) => event.type === 'DecreeIssued');
    if (begins < 0 || !issued) return [];
    return PIECES[issued.decree]?.(log.slice(0, begins)) ? [] : [`${issued.decree} is decreed without its pieces`];
  },
};

export const kingdomBuilder: readonly Check<KbEvent>[] = [terrainCards, tiles, decree];
