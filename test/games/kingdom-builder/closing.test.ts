import { expect, test } from 'vitest';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import type { Rulings } from '../../../domain/games/kingdom-builder/setup/rulings.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { noRandom, scripted, Unknown } from '../../../domain/kernel/random.ts';
import { began, built, type Facts, fold, land, stands } from './kit.ts';

/** The state after the last turn of a game. */
const closing = (...facts: Facts): KbState => {
  const s = fold(...facts, { type: 'EndTriggered', seat: 0 }, began(1, 'grass'));
  const last = { ...s, turn: s.turn && { ...s.turn, left: 0 }, placed: true };
  return (kb.actions(last, 1).end?.decide(last, 1, [], scripted()) ?? []).reduce(kb.evolve, last);
};

const act = (s: KbState, seat: number, action: string, ...picks: readonly string[]): KbState =>
  (kb.actions(s, seat)[action]?.decide(s, seat, picks, scripted()) ?? []).reduce(kb.evolve, s);

test('each touched silo gives three builds or three moves, before the gold is counted', () => {
  const s = closing(land('GOGGGGG'), built(0, '0,0', '0,2'));
  expect(kb.awaiting(s)).toEqual([0]);
  expect(Object.keys(kb.actions(s, 0))).toEqual(['silo_build', 'silo_move', 'silo_pass']);
  const after = act(act(act(s, 0, 'silo_build', '0,3'), 0, 'silo_build', '0,4'), 0, 'silo_build', '0,5');
  expect(after.final).not.toBeNull();
  expect(after.seats[0]?.supply).toBe(35);
});

test('a silo that is begun with builds does not go on with moves', () => {
  const s = act(closing(land('GOGGGGG'), built(0, '0,0', '0,2')), 0, 'silo_build', '0,3');
  expect(kb.actions(s, 0).silo_move?.next(s, 0, [])).toMatchObject({ from: [] });
  expect(act(s, 0, 'silo_pass').final).not.toBeNull();
});

test('the rulings may leave builds or moves only', () => {
  const of = (siloMode: Rulings['siloMode'], action: string) => {
    const s = closing(land('GOGGGGG', {}, { rulings: { siloMode } }), built(0, '0,0', '0,2'));
    return kb.actions(s, 0)[action]?.next(s, 0, [])?.from.length;
  };
  expect([of('moveOnly', 'silo_build'), of('moveOnly', 'silo_move')]).toEqual([0, 1]);
  expect([of('buildOnly', 'silo_build'), of('buildOnly', 'silo_move')]).toEqual([1, 0]);
});

test('two silos with nothing in the supply are six moves', () => {
  const two = closing(land('GOGOGGGG'), built(0, '0,0', '0,2', '0,4'));
  const empty = { ...two, seats: two.seats.map((seat) => ({ ...seat, supply: 0 })) };
  expect(kb.actions(empty, 0).silo_build?.next(empty, 0, [])?.from).toEqual([]);
  const first = act(empty, 0, 'silo_move', '0,0', '0,5');
  expect(first.pending.at(-1)).toMatchObject({ left: 1, silo: { mode: 'move', left: 2 } });
  const third = act(act(first, 0, 'silo_move', '0,2', '0,6'), 0, 'silo_move', '0,6', '0,7');
  expect(third.pending).toEqual([{ seat: 0, kind: 'silo', terrains: [], left: 1 }]);
  const fourth = act(third, 0, 'silo_move', '0,7', '0,6');
  expect(fourth.pending.at(-1)).toMatchObject({ left: 0, silo: { mode: 'move', left: 2 } });
});

test('silos bring neither tiles nor gold', () => {
  const s = closing(land('GOGGLGG', { '0,4': 'farm' }, { cards: ['shepherds'] }), built(0, '0,0', '0,2'));
  const after = act(s, 0, 'silo_build', '0,3');
  expect(after.seats[0]).toMatchObject({ held: [], gold: {} });
});

const volcano = { type: 'VolcanoPlaced', at: '0,7', draw: 0 } as const;

test('the volcano takes a third, rounded up, and all choose in secret', () => {
  const s = closing(land('GGGGGGGM'), volcano, built(0, '0,0', '0,1', '0,2'), built(1, '0,4', '0,5'));
  expect(kb.awaiting(s)).toEqual([0, 1]);
  const one = act(s, 0, 'volcano', '0,1');
  expect(kb.awaiting(one)).toEqual([1]);
  expect(one.pieces[1]).not.toBe(0);
  const both = act(one, 1, 'volcano', '0,4');
  expect(both.final).not.toBeNull();
  expect([both.pieces[0], both.pieces[1], both.pieces[4]].map((code) => code === 0)).toEqual([false, true, true]);
});

test('the last answer shows the others, so a browser does not know what comes of it', () => {
  const s = act(
    closing(land('GGGGGGGM'), volcano, built(0, '0,0', '0,1'), built(1, '0,4', '0,5')),
    0,
    'volcano',
    '0,1',
  );
  expect(() => kb.actions(s, 1).volcano?.decide(s, 1, ['0,4'], noRandom)).toThrow(Unknown);
  const secret: KbEvent = { type: 'Answered', seat: 0, picks: ['0,1'] };
  expect(kb.redact(secret, 1)).toEqual({ ...secret, picks: ['?'] });
  expect(kb.redact(secret, 0)).toEqual(secret);
});

test('who has no choice is not asked, and nobody else’s sector counts', () => {
  const s = closing(land('GGGGGGGM', {}, { split: [9, 4] }), volcano, built(0, '0,0', '0,1'), built(1, '0,5'));
  expect(s.final).not.toBeNull();
  expect(s.pieces[5]).toBe(0);
  expect(s.pieces[0]).not.toBe(0);
});

test('a city hall counts seven and is not taken; warriors, wagons and ships count unless ruled otherwise', () => {
  const hall = {
    type: 'CityHallPlaced',
    seat: 0,
    at: '1,1',
    hexes: ['1,1', '1,0', '1,2', '0,1', '2,2', '0,2', '2,1'],
  } as const;
  const field = 'GGGGGGGM/GGGGGGGG/GGGGGGGG';
  const s = closing(land(field), volcano, hall, built(0, '0,5'), built(1, '2,5'));
  expect(s.pieces.filter((code) => code !== 0).length).toBe(8);
  const ships = (volcanoMeeples: Rulings['volcanoMeeples']) =>
    closing(
      land('GGWGGGGM', {}, { rulings: { volcanoMeeples } }),
      volcano,
      built(0, '0,0', '0,1'),
      stands(0, 'ship', '0,2'),
      stands(0, 'wagon', '0,3'),
    );
  expect(ships('count').ballot?.owed[0]).toBe(2);
  expect(ships('ignore').ballot?.owed[0]).toBe(1);
});

test('out of time the volcano takes what costs least', () => {
  const s = closing(
    land('GGGGGGSM', {}, { cards: ['hermits'] }),
    volcano,
    built(0, '0,0', '0,5'),
    built(1, '0,2', '0,3'),
  );
  const after = kb.passed(kb.passed(s, 0, scripted()).reduce(kb.evolve, s), 1, scripted()).reduce(kb.evolve, s);
  expect(kb.awaiting(s)).toEqual([0, 1]);
  expect(after).toBeDefined();
  const first = kb.passed(s, 0, scripted())[0];
  expect(first).toEqual({ type: 'Answered', seat: 0, picks: ['0,0'] });
});
