import { ambassadors } from './ambassadors.ts';
import type { Card } from './card.ts';
import { citizens } from './citizens.ts';
import { discoverers } from './discoverers.ts';
import { families } from './families.ts';
import { farmers } from './farmers.ts';
import { fishermen } from './fishermen.ts';
import { hermits } from './hermits.ts';
import { knights } from './knights.ts';
import { lords } from './lords.ts';
import { merchants } from './merchants.ts';
import { miners } from './miners.ts';
import { shepherds } from './shepherds.ts';
import { workers } from './workers.ts';

/** Every Kingdom Builder card. */
export const CARDS: readonly Card[] = [
  fishermen,
  miners,
  workers,
  merchants,
  discoverers,
  hermits,
  citizens,
  knights,
  lords,
  farmers,
  families,
  shepherds,
  ambassadors,
];

const byId: Readonly<Record<string, Card>> = Object.fromEntries(CARDS.map((card) => [card.id, card]));

/** The card of an id, undefined where nothing is known of it. */
export const cardOf = (id: string): Card | undefined => byId[id];
