import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allTitles } from '../../../domain/games/index.ts';
import { DELAY, type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(() => office.stop());

describe('the start of a game', () => {
  test('is told to all but the one who took the last seat, and by the turn mail to who is awaited', async () => {
    const gameId = await office.open({ seats: ['person', 'person', 'open'] });
    await office.take(gameId, 2);
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.subjects().toSorted()).toEqual([
      'ada@example.org: Your turn in The long river (Pearls)',
      'bruno@example.org: The long river (Pearls) has begun',
    ]);
    expect(office.mail.mails.find(({ to }) => to.startsWith('ada'))?.text).toContain('The game has begun.');
  });
});

test('the start of a game is not told to the host who started it', async () => {
  const gameId = await office.open({ seats: ['person', 'person', 'open'], host: 1 });
  await office.start(gameId, 1);
  office.later(DELAY);
  await office.notify(gameId);
  expect(office.noticeIds()).toEqual([`${gameId}.0.2.turn.mail`]);
});

describe('the end of a game', () => {
  const playToTheEnd = async (): Promise<string> => {
    const gameId = await office.open({ options: { rounds: '1' } });
    for (const seat of [0, 1]) await office.send(gameId, seat, 'take 2', 'end');
    for (const seat of [0, 1]) await office.send(gameId, seat, 'guess 3');
    office.later(DELAY);
    await office.notify(gameId);
    return gameId;
  };

  test('is told to everybody with ranks and the points by what they were for', async () => {
    await playToTheEnd();
    expect(office.subjects().toSorted()).toEqual([
      'ada@example.org: The long river (Pearls) is over',
      'bruno@example.org: The long river (Pearls) is over',
    ]);
    const [mail] = office.mail.mails;
    expect(mail?.text).toMatch(/1\. .+: \d+ \(Points: 2; Hand: \d; Guess: \d+\)/);
    expect(mail?.html).toContain('See the replay');
  });

  test('is told with why it is over', async () => {
    await playToTheEnd();
    expect(office.mail.mails[0]?.text).toContain('It was played to its end.');
  });

  test('is told once', async () => {
    const gameId = await playToTheEnd();
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.mail.mails).toHaveLength(2);
  });

  test('is no news any more when nobody knows what was sent that long ago', async () => {
    const gameId = await playToTheEnd();
    for (const seat of [0, 1])
      await office.db.send(
        new DeleteCommand({ TableName: 'Mail', Key: { pk: `NOTICE#${gameId}.${seat}.5.ended.mail` } }),
      );
    office.later(91 * 24 * 3_600_000);
    await office.notify(gameId, office.clock.now);
    expect(office.mail.mails).toHaveLength(2);
  });
});

const TITLES = await allTitles();

describe('who is left alone', () => {
  test.each(Object.values(TITLES))('reads why $name is over', async (title) => {
    await office.stop();
    office = await startPostOffice(TITLES);
    const gameId = await office.open({ title });
    await office.resign(gameId, 0);
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([`bruno@example.org: The long river (${title.name}) is over`]);
    expect(office.mail.mails[0]?.text).toContain('Everybody else had left the game.');
    expect(office.mail.mails[0]?.html).toContain('Everybody else had left the game.');
  });
});
