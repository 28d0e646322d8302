import { BUILDINGS, MACHINES } from './buildings.ts';
import type { Card, CardId, Hand, Project } from './card.ts';
import { WORKERS } from './workers.ts';

/** Every card by its id. A card whose numbers change gets a new id, so a stored game keeps what it was dealt. */
export const CARDS: Readonly<Record<CardId, Card>> = Object.fromEntries(
  [...WORKERS, ...BUILDINGS, ...MACHINES].map((card) => [card.id, card]),
);

/** Ids of the two piles in canonical order. */
export const WORKER_IDS: readonly CardId[] = WORKERS.map((card) => card.id);
export const PROJECT_IDS: readonly CardId[] = [...BUILDINGS, ...MACHINES].map((card) => card.id);
export const APPRENTICE_IDS: readonly CardId[] = WORKERS.filter((card) => card.rank === 'apprentice').map((c) => c.id);

/** Cards by id: the catalogue, and before it what a position made up for itself. */
export interface Cards {
  readonly made: Readonly<Record<CardId, Card>>;
}

export const cardOf = (cards: Cards, id: CardId): Card => {
  const card = cards.made[id] ?? CARDS[id];
  if (!card) throw new UnknownCard(id);
  return card;
};

export const projectOf = (cards: Cards, id: CardId): Project => {
  const card = cardOf(cards, id);
  if (card.kind === 'worker') throw new UnknownCard(id);
  return card;
};

export const handOf = (cards: Cards, id: CardId): Hand => {
  const card = cardOf(cards, id);
  if (card.kind === 'building') throw new UnknownCard(id);
  return card;
};

/** A card that no edition has, or one used where its kind has no meaning. */
export class UnknownCard extends Error {
  override readonly name = 'UnknownCard';
  constructor(id: CardId) {
    super(`no card ${id} here`);
  }
}
