import type { Board } from '../board/board.ts';
import type { KbEventOf } from '../events.ts';

/** The board of the event that lays it. */
export const boardOf = (laid: Omit<KbEventOf<'BoardLaid'>, 'draw'>): Board => ({
  rows: laid.rows,
  island: laid.island ?? [],
  split: laid.split,
  sections: laid.sections,
  locations: laid.locations,
});
