import { type BuildersAction, fromRow } from './action.ts';

/**
 * Opens a site: one open building for one action. The card that lies open on the pile takes its place at once; while
 * that one is not known, the slot stays closed.
 */
export const start: BuildersAction = {
  next: (s, _seat, picks) => fromRow(s, 'buildingRow', 'building', picks),
  decide: (s, seat, [card = '']) => [
    { type: 'ConstructionStarted', seat, card, slot: s.buildingRow.indexOf(card), refill: s.nextBuilding },
  ],
};
