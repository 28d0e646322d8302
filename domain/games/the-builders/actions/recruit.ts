import { type BuildersAction, fromRow } from './action.ts';

/** Takes one open worker for one action and no coins. Its slot stays closed until somebody looks or the turn ends. */
export const recruit: BuildersAction = {
  next: (s, _seat, picks) => fromRow(s, 'workerRow', 'worker-in-row', picks),
  decide: (s, seat, [card = '']) => [{ type: 'WorkerRecruited', seat, card, slot: s.workerRow.indexOf(card) }],
};
