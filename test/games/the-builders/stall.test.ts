import { describe, expect, test } from 'vitest';
import { notation } from '../../../domain/games/the-builders/notation/notation.ts';
import { stateOf } from '../../../domain/games/the-builders/notation/position.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { theBuildersTitle } from '../../../domain/games/the-builders/title.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import { from, move } from './kit.ts';

const NOTHING_LEFT = { workers: [], buildings: [] };
const stuck = {
  seats: 2,
  builders: [
    { coins: 10, sites: [{ card: 'cathedrale', workers: ['apprentice-01'] }] },
    { coins: 10, sites: [{ card: 'chateau-fort', workers: ['apprentice-02'] }] },
  ],
  turn: { seat: 0 },
  rows: {},
  piles: NOTHING_LEFT,
};
const STALLED = { type: 'BuildingStalled' } as const;
const ended = (input: unknown) => from(stateOf(input)).when(0, [move('end')]);

describe('ruling 49: when nobody can finish anything', () => {
  test('the last round begins and the end is a stall', () => {
    const last = ended(stuck);
    last.gives({ type: 'TurnEnded', seat: 0, unused: 3 }, STALLED, {
      type: 'TurnBegan',
      seat: 1,
      round: 1,
      actions: 3,
    });
    const over = last.when(1, [move('end')]);
    over.gives({ type: 'TurnEnded', seat: 1, unused: 3 });
    expect(theBuilders.awaiting(over.state)).toEqual([]);
    expect(theBuilders.stalled?.(over.state)).toBe(true);
  });

  const cards = { hut: { needs: [1, 0, 0, 0] }, hand: { wage: 1, gives: [1, 0, 0, 0] } };
  const mason = { coins: 10, workers: ['hand'] };
  const owner = { coins: 10, sites: [{ card: 'hut' }] };

  test.each([
    ['a free worker covers an own site', { builders: [{ ...mason, ...owner }, {}] }],
    ['a worker of the row does', { builders: [owner, {}], rows: { workers: ['hand'] } }],
    ['a worker still in the pile does', { builders: [owner, {}], piles: { workers: ['hand'], buildings: [] } }],
    ['a building of the row could be finished', { builders: [mason, {}], rows: { buildings: ['hut'] } }],
    ['the open card of the pile could', { builders: [{}, mason], rows: { next: 'hut' } }],
    ['a card in the pile could', { builders: [{}, mason], piles: { workers: [], buildings: ['hut'] } }],
  ])('no last round begins while %s', (_, change) => {
    const types = from(stateOf({ ...stuck, cards, ...change })).when(0, [move('end')], 0, 0).types;
    expect(types).toContain('TurnBegan');
    expect(types).not.toContain('BuildingStalled');
  });

  test("somebody else's free worker finishes no site", () => {
    ended({ ...stuck, cards, builders: [mason, owner] }).brings('TurnEnded', 'BuildingStalled', 'TurnBegan');
  });

  test('who has left is not counted on', () => {
    const left = { ...mason, ...owner, resigned: true };
    ended({ ...stuck, seats: 3, cards, builders: [...stuck.builders, left] }).brings(
      'TurnEnded',
      'BuildingStalled',
      'TurnBegan',
    );
  });

  test('reaching 17 points tells of the points, not of a stall', () => {
    const done = {
      ...stuck.builders[0],
      finished: ['abbaye', 'eglise', 'cloitre', 'auberge', 'aqueduc', 'maison-bourgeoise', 'lavoir'],
    };
    ended({ ...stuck, builders: [done, stuck.builders[1]] }).brings('TurnEnded', 'GoalReached', 'TurnBegan');
  });

  test('an empty bank with nothing else to do is a stall too', () => {
    const poor = (card: string, worker: string) => ({ coins: 1, sites: [{ card }], workers: [worker] });
    const hundred = {
      ...stuck,
      options: { bank: 'hundred' },
      cards: {
        hut: { needs: [1, 0, 0, 0] },
        shed: { needs: [1, 0, 0, 0] },
        dear: { wage: 9, gives: [1, 0, 0, 0] },
        dearer: { wage: 9, gives: [1, 0, 0, 0] },
      },
      builders: [poor('hut', 'dear'), poor('shed', 'dearer'), { coins: 98, resigned: true }],
      seats: 3,
    };
    ended(hundred).brings('TurnEnded', 'BuildingStalled', 'TurnBegan');
    ended({ ...hundred, builders: [{ ...poor('hut', 'dear'), coins: 9 }, poor('shed', 'dearer')], seats: 2 }).brings(
      'TurnEnded',
      'TurnBegan',
    );
  });

  test('a position that is stalled is answered as such and goes on to the same end', () => {
    const answer = notation({ command: 'play', input: { ...stuck, moves: [{ action: 'end' }] } }) as {
      position: Record<string, unknown>;
    };
    expect(answer.position).toMatchObject({ lastRound: true, stalled: true });
    expect(theBuilders.stalled?.(stateOf(answer.position))).toBe(true);
  });
});

describe('ruling 50: a bot ends a game in which waiting does not help', () => {
  const far = (round: number) => ({
    ...{ seats: 2, round, turn: { seat: 1 } },
    builders: [
      { coins: 2000 },
      {
        ...{ coins: 12, workers: ['master-06'], finished: ['aqueduc', 'abbaye', 'auberge'] },
        sites: [
          { card: 'cathedrale', workers: ['laborer-01', 'craftsman-02', 'craftsman-15', 'craftsman-14'] },
          { card: 'cloitre', workers: ['apprentice-05', 'laborer-03', 'craftsman-09'] },
          { card: 'ferme', workers: ['apprentice-03', 'craftsman-03'] },
        ],
      },
    ],
  });

  test.each([15, 16, 200])('with the last send that it takes in round %i, however far the other is ahead', (round) => {
    for (const level of ['quick', 'greedy'] as const)
      expect(theBuildersTitle.bots[level](stateOf(far(round)), 1, seeded(1))).toEqual(
        move('send', 'master-06', 'cathedrale'),
      );
  });
});
