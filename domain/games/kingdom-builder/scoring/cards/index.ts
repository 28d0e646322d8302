import { ambassadors } from './ambassadors.ts';
import { captains } from './captains.ts';
import type { Card } from './card.ts';
import { chainers } from './chainers.ts';
import { citizens } from './citizens.ts';
import { discoverers } from './discoverers.ts';
import { families } from './families.ts';
import { farmers } from './farmers.ts';
import { fishermen } from './fishermen.ts';
import { geologists } from './geologists.ts';
import { hermits } from './hermits.ts';
import { homesteaders } from './homesteaders.ts';
import { knights } from './knights.ts';
import { lords } from './lords.ts';
import { mayors } from './mayors.ts';
import { merchants } from './merchants.ts';
import { messengers } from './messengers.ts';
import { miners } from './miners.ts';
import { noblewomen } from './noblewomen.ts';
import { rangers } from './rangers.ts';
import { rovers } from './rovers.ts';
import { scouts } from './scouts.ts';
import { shepherds } from './shepherds.ts';
import { travellers } from './travellers.ts';
import { vassals } from './vassals.ts';
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
  captains,
  geologists,
  messengers,
  noblewomen,
  vassals,
  scouts,
  homesteaders,
  travellers,
  chainers,
  rangers,
  mayors,
  rovers,
];

const byId: Readonly<Record<string, Card>> = Object.fromEntries(CARDS.map((card) => [card.id, card]));

/** The card of an id, undefined where nothing is known of it. */
export const cardOf = (id: string): Card | undefined => byId[id];
