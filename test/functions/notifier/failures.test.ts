import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(() => office.stop());

const TURN_OF_BRUNO = 'bruno@example.org: Your turn in The long river (Pearls)';

describe('a sender that dies', () => {
  test('after its claim is followed by one that sends with the same notice id', async () => {
    const gameId = await office.brunoIsAwaited();
    expect(await office.claims.take(`${gameId}.1.2.turn.mail`, office.clock.now, 0)).toBe(true);
    await office.notify(gameId);
    expect(office.noticeIds()).toEqual([]);
    office.later(181_000);
    await office.notify(gameId);
    await office.notify(gameId);
    expect(office.noticeIds()).toEqual([`${gameId}.1.2.turn.mail`]);
  });

  test('after the mail went out is followed by one more mail, not by many', async () => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = 'breaks-off';
    await office.notify(gameId);
    office.mail.mood = 'takes';
    await office.notify(gameId);
    office.later(181_000);
    await office.notify(gameId);
    await office.notify(gameId);
    expect(office.noticeIds()).toEqual([`${gameId}.1.2.turn.mail`, `${gameId}.1.2.turn.mail`]);
  });

  test('has its notice found in the due index', async () => {
    const gameId = await office.brunoIsAwaited();
    const killed = Promise.withResolvers<void>();
    const settle = (): Promise<never> => {
      killed.resolve();
      return new Promise(() => {});
    };
    void office.freshNotifier({ claims: { ...office.claims, settle } })(gameId);
    await killed.promise;
    office.later(181_000);
    await office.keeper.sweep();
    expect(office.asked).toContainEqual({ to: 'notifier', payload: { command: 'notify', gameIds: [gameId] } });
  });

  test('is known to be dead when the machine starts again', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.claims.take(`${gameId}.1.2.turn.mail`, office.clock.now, 0);
    office.later(1);
    await office.notify(gameId, office.clock.now);
    expect(office.noticeIds()).toEqual([`${gameId}.1.2.turn.mail`]);
  });

  test('is not mistaken for one that has begun since that start', async () => {
    const gameId = await office.brunoIsAwaited();
    const born = office.clock.now;
    office.later(1);
    await office.claims.take(`${gameId}.1.2.turn.mail`, office.clock.now, 0);
    office.later(1);
    await office.notify(gameId, born);
    expect(office.noticeIds()).toEqual([]);
  });

  test('does not die of the same mail for ever', async () => {
    const gameId = await office.brunoIsAwaited();
    const id = `${gameId}.1.2.turn.mail`;
    for (let i = 0; i < 4; i += 1) {
      expect(await office.claims.take(id, office.clock.now, 0)).toBe(true);
      office.later(181_000);
    }
    await office.notify(gameId);
    expect(office.noticeIds()).toEqual([]);
    expect((await office.claims.read(id))?.state).toBe('failed');
  });
});

describe('the mail service', () => {
  test('that takes no mail for now gets it later', async () => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = { status: 429, error: 'TooManyRequestsException' };
    await office.notify(gameId);
    office.mail.mood = 'takes';
    await office.notify(gameId);
    expect(office.subjects()).toEqual([]);
    office.later(60_000);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([TURN_OF_BRUNO]);
  });

  test('that refuses a mail is not asked again', async () => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = { status: 400, error: 'MessageRejected' };
    await office.notify(gameId);
    office.mail.mood = 'takes';
    office.later(3_600_000);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([]);
    expect(office.failures).toEqual(['mail-refused']);
  });

  test('that refuses an address has that told as a bounce is', async () => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = { status: 400, error: 'MessageRejected', message: '550 no such user' };
    await office.notify(gameId);
    expect((await office.people.find(await office.playerId(1)))?.mailFails).toBe(true);
  });

  test('that is not ready yet marks nobody, and gets the mail when it is', async () => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = { status: 400, error: 'MessageRejected', message: 'Email address is not verified' };
    for (let minutes = 0; minutes < 300; minutes += 10) {
      await office.notify(gameId);
      office.later(600_000);
    }
    expect((await office.people.find(await office.playerId(1)))?.mailFails).toBe(false);
    await office.notify(gameId);
    office.mail.mood = 'takes';
    office.later(240_000);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([TURN_OF_BRUNO]);
  });

  test('that was away for five hours has all mail within five minutes, the oldest first', async () => {
    const games: string[] = [];
    office.mail.mood = { status: 429, error: 'TooManyRequestsException' };
    const pass = async (minutes: number): Promise<void> => {
      const before = office.asked.length;
      await office.keeper.sweep();
      for (const { to, payload } of office.asked.slice(before))
        if (to === 'notifier') for (const id of payload.gameIds) await office.notify(id);
      office.later(minutes * 60_000);
    };
    for (let minutes = 0; minutes < 300; minutes += 15) {
      if (minutes % 60 === 0) {
        const gameId = await office.brunoIsAwaited();
        await office.notify(gameId);
        games.push(gameId);
      }
      await pass(15);
    }
    office.mail.mood = 'takes';
    for (let minutes = 0; minutes < 5; minutes += 1) await pass(1);
    const turns = office.noticeIds().filter((id) => id?.endsWith('.1.2.turn.mail'));
    expect(turns).toEqual(games.map((id) => `${id}.1.2.turn.mail`));
  });

  test('that says 500 and has sent gets the mail twice at most, and not at once', async () => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = { status: 500, error: 'InternalFailure', takes: true };
    for (let seconds = 0; seconds < 1_500; seconds += 30) {
      if (seconds < 180) expect(office.noticeIds().length).toBeLessThan(2);
      await office.notify(gameId);
      office.later(30_000);
    }
    expect(office.noticeIds()).toEqual([`${gameId}.1.2.turn.mail`, `${gameId}.1.2.turn.mail`]);
  });
});

describe('the first mail that goes out after an outage', () => {
  /** Bruno's mail may have gone twice and is held. */
  const held = async (): Promise<string> => {
    const gameId = await office.brunoIsAwaited();
    office.mail.mood = { status: 503, error: 'ServiceUnavailable' };
    for (let tries = 0; tries < 2; tries += 1) {
      await office.notify(gameId);
      office.later(181_000);
    }
    return gameId;
  };

  test('wakes those that wait, though their time has not come', async () => {
    const first = await held();
    office.mail.mood = 'takes';
    await office.notify(first);
    expect(office.subjects()).toEqual([]);
    const second = await office.brunoIsAwaited();
    await office.notify(second);
    expect(office.noticeIds().filter((id) => id?.includes('.turn.'))).toEqual([
      `${second}.1.2.turn.mail`,
      `${first}.1.2.turn.mail`,
    ]);
  });

  test('does not wake one that may have gone for a third time', async () => {
    const first = await held();
    await office.notify(first);
    office.mail.mood = { status: 500, error: 'InternalFailure', takes: true };
    office.later(1_800_000);
    await office.notify(first);
    office.mail.mood = 'takes';
    await office.notify(await office.brunoIsAwaited());
    expect(office.noticeIds().filter((id) => id === `${first}.1.2.turn.mail`)).toHaveLength(1);
  });

  test('does not wake what waits for its own addressee', async () => {
    const first = await office.brunoIsAwaited();
    const message = 'Email address is not verified: bruno@example.org';
    office.mail.mood = { status: 400, error: 'MessageRejected', message };
    for (let tries = 0; tries < 3; tries += 1) {
      office.later(121_000);
      await office.notify(first);
    }
    office.mail.mood = 'takes';
    const second = await office.brunoIsAwaited();
    await office.notify(second);
    expect(office.noticeIds()).not.toContain(`${first}.1.2.turn.mail`);
  });
});

test('a mail that could not be made is made again, however often that fails', async () => {
  const gameId = await office.brunoIsAwaited();
  const compose = () => Promise.reject(new Error('the database is away'));
  for (let hours = 0; hours < 8; hours += 1) {
    await office.freshNotifier({ compose })(gameId);
    office.later(3_600_000);
  }
  await office.notify(gameId);
  expect(office.subjects()).toEqual([TURN_OF_BRUNO]);
});

test('a mail that was sent is not sent again because that could not be noted', async () => {
  const gameId = await office.brunoIsAwaited();
  const settle = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  await office.freshNotifier({ claims: { ...office.claims, settle } })(gameId);
  office.later(120_000);
  await office.notify(gameId);
  expect(office.subjects()).toEqual([TURN_OF_BRUNO]);
});

describe('a clock that ran ahead and is put right', () => {
  const DAYS = 8 * 24 * 3_600_000;

  test('delays no mail of what is played after', async () => {
    const gameId = await office.open();
    office.later(DAYS);
    await office.send(gameId, 0, 'take 2', 'end');
    await office.send(gameId, 1, 'take 1', 'end');
    office.later(-DAYS);
    await office.send(gameId, 0, 'take 2', 'end');
    office.later(60_000);
    await office.notify(gameId);
    expect(office.subjects()).toContain(TURN_OF_BRUNO);
  });

  test('delays no mail that was to go meanwhile', async () => {
    const gameId = await office.open();
    office.later(DAYS);
    await office.send(gameId, 0, 'take 2', 'end');
    await office.notify(gameId);
    office.later(-DAYS);
    await office.keeper.sweep();
    expect(office.asked).toContainEqual({ to: 'notifier', payload: { command: 'notify', gameIds: [gameId] } });
    await office.notify(gameId);
    expect(office.subjects()).toContain(TURN_OF_BRUNO);
  });
});
