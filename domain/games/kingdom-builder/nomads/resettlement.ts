import type { Pick, Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { isOpen, isSuitable, ownSettlements } from '../board/ground.ts';
import { type Hex, pickOf } from '../board/hex.ts';
import type { KbState } from '../state.ts';
import { move } from '../turn/placing.ts';
import { type Unfolding, unfolding } from '../turn/unfolding.ts';
import type { Nomad } from './nomad.ts';

const STEPS = 4;

const goals = (s: KbState, from: Hex): readonly Hex[] => {
  const lifted = { ...s, pieces: s.pieces.with(from, 0) };
  const around = landOf(s.board).neighbours[from] ?? [];
  return around.filter((hex) => isSuitable(s, hex) && isOpen(lifted, hex)).sort((a, b) => a - b);
};

const walk = (u: Unfolding, seat: Seat, picks: readonly Pick[]): void => {
  for (let i = 0; i + 1 < picks.length; i += 2)
    move(u, seat, at(u.state.board, picks[i] ?? ''), at(u.state.board, picks[i + 1] ?? ''), 'resettlement');
};

/** Move your settlements four steps in all, one or several of them, each step to a suitable empty hex. */
export const resettlement: Nomad = {
  id: 'resettlement',
  count: 2,
  next(before, seat, picks) {
    if (picks.length === 2 * STEPS || picks.at(-1) === 'stop') return null;
    const u = unfolding(before);
    walk(u, seat, picks);
    const land = landOf(before.board);
    if (picks.length % 2 === 1)
      return {
        ask: 'move-to',
        from: goals(u.state, at(before.board, picks.at(-1) ?? '')).map((hex) => pickOf(land, hex)),
      };
    const movable = ownSettlements(u.state, seat).filter((hex) => goals(u.state, hex).length > 0);
    const from = movable.map((hex) => pickOf(land, hex));
    if (picks.length > 0) return { ask: 'move-from', from: [...from, 'stop'] };
    return from.length > 0 ? { ask: 'move-from', from } : { ask: 'move-from', from, why: 'nothing-to-move' };
  },
  act(u, seat, picks) {
    walk(
      u,
      seat,
      picks.filter((pick) => pick !== 'stop'),
    );
  },
  whyNot: (s, _, picks, hex) =>
    picks.length % 2 === 0 ? 'not-yours' : isSuitable(s, hex) ? 'only-one-step' : 'not-suitable',
};
