import { expect, test } from 'vitest';
import { kingdomBuilderRules as kb } from '../../../../domain/games/kingdom-builder/rules.ts';
import { began, built, fold, given, holds, land, played, stands } from '../kit.ts';

const board = (rulings = {}, seats = 2) => land('LGGGW/GGGGG', { '0,0': 'farm' }, { rulings, seats });
const oneLeft = holds(1, 'farm', '0,0');
const build = { action: 'build', picks: ['0,1'] };

test('who takes a last tile charges the canoes of the others, one each', () => {
  const s = played([board(), oneLeft, holds(1, 'canoe'), began(0, 'grass')], build);
  expect(s.seats[1]?.held).toMatchObject([{ tile: 'farm' }, { tile: 'canoe', charged: true }]);
});

test('a first tile charges nobody, and nobody charges an own canoe', () => {
  expect(played([board(), holds(1, 'canoe'), began(0, 'grass')], build).seats[1]?.held).toEqual([
    { tile: 'canoe', from: -1, used: false, fresh: false },
  ]);
  expect(played([board(), oneLeft, holds(0, 'canoe'), began(0, 'grass')], build).seats[0]?.held[0]).toEqual({
    tile: 'canoe',
    from: -1,
    used: false,
    fresh: false,
  });
});

test('a charged canoe builds on swamp or water before anything else in the turn, or not at all', () => {
  const charged = [land('GWBGG/GGGGG'), built(0, '0,0'), holds(0, 'canoe'), { type: 'CanoeCharged', seat: 0 } as const];
  given(...charged, began(0, 'grass'))
    .offers(0, 'use:canoe', [], ['0,1'])
    .when(0, { action: 'use:canoe', picks: ['0,1'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '0,1', on: 'water', by: 'canoe' })
    .refuses(0, 'use:canoe', 'nobody-took-a-last-tile');
  given(...charged, began(0, 'grass'))
    .when(0, { action: 'build', picks: ['1,0'] })
    .gives({ type: 'SettlementBuilt', seat: 0, at: '1,0', on: 'grass', by: 'mandatory' })
    .refuses(0, 'use:canoe', 'only-at-the-start');
});

test('a tile that the canoe brings is ready at once', () => {
  const facts = [
    land('GWLG', { '0,2': 'oasis' }),
    built(0, '0,0'),
    holds(0, 'canoe'),
    { type: 'CanoeCharged', seat: 0 } as const,
  ];
  const s = played([...facts, began(0, 'grass')], { action: 'use:canoe', picks: ['0,1'] });
  expect(s.seats[0]?.held.at(-1)).toMatchObject({ tile: 'oasis', fresh: false });
});

test('a warrior closes water to the canoe, and then it may go anywhere', () => {
  const facts = [land('GBWG/GGGG'), built(0, '1,0'), stands(1, 'warrior', '0,0'), holds(0, 'canoe')];
  given(...facts, { type: 'CanoeCharged', seat: 0 }, began(0, 'grass')).offers(0, 'use:canoe', [], ['0,2']);
});

test('under the other ruling the canoes answer at once, clockwise, and the turn goes on', () => {
  const four = board({ canoeWhen: 'atOnce' }, 4);
  const facts = [four, oneLeft, holds(1, 'canoe'), holds(3, 'canoe'), holds(0, 'canoe'), began(2, 'grass')];
  const first = played(facts, build);
  expect(kb.awaiting(first)).toEqual([3]);
  const second = played(facts, build, { action: 'canoe_pass', picks: [] });
  expect(kb.awaiting(second)).toEqual([0]);
  const third = played(facts, build, { action: 'canoe_pass', picks: [] }, { action: 'use:canoe', picks: ['0,4'] });
  expect(kb.awaiting(third), 'no water is left for the last one').toEqual([2]);
  expect(
    kb.awaiting(played(facts, build, ...Array.from({ length: 3 }, () => ({ action: 'canoe_pass', picks: [] })))),
  ).toEqual([2]);
});

test('canoes that are left over after the last turn go out then', () => {
  const s = fold(
    land('GWGG'),
    holds(0, 'canoe'),
    { type: 'CanoeCharged', seat: 0 },
    { type: 'EndTriggered', seat: 1 },
    began(1, 'grass'),
  );
  const last = { ...s, turn: s.turn && { ...s.turn, left: 0 }, placed: true };
  const closing = (
    kb.actions(last, 1).end?.decide(last, 1, [], { below: () => 0, reveal: () => {}, drawn: 0 }) ?? []
  ).reduce(kb.evolve, last);
  expect(kb.awaiting(closing)).toEqual([0]);
  expect(Object.keys(kb.actions(closing, 0))).toEqual(['use:canoe', 'canoe_pass']);
  const passed = kb.passed(closing, 0, { below: () => 0, reveal: () => {}, drawn: 0 }).reduce(kb.evolve, closing);
  expect(passed.final).not.toBeNull();
});
