import { describe, expect, test } from 'vitest';
import { at } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexOf, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { codeOf } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import type { KbState, SeatState } from '../../../domain/games/kingdom-builder/state.ts';
import { refusal } from '../../../web/games/kingdom-builder/refusal.ts';
import { viewOf } from '../../../web/games/kingdom-builder/view.ts';
import { asked, atOf, position } from './kit.ts';

const s = position('grass', ['3,4'], ['5,9']);
const picks = (hexes: readonly number[]) => hexes.map((hex) => pickOf(viewOf(asked(s)).land, hex));

describe('what the board lights up', () => {
  test('is exactly what the question offers', () => {
    const props = asked(s);
    expect(picks(viewOf(props).possible).toSorted()).toEqual([...(props.at?.choice?.from ?? [])].toSorted());
    expect(picks(viewOf(props).possible)).toContain('3,5');
  });
  test('answers that are no hexes are left to the panel', () => {
    const view = viewOf(asked(s, { choice: { ask: 'move-to', from: ['3,5', 'stop'] } }));
    expect(picks(view.possible)).toEqual(['3,5']);
  });
  test('is nothing in the past', () => {
    expect(viewOf(asked(s, { past: true })).possible).toEqual([]);
  });
  test('a draft is numbered in the order of its picks', () => {
    const view = viewOf(asked(s, { draft: ['3,5', '4,5'] }));
    expect([...view.numbers].map(([hex, n]) => [...picks([hex]), n])).toEqual([
      ['3,5', 1],
      ['4,5', 2],
    ]);
  });
});

describe('a move of several steps', () => {
  const stands = (state: KbState, action: string, picks: readonly string[], ...hexes: readonly string[]) => {
    const { land, looks } = viewOf(asked(state, { move: { action, picks }, choice: null }));
    return hexes.map((pick) => looks[hexOf(land, pick)]?.piece?.kind ?? null);
  };
  const holding = (change: Partial<SeatState>): KbState => ({
    ...s,
    seats: s.seats.map((seat, i) => (i === 0 ? { ...seat, ...change } : seat)),
  });
  test('shows its piece where the steps so far have brought it', () => {
    const nomad = holding({ nomads: [{ tile: 'resettlement', ready: true }] });
    const at = (...picks: readonly string[]) => stands(nomad, 'nomad:resettlement', picks, '3,4', '3,5', '4,5');
    expect(at('3,4')).toEqual(['settlement', null, null]);
    expect(at('3,4', '3,5')).toEqual([null, 'settlement', null]);
    expect(at('3,4', '3,5', '3,5')).toEqual([null, 'settlement', null]);
    expect(at('3,4', '3,5', '3,5', '4,5')).toEqual([null, null, 'settlement']);
  });
  test('takes a wagon along step by step', () => {
    const held = { tile: 'wagon', from: -1, used: false, fresh: false };
    const rolling = holding({ held: [held] });
    const pieces = rolling.pieces.with(at(s.board, '3,5'), codeOf('wagon', 0));
    const on = (...picks: readonly string[]) =>
      stands({ ...rolling, pieces }, 'use:wagon', ['move', ...picks], '3,5', '4,5', '4,6');
    expect(on()).toEqual(['wagon', null, null]);
    expect(on('4,5')).toEqual([null, 'wagon', null]);
    expect(on('4,5', '4,6')).toEqual([null, null, 'wagon']);
  });
  test('moves nothing where nothing is under way', () => {
    expect(stands(s, 'build', ['3,5'], '3,4', '3,5')).toEqual(['settlement', null]);
  });
});

describe('an impossible hex says why', () => {
  const why = (pick: string, changes: Parameters<typeof atOf>[1] = {}) => refusal(atOf(s, changes), pick);
  test('by the reason that the rules give', () => {
    expect(why('0,0')).toBe('A1 is flowers; you play grass.');
    expect(why('5,9')).toMatch(/^J6: .*already/i);
  });
  test('when nothing is asked', () => {
    expect(why('0,0', { choice: null })).toMatch(/now/);
  });
  test('when no action is chosen yet', () => {
    expect(why('0,0', { move: null })).toMatch(/choose what to do first/);
  });
});
