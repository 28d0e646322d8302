import { describe, expect, test } from 'vitest';
import { hexOf, pickOf } from '../../../domain/games/kingdom-builder/hex.ts';
import { refusal } from '../../../web/games/kingdom-builder/refusal.ts';
import { touched } from '../../../web/games/kingdom-builder/touched.ts';
import { viewOf } from '../../../web/games/kingdom-builder/view.ts';
import { asked, position } from './kit.ts';

const s = position('grass', ['3,4'], ['5,9']);
const picks = (hexes: readonly number[]) => hexes.map((hex) => pickOf(viewOf(asked(s)).land, hex));

describe('what the board lights up', () => {
  test('is exactly what the question offers', () => {
    const props = asked(s);
    expect(picks(viewOf(props).possible).toSorted()).toEqual([...(props.choice?.from ?? [])].toSorted());
    expect(picks(viewOf(props).possible)).toContain('3,5');
  });
  test('answers that are no hexes become buttons', () => {
    const view = viewOf(asked(s, { choice: { ask: 'move-to', from: ['3,5', 'stop'] } }));
    expect([picks(view.possible), view.words]).toEqual([['3,5'], ['stop']]);
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
  const at = (picks: readonly string[], ask: string) => {
    const view = viewOf(asked(s, { move: { action: 'nomad:resettlement', picks }, choice: { ask, from: ['0,0'] } }));
    const stands = (pick: string) => view.looks[hexOf(view.land, pick)]?.piece?.seat ?? null;
    return [stands('3,4'), stands('3,5'), stands('4,5')];
  };
  test('shows its piece where the steps so far have brought it', () => {
    expect(at(['3,4'], 'move-to')).toEqual([0, null, null]);
    expect(at(['3,4', '3,5'], 'move-from')).toEqual([null, 0, null]);
    expect(at(['3,4', '3,5', '3,5', '4,5'], 'move-from')).toEqual([null, null, 0]);
  });
  test('moves nothing where hexes are named for something else', () => {
    expect(at(['3,4', '3,5'], 'strike')).toEqual([0, null, null]);
  });
});

describe('an impossible hex says why', () => {
  const why = (pick: string, changes = {}) => {
    const props = asked(s, changes);
    const view = viewOf(props);
    return refusal(
      props,
      view,
      view.land.ground.findIndex((_, hex) => pickOf(view.land, hex) === pick),
    );
  };
  test('by the reason that the rules give', () => {
    expect(why('0,0')).toBe('A1 is flowers; you hold grass.');
    expect(why('5,9')).toMatch(/^J6: .*already/i);
  });
  test('in the past, and when it is somebody else’s turn', () => {
    expect(why('0,0', { past: true })).toMatch(/past/);
    expect(why('0,0', { choice: null })).toMatch(/now/);
    expect(why('0,0', { viewer: 'spectator' })).toMatch(/now/);
  });
  test('when no action is chosen yet', () => {
    expect(why('0,0', { move: null })).toMatch(/choose below/);
  });
});

test('builds and both ends of a move are what events touch, each once', () => {
  const events = [
    { type: 'SettlementBuilt', seat: 0, at: '1,1', on: 'grass', by: 'mandatory' },
    { type: 'SettlementMoved', seat: 0, from: '1,1', to: '1,3', by: 'paddock' },
    { type: 'TurnEnded', seat: 0, discarded: [] },
  ];
  expect(touched(events)).toEqual(['1,1', '1,3']);
});
