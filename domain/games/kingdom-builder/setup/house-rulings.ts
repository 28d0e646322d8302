import type { Rulings } from './rulings.ts';

/** The house rulings: what holds where a game says nothing else. A game under way loads no alternatives. */
export const HOUSE: Rulings = {
  lordsZero: 'second',
  vacatedHex: 'counts',
  exhaustedAfter: 'draw',
  monastery: 'ifPossible',
  homeCountry: 'anyArea',
  roadHorizontal: false,
  swordCancelsEnd: false,
  capitolTwice: true,
  capitolCastlePays: true,
  swampSuitable: true,
  farmlandSuitable: true,
  palaceTies: 'all',
  canoeWhen: 'nextTurn',
  palisade: 'anyFragment',
  siloMode: 'buildOrMove',
  mayorsAdjacent: false,
  mayorsShared: false,
  treeHouse: 'intoForest',
  ropeBridge: 'acrossGap',
  ferryPlace: 'nominate',
  volcanoPlace: 'nominate',
  volcanoMeeples: 'count',
};
