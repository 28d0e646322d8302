import { expect, test, vi } from 'vitest';
import { HOUR } from '../../../../domain/kernel/clock.ts';
import { expireClock, resignSeat } from '../../../../functions/server/game-log/lifecycle.ts';
import { tick } from '../../../../functions/server/game-log/tick.ts';
import { bot, ID, log, opened, partsOn, person, sends } from './parts.ts';

const never = vi.fn();
const perTurn = { clock: { kind: 'per-turn', hours: 24 } } as const;
const two = [person('ada'), person('bruno')];

test('a clock that is not up yet changes nothing', async () => {
  const parts = partsOn();
  await opened(parts, two, perTurn);
  parts.clock.now += 24 * HOUR - 1;
  expect((await tick(parts, ID, parts.clock.now + 1, never))?.game.seq).toBe(1);
});

test('when the time is up the turn passes, once', async () => {
  const parts = partsOn();
  await opened(parts, two, perTurn);
  parts.clock.now += 24 * HOUR;
  await tick(parts, ID, parts.clock.now + 1, never);
  const after = await tick(parts, ID, parts.clock.now + 1, never);
  expect(after?.commits[1]).toMatchObject({
    by: 'clock',
    commandId: 'clock-0-1',
    steps: [{ action: 'expire', seat: 0 }],
  });
  expect(after?.game.seq).toBe(2);
  expect(after?.game.waits).toEqual([{ seat: 1, since: 2, at: parts.clock.now }]);
});

test('a turn that was taken in time is not expired by a late call', async () => {
  const parts = partsOn();
  await opened(parts, two, perTurn);
  parts.clock.now += 23 * HOUR;
  await sends(parts, 'ada', 0, 1, 'take:2 end');
  parts.clock.now += 2 * HOUR;
  expect((await tick(parts, ID, parts.clock.now + 1, never))?.game.seq).toBe(2);
});

test('nobody’s time is cut short: neither before it is up nor for a turn that is over', async () => {
  const parts = partsOn();
  await opened(parts, two, perTurn);
  const refused = { kind: 'refused', code: 'not-due', at: 0 };
  expect(await expireClock(parts, ID, 0, 1)).toEqual(refused);
  parts.clock.now += 24 * HOUR;
  expect(await expireClock(parts, ID, 1, 1)).toEqual(refused);
  expect((await expireClock(parts, ID, 0, 1)).kind).toBe('done');
});

test('without a clock a game waits for ever', async () => {
  const parts = partsOn();
  await opened(parts, two);
  parts.clock.now += 10_000 * HOUR;
  expect((await tick(parts, ID, parts.clock.now + 1, never))?.game.seq).toBe(1);
});

test('after a time-out the bots that follow play', async () => {
  const parts = partsOn();
  await opened(parts, [person('ada'), bot], perTurn);
  parts.clock.now += 24 * HOUR;
  const after = await tick(parts, ID, parts.clock.now + 1, never);
  expect(after?.game.waits.map(({ seat }) => seat)).toEqual([0]);
  expect(after?.commits.map(({ by }) => by).slice(0, 3)).toEqual(['ada', 'clock', 'bot:1']);
});

test('the time of a commit never runs backwards', async () => {
  const parts = partsOn();
  await opened(parts, two);
  parts.clock.now = 5;
  expect(log(await sends(parts, 'ada', 0, 1, 'take:2 end')).commits.map(({ at }) => at)).toEqual([1000, 1000]);
});

test('only who holds a seat can resign it', async () => {
  const parts = partsOn();
  await opened(parts, two);
  const sent = { gameId: ID, by: 'bruno', commandId: 'resign' };
  expect(await resignSeat(parts, sent, 0)).toEqual({ kind: 'refused', code: 'not-your-seat', at: 0 });
  expect(log(await resignSeat(parts, sent, 1)).game.table.result?.ranking).toEqual([1, 2]);
});
