import { describe, expect, test } from 'vitest';
import { scene } from '../../../domain/games/the-builders/drawing/scene.ts';
import { touched } from '../../../domain/games/the-builders/drawing/touched.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { choice } from '../../../domain/kernel/play.ts';
import type { Move } from '../../../domain/kernel/rules.ts';
import { button, prompt, warning } from '../../../web/games/the-builders/prompt.ts';
import { seatLine } from '../../../web/games/the-builders/seat-line.ts';
import { began, done, fold, laid, purse, site } from '../../games/the-builders/kit.ts';

const table = (actions = 3) => fold(laid(), site(0, 'auberge'), done(0, 'lavoir'), began(0, actions));

const asked = (actions: number, move: Move | null) => {
  const s = table(actions);
  return prompt(s, 0, move, move && choice(theBuilders, s, 0, move));
};

describe('what the prompt says', () => {
  test('how much is in hand, while nothing is chosen', () => {
    expect(asked(2, null).heading).toBe('You have 2 actions and 10 coins');
    expect(asked(0, null)).toMatchObject({ heading: 'All your actions are used' });
    expect(asked(0, null).line).toContain('Another one costs 5 coins.');
  });

  test('what the chosen worker gives and costs, and what is kept', () => {
    expect(asked(3, { action: 'send', picks: ['apprentice-01'] })).toMatchObject({
      heading: 'Send the apprentice to which site?',
      line: 'Gives 1 wood, 1 knowledge. Costs 2 coins; you keep 8.',
    });
  });

  test('the question of an action that was chosen by its button', () => {
    expect(asked(3, { action: 'recruit', picks: [] }).heading).toBe('Whom do you recruit?');
  });
});

test('buttons say what an action brings or costs', () => {
  const hint = (action: string, takeCoins: 'series' | 'atMostThree' = 'series'): string =>
    button(fold(laid({ takeCoins }), began(0, 4)), 0, action).hint;
  expect(hint('take-coins')).toBe('up to 10 coins');
  expect(hint('take-coins', 'atMostThree')).toBe('up to 6 coins');
  expect(hint('buy-action')).toBe('for 5 coins');
});

test('a turn is sent with a question only when actions are left', () => {
  const end = { action: 'end', picks: [] };
  expect(warning(table(2), 0, end)).toBe(
    'You have 2 actions left. Unused actions are lost; you could take coins with them.',
  );
  expect(warning(table(0), 0, end)).toBeNull();
  expect(warning(table(), 0, { action: 'look', picks: [] })).toContain('you see the new cards');
  expect(warning(table(), 0, { action: 'recruit', picks: ['laborer-01'] })).toBeNull();
});

test('the line of a seat counts points, coins, sites and free workers', () => {
  expect(seatLine(table(), 0, 0)).toBe('1 point · 10 coins · 1 site · 1 free');
});

test('cards that came, went to somebody, or were worked on are marked as new, each once', () => {
  const events = [
    { type: 'ConstructionStarted', seat: 0, card: 'cabane', slot: 0, refill: 'hotel' },
    { type: 'WorkerSent', seat: 0, worker: 'apprentice-01', site: 'chapelle', wage: 2, actions: 1 },
    { type: 'RowsRefilled', workers: [{ slot: 1, card: 'master-01' }], buildings: [], nextBuilding: null, draw: 0 },
    { type: 'TurnEnded', seat: 0, unused: 0 },
  ];
  expect(touched(events)).toEqual(['cabane', 'hotel', 'chapelle', 'master-01']);
});

test('the small picture fills a step for every point and draws the coins', () => {
  const liveries = [
    { colour: 'blue', shape: 'house' },
    { colour: 'orange', shape: 'hut' },
  ] as const;
  const filled = (made: readonly string[]): number =>
    scene(fold(laid(), done(0, ...made), purse(1, -10), began(0)), { liveries }).nodes.filter(
      (node) => 'd' in node && node.fill === '#1F52B8',
    ).length;
  expect(filled([])).toBe(0);
  expect(filled(['chapelle', 'lavoir'])).toBe(6);
});
