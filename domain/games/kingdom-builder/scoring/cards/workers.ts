import { scoringHexes } from '../../board/kingdom.ts';
import { besideGround } from '../../board/surroundings.ts';
import { SPECIALS } from '../../board/terrain.ts';
import type { Card } from './card.ts';

/** 1 gold for each of your settlements beside a castle, a location or another special hex. */
export const workers: Card = {
  id: 'workers',
  module: 'base',
  score: (s, seat) => scoringHexes(s, seat).filter((hex) => SPECIALS.some((kind) => besideGround(s, hex, kind))).length,
};
