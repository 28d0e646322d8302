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
    office.mail.mood = 'breaks-off';
    for (let i = 0; i < 10; i += 1) {
      await office.notify(gameId);
      office.later(181_000);
    }
    expect(office.noticeIds()).toHaveLength(4);
    expect((await office.claims.read(`${gameId}.1.2.turn.mail`))?.state).toBe('failed');
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
});
