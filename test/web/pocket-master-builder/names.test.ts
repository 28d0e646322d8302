import { expect, test } from 'vitest';
import { touched } from '../../../domain/games/pocket-master-builder/drawing/touched.ts';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { prompt } from '../../../web/games/pocket-master-builder/prompt.ts';
import { seatLine } from '../../../web/games/pocket-master-builder/seat-line.ts';
import { targetName } from '../../../web/games/pocket-master-builder/target-names.ts';
import { viewOf } from '../../../web/games/pocket-master-builder/view.ts';
import { example, PLAYERS, propsFor } from './kit.ts';

const nameOf = (key: string, picks: readonly string[] = ['1,3']): string => {
  const props = propsFor(example(), { action: 'construct', picks });
  const view = viewOf(props);
  const target = view.targets.find((one) => one.key === key);
  return target ? targetName(view, PLAYERS, props.at?.choice?.ask ?? '', target) : '';
};

test('a card says all that it shows, and that it is chosen', () => {
  expect(nameOf('1,3')).toBe(
    'row 1, line 3, Barrack, military, 2 honor; costs 2 wood, 1 brick and 2 stone; reward space 1 wall; ' +
      'at once 1 worker for every 2 walls; discarded it gives 1 brick, chosen',
  );
  expect(nameOf('3,2')).toBe('row 3, line 2, empty');
});

test('a worker says whose it is, where it stands and what it will give', () => {
  expect(nameOf('left:1,3')).toBe(
    'worker of Ada between Well and Barrack, gives 1 wood and 1 stone and 1 wood (both green), can pay',
  );
  expect(nameOf('left:2,3/west')).toBe('worker of Ada between Market and Sawmill, left half: 1 gold, can pay');
});

test('walls and landmarks say what they give and who stands there', () => {
  expect(nameOf('0,1')).toBe(
    'wall 1, Earthwork, entering it gives 1 card, invasion gives 1 worker and 1 card, Ada and Bruno there',
  );
  expect(nameOf('0,8')).toBe('wall 8, North Keep, entering it gives 1 card, invasion gives 4 rewards, honor 6, then 8');
  expect(nameOf('5,2')).toBe('landmark of line 2, Millpond, honor 2');
});

const asked = (picks: readonly string[]) => {
  const move = { action: 'construct', picks };
  const { at } = propsFor(example(), move);
  return prompt(example(), 0, move, at?.choice ?? null);
};

test('the prompt says what is missing until the building is paid for', () => {
  expect(asked(['1,3', 'left:1,3'])).toMatchObject({
    heading: 'Pay for Barrack',
    line: 'Still missing: 1 brick and 1 stone.',
  });
  expect(asked(['1,3', 'left:1,3', 'left:2,3/west', 'K02']).heading).toBe('Barrack is paid for');
});

test('Rest says before that the turn ends with it, and when it does not', () => {
  const rest = { action: 'rest', picks: [] };
  const said = (...more: readonly PmbEvent[]): string =>
    prompt(example(...more), 0, rest, { ask: 'rest', from: ['cards'] }).line;
  expect(said()).toBe('Your turn ends with it. Rewards are used before.');
  const hand = ['K03', 'K04', 'K05', 'K06'];
  expect(said({ type: 'CardsDrawn', seat: 0, cards: hand, from: 'rest' })).toBe(
    'Your turn ends with it, unless it brings you over 5 cards. Rewards are used before.',
  );
});

test('the past offers nothing', () => {
  const view = viewOf(propsFor(example(), { action: 'construct', picks: ['1,3'] }, true));
  expect([view.possible.size, view.picked.length]).toEqual([0, 0]);
});

test('a seat in one line', () => {
  expect(seatLine(example(), 0)).toBe('0 buildings, 1 wall, 4 rewards, 1 card');
});

test('cards laid or built and workers placed are what a turn touches', () => {
  const events = [
    { type: 'CardDeveloped', at: 0 },
    { type: 'WorkerPlaced', at: 'left:1,2' },
    { type: 'BuildingConstructed', at: 8 },
    { type: 'Rested' },
  ];
  expect(touched(events)).toEqual(['1,2', 'left:1,2', '2,3']);
});
