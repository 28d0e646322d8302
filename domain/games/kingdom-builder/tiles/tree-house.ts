import { landOf } from '../board/board.ts';
import { ifPossibleFrom, openHexes, suitableGrounds } from '../board/ground.ts';
import type { Hex } from '../board/hex.ts';
import { besideGround } from '../board/surroundings.ts';
import type { KbState } from '../state.ts';
import { moveTile } from './move-tile.ts';

const fits = (s: KbState, hex: Hex): boolean =>
  s.rulings.treeHouse === 'besideForest' ? besideGround(s, hex, 'forest') : landOf(s.board).ground[hex] === 'forest';

/** Move one of your settlements into the forest, beside another of your own if possible; or by ruling beside the forest. */
export const treeHouse = moveTile({
  id: 'tree_house',
  module: 'island',
  to: (s, seat, from) => {
    const goals = openHexes(s, suitableGrounds(s)).filter((hex) => fits(s, hex));
    return ifPossibleFrom(s, seat, from, goals, fits(s, from));
  },
  misfit: (s, hex) => (fits(s, hex) ? 'must-be-adjacent' : 'wrong-terrain'),
});
