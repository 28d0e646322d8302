import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PLAYERS } from '../../commands/selfplay/player.ts';

const selfplay = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/selfplay.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, said: stderr.split('\n')[0] };
};

test.each(PLAYERS)('%s plays to the end and breaks nothing', (player) => {
  const { status, stdout } = selfplay('pocket-master-builder', '--games', '3', '--seed', '5', '--bot', player);
  expect(JSON.parse(stdout)).toMatchObject({ games: 3, bot: player, violations: { count: 0, first: [] } });
  expect(status).toBe(0);
});

test('how many threads there are changes nothing but the time', () => {
  const played = (threads: string): unknown => {
    const { stdout } = selfplay('pocket-master-builder', '--games', '4', '--threads', threads);
    return { ...JSON.parse(stdout), seconds: 0, gamesPerSecond: 0, eventsPerSecond: 0 };
  };
  expect(played('2')).toEqual(played('1'));
});

test.each([
  [['--bot', 'randm'], 'nothing is called randm; there are quick, greedy, random'],
  [['--games', 'many'], '--games is a whole number from 1, not many'],
  [['--players', '3'], '--players is a whole number from 2 to 2, not 3'],
  [['--set', 'volcano'], expect.stringMatching(/^nothing is called volcano; there are edition, /)],
  [['--leave', '2'], '--leave is a chance from 0 to 1, not 2'],
  [['--crowded'], '--crowded is for kingdom-builder'],
  [['--against', 'hoarder'], '--against is not for pocket-master-builder'],
  [['--nothing'], expect.stringMatching(/^Unknown option '--nothing'/)],
])('%j is refused in words', (args, said) => {
  expect(selfplay('pocket-master-builder', ...args)).toMatchObject({ status: 2, said, stdout: '' });
});
