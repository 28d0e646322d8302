import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pearls } from '../../kit/pearls.ts';
import { DELAY, ORIGIN, type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(() => office.stop());

const subjects = (): readonly string[] => office.mail.mails.map(({ to, subject }) => `${to}: ${subject}`);
const noticeIds = (): readonly (string | undefined)[] =>
  office.mail.mails.map(({ headers }) => headers['X-Postwright-Notice']);
const TURN_OF_BRUNO = 'bruno@example.org: Your turn in The long river (Pearls)';

/** A game in which Ada has moved and Bruno is awaited since commit 2; his mail is due. */
const brunoIsAwaited = async (): Promise<string> => {
  const gameId = await office.open();
  await office.send(gameId, 0, 'take 2', 'end');
  office.later(DELAY);
  return gameId;
};

describe('a turn mail', () => {
  test('goes to the next player once the waiting time is over', async () => {
    const gameId = await office.open();
    await office.send(gameId, 0, 'take 2', 'end');
    await office.notify(gameId);
    expect(subjects()).not.toContain(TURN_OF_BRUNO);
    office.later(DELAY);
    await office.notify(gameId);
    expect(subjects()).toContain(TURN_OF_BRUNO);
  });

  test('is not sent when the player was faster', async () => {
    const gameId = await brunoIsAwaited();
    await office.send(gameId, 1, 'take 1', 'end');
    await office.notify(gameId);
    expect(subjects()).not.toContain(TURN_OF_BRUNO);
  });

  test('is not sent again by repeated, late or reordered stream records', async () => {
    const gameId = await brunoIsAwaited();
    await Promise.all([office.notify(gameId), office.notify(gameId), office.notify(gameId)]);
    await office.notify(gameId);
    expect(noticeIds()).toEqual([`${gameId}.1.2.turn.mail`]);
  });

  test('is not sent to who has begun the turn already', async () => {
    const gameId = await brunoIsAwaited();
    await office.send(gameId, 1, 'fish');
    office.later(DELAY);
    await office.notify(gameId);
    expect(subjects()).toEqual([]);
  });

  test('is not sent again for what others lock in meanwhile', async () => {
    const gameId = await office.open({ seats: ['person', 'person', 'person'], options: { rounds: '1' } });
    for (const seat of [0, 1, 2]) await office.send(gameId, seat, 'take 1', 'end');
    office.later(DELAY);
    await office.notify(gameId);
    const before = noticeIds().filter((id) => id?.includes('.turn.'));
    await office.send(gameId, 0, 'guess 3');
    office.later(DELAY);
    await office.notify(gameId);
    expect(noticeIds().filter((id) => id?.includes('.turn.'))).toEqual(before);
    // Chiara sent the turn that led here: she is at the board.
    expect(before).toEqual([`${gameId}.0.4.turn.mail`, `${gameId}.1.4.turn.mail`]);
  });

  test('is never sent to a bot', async () => {
    const gameId = await office.open({ seats: ['person', 'bot'] });
    await office.send(gameId, 0, 'take 1', 'end');
    office.later(DELAY);
    await office.notify(gameId);
    expect(subjects()).toEqual([]);
    expect(await office.claims.read(`${gameId}.1.2.turn.mail`)).toBeNull();
  });

  test('carries one-click unsubscribe, the thread of the game and the id of the notice', async () => {
    const gameId = await brunoIsAwaited();
    await office.notify(gameId);
    const [mail] = office.mail.mails;
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<https:\/\/play\.example\/api\/unsubscribe\/[\w-]+>$/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers.References).toBe(`<game.${gameId}@play.example>`);
  });

  test('says what happened since the own last turn and leads to the seat and into the replay', async () => {
    const gameId = await brunoIsAwaited();
    await office.notify(gameId);
    const [mail] = office.mail.mails;
    expect(mail?.text).toContain('Ada took 2.');
    expect(mail?.text).toMatch(new RegExp(`Play your turn: ${ORIGIN}/t/[\\w-]+`));
    expect(mail?.html).toContain(`${ORIGIN}/g/${gameId}#2`);
  });

  test('shows nothing that its addressee may not know', async () => {
    const words = { ...pearls.words, phrases: { guessed: '{seat} guessed {value}.' } };
    const describe: typeof pearls.rules.describe = (events) =>
      events.flatMap((e) => (e.type === 'Guessed' ? [{ key: 'guessed', seat: e.seat, args: { value: e.value } }] : []));
    await office.stop();
    office = await startPostOffice({ pearls: { ...pearls, words, rules: { ...pearls.rules, describe } } });
    const gameId = await office.open({ seats: ['person', 'person', 'person'], options: { rounds: '1' } });
    for (const seat of [0, 1, 2]) await office.send(gameId, seat, 'take 1', 'end');
    await office.send(gameId, 0, 'guess 3');
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.mail.mails.map(({ to }) => to)).toEqual(['bruno@example.org']);
    expect(office.mail.mails[0]?.text).toContain('Ada guessed ?.');
    expect(office.mail.mails[0]?.html).toContain('guessed ?.');
  });
});

describe('a notice is not wanted', () => {
  test('by who muted the game', async () => {
    const gameId = await brunoIsAwaited();
    await office.talk.mute(await office.playerId(1), gameId, true);
    await office.notify(gameId);
    expect(subjects()).toEqual([]);
    expect((await office.claims.read(`${gameId}.1.2.turn.mail`))?.state).toBe('unwanted');
  });

  test('where mail to the address fails', async () => {
    const gameId = await brunoIsAwaited();
    await office.people.change(await office.playerId(1), { mailFails: true });
    await office.notify(gameId);
    expect(subjects()).toEqual([]);
  });
});

describe('a sender that dies', () => {
  test('after its claim is followed by one that sends with the same notice id', async () => {
    const gameId = await brunoIsAwaited();
    expect(await office.claims.take(`${gameId}.1.2.turn.mail`, office.clock.now, 0)).toBe(true);
    await office.notify(gameId);
    expect(noticeIds()).toEqual([]);
    office.later(181_000);
    await office.notify(gameId);
    await office.notify(gameId);
    expect(noticeIds()).toEqual([`${gameId}.1.2.turn.mail`]);
  });

  test('after the mail went out is followed by one more mail, not by many', async () => {
    const gameId = await brunoIsAwaited();
    office.mail.mood = 'breaks-off';
    await office.notify(gameId);
    office.mail.mood = 'takes';
    await office.notify(gameId);
    office.later(181_000);
    await office.notify(gameId);
    await office.notify(gameId);
    expect(noticeIds()).toEqual([`${gameId}.1.2.turn.mail`, `${gameId}.1.2.turn.mail`]);
  });

  test('has its notice found in the due index', async () => {
    const gameId = await brunoIsAwaited();
    const killed = Promise.withResolvers<void>();
    const settle = (): Promise<never> => {
      killed.resolve();
      return new Promise(() => {});
    };
    void office.freshNotifier({ claims: { ...office.claims, settle } })(gameId, 180_000);
    await killed.promise;
    office.later(181_000);
    await office.keeper.sweep();
    expect(office.asked).toContainEqual({ to: 'notifier', payload: { command: 'notify', gameIds: [gameId] } });
  });

  test('is known to be dead when the machine starts again', async () => {
    const gameId = await brunoIsAwaited();
    await office.claims.take(`${gameId}.1.2.turn.mail`, office.clock.now, 0);
    office.later(1);
    await office.notify(gameId, 0);
    expect(noticeIds()).toEqual([`${gameId}.1.2.turn.mail`]);
  });

  test('does not die of the same mail for ever', async () => {
    const gameId = await brunoIsAwaited();
    office.mail.mood = 'breaks-off';
    for (let i = 0; i < 10; i += 1) {
      await office.notify(gameId);
      office.later(181_000);
    }
    expect(noticeIds()).toHaveLength(4);
    expect((await office.claims.read(`${gameId}.1.2.turn.mail`))?.state).toBe('failed');
  });
});

describe('the mail service', () => {
  test('that takes no mail for now gets it later', async () => {
    const gameId = await brunoIsAwaited();
    office.mail.mood = { status: 429, error: 'TooManyRequestsException' };
    await office.notify(gameId);
    office.mail.mood = 'takes';
    await office.notify(gameId);
    expect(subjects()).toEqual([]);
    office.later(60_000);
    await office.notify(gameId);
    expect(subjects()).toEqual([TURN_OF_BRUNO]);
  });

  test('that refuses a mail is not asked again', async () => {
    const gameId = await brunoIsAwaited();
    office.mail.mood = { status: 400, error: 'MessageRejected' };
    await office.notify(gameId);
    office.mail.mood = 'takes';
    office.later(3_600_000);
    await office.notify(gameId);
    expect(subjects()).toEqual([]);
    expect(office.failures).toEqual(['mail-refused']);
  });
});

test('a turn taken between the claim and the sending makes the notice stale', async () => {
  const gameId = await brunoIsAwaited();
  const take: typeof office.claims.take = async (...args) => {
    const taken = await office.claims.take(...args);
    await office.send(gameId, 1, 'take 1', 'end');
    return taken;
  };
  await office.freshNotifier({ claims: { ...office.claims, take } })(gameId, 180_000);
  expect(subjects()).toEqual([]);
  expect((await office.claims.read(`${gameId}.1.2.turn.mail`))?.state).toBe('stale');
});

describe('the start of a game', () => {
  test('is told to all but the one who took the last seat, and by the turn mail to who is awaited', async () => {
    const gameId = await office.open({ seats: ['person', 'person', 'open'] });
    await office.take(gameId, 2);
    office.later(DELAY);
    await office.notify(gameId);
    expect(subjects().toSorted()).toEqual([
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
  expect(noticeIds()).toEqual([`${gameId}.0.2.turn.mail`]);
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
    expect(subjects().toSorted()).toEqual([
      'ada@example.org: The long river (Pearls) is over',
      'bruno@example.org: The long river (Pearls) is over',
    ]);
    const [mail] = office.mail.mails;
    expect(mail?.text).toMatch(/1\. .+: \d+ \(points 2, hand \d, guess \d+\)/);
    expect(mail?.html).toContain('See the replay');
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
    await office.notify(gameId, 0);
    expect(office.mail.mails).toHaveLength(2);
  });
});

test('the cursor of a game says how far its notices were looked at', async () => {
  const gameId = await brunoIsAwaited();
  await office.notify(gameId);
  expect((await office.heads.read(gameId)).notified).toBe(2);
});
