import { expect, test } from 'vitest';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { began, cards, drew, given, laid, owns, withCards, worker } from './kit.ts';

// Well costs 1 brick and 2 stone. Left of it lies the Forest Camp (green, 2 wood), above it the Palisade (green, 1 wood).
const wellWith = (...more: readonly PmbEvent[]) => given(laid(), cards(['K02', 2, 2], ['K08', 1, 2]), more);

test('any unbuilt card of the area may be built, whoever played it', () => {
  const table = given(
    laid(),
    drew(1, 'K08'),
    { type: 'CardDeveloped', seat: 1, card: 'K08', name: '', at: 0 },
    began(0, 2),
    cards(['K01', 2, 2]),
    drew(0, 'K02', 'K06'),
    { type: 'DonkeyAdvanced', seat: 0, level: 5, from: 'start' },
  );
  expect(table.asks(0, 'construct')?.from).toEqual(['1,2']);
});

test('a built card cannot be built again', () => {
  const table = given(laid(), cards(['K08', 1, 2]), drew(0, 'K02', 'K06'), owns(1, 'K08', 1, 2), {
    type: 'TurnEnded',
    seat: 1,
    next: 0,
    round: 1,
  });
  const { state } = table.when(0, 'develop', ['K02', '1,3']);
  expect(state.turn?.phase).toBe('work');
  expect(table.asks(0, 'construct')?.from).toEqual([]);
});

test('workers of one donkey level: two, however many stand there', () => {
  const dear = laid({ edition: withCards({ K08: { cost: { wood: 3, brick: 4 } } }) });
  const three = [worker(0, 'left:1,2'), worker(0, 'top:1,2'), worker(0, 'top:2,2')];
  const table = (...more: readonly PmbEvent[]) => given(dear, cards(['K02', 2, 2], ['K08', 1, 2]), three, more);
  expect(table().asks(0, 'construct')?.from).toEqual([]);
  const second: PmbEvent = { type: 'DonkeyAdvanced', seat: 0, level: 2, from: 'start' };
  expect(table(second).asks(0, 'construct')?.from).toEqual(['1,2']);
});

test('discards of one donkey level: one card', () => {
  const table = wellWith(drew(0, 'K04', 'K06'), worker(0, 'top:2,2'));
  expect(table.asks(0, 'construct', '1,2', 'K06')?.from).not.toContain('K04');
});

test('in the last round the donkey sets no limit', () => {
  const ends: PmbEvent = { type: 'EndTriggered', seat: 1, by: 'buildings', last: 1 };
  const cheap = laid({ edition: withCards({ K08: { cost: { brick: 3, stone: 2 }, reward: {}, effects: [] } }) });
  const hand = drew(0, 'K04', 'K06', 'K09');
  expect(given(cheap, cards(['K08', 1, 2]), hand).asks(0, 'construct')?.from).toEqual([]);
  const { state } = given(cheap, cards(['K08', 1, 2]), hand, ends).when(0, 'construct', [
    '1,2',
    'K04',
    'K06',
    'gold',
    'pay',
  ]);
  expect(state.players[0]?.hand).toEqual(['K09']);
});

test('different colours give one half, and the owner says which when the worker is used', () => {
  // Well's bottom is orange with 1 brick, Tower's top green with 1 stone.
  const table = wellWith(drew(0, 'K06'), worker(0, 'top:2,2'));
  expect(table.asks(0, 'construct', '1,2')?.from).toEqual(['top:2,2/north', 'top:2,2/south', 'K06', 'gold']);
  const { events } = table.when(0, 'construct', ['1,2', 'top:2,2/north', 'K06', 'pay'], [0]);
  expect(events[0]).toEqual({ type: 'WorkerUsed', seat: 0, at: 'top:2,2', gain: { brick: 1 } });
});

test('equal colours give both halves at once', () => {
  const cheap = laid({ edition: withCards({ K01: { cost: { wood: 3 }, reward: {}, effects: [] } }) });
  given(cheap, cards(['K01', 1, 2]), worker(0, 'left:1,2'))
    .when(0, 'construct', ['1,2', 'left:1,2', 'pay'])
    .gives(
      { type: 'WorkerUsed', seat: 0, at: 'left:1,2', gain: { wood: 3 } },
      { type: 'BuildingConstructed', seat: 0, card: 'K01', name: 'BARRACK', at: 0, marker: 'rest' },
    );
});

test('gold stands in for wood, brick and stone, and three rewards buy it', () => {
  const cheap = laid({ edition: withCards({ K13: { cost: { brick: 1 }, reward: { reward: 1 } } }) });
  given(cheap, cards(['K13', 1, 2]))
    .when(0, 'construct', ['1,2', 'gold', 'pay'])
    .gives(
      { type: 'RewardsSpent', seat: 0, n: 3, on: 'gold' },
      { type: 'BuildingConstructed', seat: 0, card: 'K13', name: 'TOWN HALL', at: 0, marker: 'rest' },
      { type: 'RewardsGained', seat: 0, n: 1, from: 'space' },
    );
});

test('nothing stands in for gold in a cost', () => {
  const golden = laid({ edition: withCards({ K13: { cost: { gold: 1 } } }) });
  const table = given(golden, cards(['K13', 1, 2]), drew(0, 'K06'), {
    type: 'RewardsSpent',
    seat: 0,
    n: 4,
    on: 'card',
  });
  expect(table.asks(0, 'construct')?.from).toEqual([]);
});

test('more than the cost may be used and is lost', () => {
  const cheap = laid({ edition: withCards({ K08: { cost: { stone: 1 }, reward: {}, effects: [] } }) });
  const table = given(cheap, cards(['K08', 1, 2]), drew(0, 'K06'), worker(0, 'left:1,2'));
  expect(table.asks(0, 'construct', '1,2', 'K06')?.from).toContain('pay');
  const { state } = table.when(0, 'construct', ['1,2', 'K06', 'left:1,2/west', 'pay']);
  expect(state.owners[0]).toBe(0);
});

test('only what still leads to a payment is offered', () => {
  const picky = laid({ edition: withCards({ K08: { cost: { brick: 2 } } }) });
  // The Armoury's bottom gives 2 brick, the Bastion's 2 stone: one discard only, so the Bastion leads nowhere.
  const table = given(picky, cards(['K08', 1, 2]), drew(0, 'K04', 'K06'));
  expect(table.asks(0, 'construct', '1,2')?.from).toEqual(['K04', 'gold']);
  table.when(0, 'construct', ['1,2', 'K06', 'pay']).refused('illegal-pick');
});

test('one building a turn', () => {
  given(laid(), cards(['K08', 1, 2], ['K01', 2, 2]), owns(0, 'K08', 1, 2))
    .when(0, 'construct', ['2,2'])
    .refused('one-building-a-turn');
});

test('a build effect waits for later buildings', () => {
  const cheap = withCards({ K16: { cost: { stone: 1 } }, K13: { cost: { stone: 1 }, reward: {} } });
  const own = given(laid({ edition: cheap }), cards(['K16', 1, 2]), drew(0, 'K06')).when(0, 'construct', [
    '1,2',
    'K06',
    'pay',
  ]);
  expect(own.events.filter((e) => e.type === 'WorkersGained')).toEqual([
    { type: 'WorkersGained', seat: 0, n: 1, from: 'space' },
  ]);
  const later = given(
    laid({ edition: cheap }),
    cards(['K16', 1, 2]),
    owns(0, 'K16', 1, 2),
    began(0, 2),
    cards(['K13', 2, 2]),
    drew(0, 'K06'),
  ).when(0, 'construct', ['2,2', 'K06', 'pay']);
  expect(later.events.at(-1)).toEqual({ type: 'WorkersGained', seat: 0, n: 1, from: 'build' });
});

test('a build effect counts its own building, where that is agreed', () => {
  const edition = withCards({ K16: { cost: { stone: 1 } } });
  const variants = { ...edition.variants, build_effect_triggers_on_itself: 'yes' } as const;
  const { events } = given(laid({ edition, variants }), cards(['K16', 1, 2]), drew(0, 'K06')).when(0, 'construct', [
    '1,2',
    'K06',
    'pay',
  ]);
  expect(events.at(-1)).toEqual({ type: 'WorkersGained', seat: 0, n: 1, from: 'build' });
});

const tired = (seat: 0 | 1): PmbEvent => ({ type: 'WorkersGained', seat, n: 9, from: 'start' });
const stone = withCards({ K08: { cost: { stone: 1 }, reward: {}, effects: [] } });

test('with an empty Rest Area the marker comes from the Worker Area', () => {
  const { events } = given(laid({ edition: stone }), cards(['K08', 1, 2]), drew(0, 'K06'), tired(0)).when(
    0,
    'construct',
    ['1,2', 'K06', 'pay'],
  );
  expect(events.at(-1)).toMatchObject({ marker: 'work' });
});

test('with no cube beside the table the marker comes from a junction', () => {
  const away: PmbEvent[] = ['left:3,2', 'top:3,2', 'left:4,2', 'top:4,2'].map((at) => worker(0, at));
  const busy = Array.from({ length: 10 }, (_, i) => worker(0, `top:5,${i}`));
  const { events, state } = given(
    laid({ edition: stone }),
    cards(['K01', 3, 2], ['K02', 4, 2], ['K08', 1, 2]),
    drew(0, 'K06'),
    tired(0),
    away,
    busy,
  ).when(0, 'construct', ['1,2', 'K06', 'pay']);
  expect(events.at(-1)).toMatchObject({ marker: 'left:3,2' });
  expect(state.workers['left:3,2']).toBeUndefined();
});

test('where a building without a cube at rest cannot be built, a paying worker makes it possible', () => {
  const variants = { ...stone.variants, marker_when_rest_empty: 'cannot_build' } as const;
  const none = given(laid({ edition: stone, variants }), cards(['K08', 1, 2]), drew(0, 'K06'), tired(0));
  expect(none.asks(0, 'construct')?.from).toEqual([]);
  const one = given(
    laid({ edition: stone, variants }),
    cards(['K08', 1, 2]),
    drew(0, 'K06'),
    tired(0),
    worker(0, 'left:1,2'),
  );
  expect(one.asks(0, 'construct', '1,2', 'K06')?.from).toEqual(['left:1,2/west', 'left:1,2/east']);
  expect(one.when(0, 'construct', ['1,2', 'K06', 'left:1,2/west', 'pay']).events.at(-1)).toMatchObject({
    marker: 'rest',
  });
});

test('per two walls counts after the wall of the same building', () => {
  const cheap = withCards({ K19: { cost: { stone: 1 } } });
  const { events } = given(laid({ edition: cheap }), cards(['K19', 1, 2]), drew(0, 'K06'), {
    type: 'WallReached',
    seat: 0,
    space: 3,
    name: '',
    from: 'start',
  }).when(0, 'construct', ['1,2', 'K06', 'pay']);
  expect(events.slice(-3)).toEqual([
    { type: 'WallReached', seat: 0, space: 4, name: 'WATCHTOWER', from: 'space' },
    { type: 'WorkersGained', seat: 0, n: 1, from: 'wall' },
    { type: 'RewardsGained', seat: 0, n: 2, from: 'effect' },
  ]);
});

test('two wall steps each pay, and steps beyond the end are lost', () => {
  const cheap = withCards({ K02: { cost: { stone: 1 } } });
  const at = (space: number) =>
    given(laid({ edition: cheap }), cards(['K02', 1, 2]), drew(0, 'K06'), {
      type: 'WallReached',
      seat: 0,
      space,
      name: '',
      from: 'start',
    }).when(0, 'construct', ['1,2', 'K06', 'pay']).events;
  expect(at(2).slice(-4)).toEqual([
    { type: 'WallReached', seat: 0, space: 3, name: 'RAMPART', from: 'space' },
    { type: 'RewardsGained', seat: 0, n: 2, from: 'wall' },
    { type: 'WallReached', seat: 0, space: 4, name: 'WATCHTOWER', from: 'space' },
    { type: 'WorkersGained', seat: 0, n: 1, from: 'wall' },
  ]);
  expect(at(8).slice(-1)).toEqual([{ type: 'WallReached', seat: 0, space: 9, name: 'NORTH KEEP', from: 'space' }]);
  expect(at(9).at(-1)?.type).toBe('BuildingConstructed');
});

test('rewards above the end of the track are lost', () => {
  const cheap = withCards({ K20: { cost: { stone: 1 } } });
  const { state } = given(laid({ edition: cheap }), cards(['K20', 1, 2]), drew(0, 'K06'), {
    type: 'RewardsGained',
    seat: 0,
    n: 4,
    from: 'start',
  }).when(0, 'construct', ['1,2', 'K06', 'pay']);
  expect(state.players[0]?.rewards).toBe(10);
});
