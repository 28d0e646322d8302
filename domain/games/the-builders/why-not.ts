import type { Move, Pick, Seat } from '../../kernel/rules.ts';
import { handOf } from './cards/catalogue.ts';
import { type BuildersState, builderOf, open, sendCost } from './state.ts';

const whyNotWorker = (s: BuildersState, seat: Seat, pick: Pick): string | null => {
  const { free, sites, coins } = builderOf(s, seat);
  if (sites.some((site) => site.workers.includes(pick))) return 'on-a-site';
  if (open(s.workerRow).includes(pick)) return 'not-recruited';
  if (sites.some((site) => site.card === pick)) return 'not-finished';
  if (!free.includes(pick)) return 'not-yours';
  return handOf(s, pick).wage > coins ? 'too-few-coins' : null;
};

const whyNotSite = (s: BuildersState, seat: Seat, pick: Pick): string | null => {
  const { sites, finished } = builderOf(s, seat);
  if (finished.includes(pick)) return 'already-finished';
  if (open(s.buildingRow).includes(pick)) return 'not-started';
  if (!sites.some((site) => site.card === pick)) return 'not-yours';
  return sendCost(s, pick) > (s.turn?.actions ?? 0) ? 'too-few-actions' : null;
};

/** Why this card or number cannot be picked now. */
export const whyNot = (s: BuildersState, seat: Seat, move: Move, pick: Pick): string | null => {
  if (s.turn?.seat !== seat) return 'not-your-turn';
  switch (move.action) {
    case 'start':
      return s.buildingRow.includes(pick) ? 'no-actions-left' : 'not-in-row';
    case 'recruit':
      return s.workerRow.includes(pick) ? 'no-actions-left' : 'not-in-row';
    case 'send':
      return move.picks.length === 0 ? whyNotWorker(s, seat, pick) : whyNotSite(s, seat, pick);
    case 'take-coins':
      return Number(pick) > s.turn.actions ? 'too-few-actions' : 'at-most-three';
    default:
      return null;
  }
};
