import { scoringHexes } from '../kingdom.ts';
import { besideGround } from '../surroundings.ts';
import { SPECIALS } from '../terrain.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements beside a castle, a location or another special hex. */
export const workers: Card = {
  id: 'workers',
  module: 'base',
  score: (s, seat) => scoringHexes(s, seat).filter((hex) => SPECIALS.some((kind) => besideGround(s, hex, kind))).length,
};
