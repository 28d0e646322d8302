// What the cards of a table say, in the words of the title.

import {
  type Amounts,
  type Card,
  type CardId,
  RESOURCES,
  type Resource,
} from '../../../domain/games/the-builders/cards/card.ts';
import { words } from '../../../domain/games/the-builders/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';

export interface Amount {
  readonly resource: Resource;
  readonly name: string;
  readonly n: number;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All four kinds in order, also those of which there is none. */
export const listedAmounts = (amounts: Amounts): readonly Amount[] =>
  RESOURCES.map((resource, i) => ({
    resource,
    name: sentence(label(words, 'resource', resource)),
    n: amounts[i] ?? 0,
  }));

/** What the four numbers of a card stand for: needs of what is built, gifts of who works. */
export const amountsOf = (card: Card): Amounts => (card.kind === 'worker' ? card.gives : card.needs);

export const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
export const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
export const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);
export const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** '2 stone, 1 tile' for what is not nothing. */
export const shortly = (amounts: Amounts): string =>
  listedAmounts(amounts)
    .filter(({ n }) => n > 0)
    .map(({ n, resource }) => `${n} ${label(words, n === 1 ? 'resource' : 'resources', resource)}`)
    .join(', ');

export const nameOf = (id: CardId): string => label(words, 'card-name', id);
export const helpOf = (id: CardId): string => label(words, 'card-help', id);

const KINDS = { worker: 'Worker', building: 'Building', machine: 'Machine' } as const;

export const kindOf = (card: Card): string => KINDS[card.kind];
