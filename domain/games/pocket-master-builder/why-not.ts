import type { Move, Pick, Seat } from '../../kernel/rules.ts';
import { freeJunctions, meeting } from './board/junctions.ts';
import { borderOf, cellOf } from './board/table.ts';
import { billAfter, meansOf, unbuilt } from './paying/construct.ts';
import { type PmbState, playerAt } from './state.ts';

const whyNoCell = (s: PmbState, cell: number): string => (s.grid[cell] === null ? 'not-beside-a-card' : 'occupied');

const whyNoJunction = (s: PmbState, pick: Pick): string | null => {
  if (!borderOf(pick)) return null;
  if (s.workers[pick] !== undefined) return 'side-taken';
  if (!meeting(s, pick)) return 'no-card-there';
  const played = s.turn?.played ?? null;
  return played === null || !freeJunctions(s, played).includes(pick) ? 'not-on-card-played' : null;
};

const whyNoBuilding = (s: PmbState, cell: number): string => {
  if (s.grid[cell] === null) return 'no-card-there';
  return unbuilt(s).includes(cell) ? 'cannot-pay' : 'already-built';
};

const whyNoPayment = (s: PmbState, seat: Seat, picks: readonly Pick[], pick: Pick): string => {
  const bill = billAfter(s, seat, cellOf(picks[0] ?? '') ?? -1, meansOf(s, seat, picks.slice(1)));
  const [source = ''] = pick.split('/');
  if (picks.slice(1).some((one) => one.split('/')[0] === source && one !== 'gold')) return 'used-already';
  const owner = s.workers[source];
  if (owner !== undefined && owner !== seat) return 'not-your-worker';
  if (owner === seat && bill.limits.workers === 0) return 'donkey-workers';
  if (playerAt(s, seat).hand.includes(source) && bill.limits.discards === 0) return 'donkey-discards';
  if (pick === 'gold' && bill.limits.gold === 0) return 'too-few-rewards';
  return pick === 'pay' ? 'not-enough' : 'does-not-pay';
};

/** Why something that was pressed is not offered, as a code of the words; null where there is nothing to say. */
export const whyNot = (s: PmbState, seat: Seat, move: Move, pick: Pick): string | null => {
  const cell = cellOf(pick);
  switch (move.action) {
    case 'develop':
      return cell === null ? null : whyNoCell(s, cell);
    case 'place':
      return whyNoJunction(s, pick);
    case 'construct':
      if (move.picks.length > 0) return whyNoPayment(s, seat, move.picks, pick);
      return cell === null ? null : whyNoBuilding(s, cell);
    case 'rest':
      return pick === 'workers' ? 'must-draw' : null;
    default:
      return null;
  }
};
