import { expect, test, vi } from 'vitest';
import type { Random } from '../../../../domain/kernel/random.ts';
import { playBots } from '../../../../functions/server/game-log/bots.ts';
import { resignSeat } from '../../../../functions/server/game-log/lifecycle.ts';
import { cachedLogs } from '../../../../functions/server/game-log/logs.ts';
import { tick } from '../../../../functions/server/game-log/tick.ts';
import { memoryEventStore } from '../../../../functions/server/store/memory-event-store.ts';
import { loaded } from '../../../kit/loaded.ts';
import { type PearlsState, pearls } from '../../../kit/pearls.ts';
import { bot, ID, log, opened, partsOn, person, sends } from './parts.ts';

const never = vi.fn();
const LATER = 1e9;

test('bots play a whole game among themselves, and the same one again from the same seed', async () => {
  const run = async () => {
    const parts = partsOn();
    await opened(parts, [bot, bot, bot]);
    return playBots(parts, ID, LATER, never);
  };
  const [one, other] = [await run(), await run()];
  expect(one?.game.table.status).toBe('ended');
  expect(one?.commits).toEqual(other?.commits);
  expect(never).not.toHaveBeenCalled();
});

test('a bot’s commit has a command id that follows from its place', async () => {
  const parts = partsOn();
  await opened(parts, [bot, person('ada')]);
  const played = await playBots(parts, ID, LATER, never);
  expect(played?.commits[1]).toMatchObject({ by: 'bot:0', commandId: 'bot-0-1' });
});

test('two functions that play the same bot at once play it once', async () => {
  const store = memoryEventStore();
  const [here, there] = [partsOn(store), partsOn(store)];
  await opened(here, [bot, person('ada')]);
  await Promise.all([playBots(here, ID, LATER, never), playBots(there, ID, LATER, never)]);
  const commits = await store.read(ID);
  expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
  expect(commits.at(-1)?.steps.at(-1)?.action).toBe('end');
});

test('a bot looks again when somebody else was faster', async () => {
  const store = memoryEventStore();
  const there = partsOn(store);
  await opened(there, [bot, person('ada'), person('bruno')]);
  let slow = true;
  const here = partsOn({
    ...store,
    append: async (commit) => {
      if (slow) await resignSeat(there, { gameId: ID, by: 'ada', commandId: 'resign' }, 1);
      slow = false;
      return store.append(commit);
    },
  });
  await playBots(here, ID, LATER, never);
  expect((await store.read(ID)).map(({ commandId }) => commandId).slice(0, 3)).toEqual(['open', 'resign', 'bot-0-2']);
});

test('out of time, bots wait for the next call, which goes on where they stopped', async () => {
  const parts = partsOn();
  await opened(parts, [bot, bot]);
  expect((await playBots(parts, ID, parts.clock.now, never))?.game.seq).toBe(1);
  expect((await tick(parts, ID, LATER, never))?.game.table.status).toBe('ended');
});

test('a bot sees only what its seat may see', async () => {
  const seen: PearlsState[] = [];
  const spy = (view: PearlsState, seat: number, dice: Random) => {
    seen.push(view);
    return pearls.bots.quick(view, seat, dice);
  };
  const parts = partsOn();
  const titles = loaded({ pearls: { ...pearls, bots: { quick: spy, greedy: spy } } });
  const spied = { ...parts, titles, logs: cachedLogs(parts.events, titles) };
  await opened(spied, [person('ada'), bot]);
  await sends(spied, 'ada', 0, 1, 'take:2 end');
  await playBots(spied, ID, LATER, never);
  expect(seen.length).toBeGreaterThan(0);
  for (const view of seen) expect(view.hands).toEqual(['?', expect.any(Number)]);
});

test('a bot with a bug passes, so that nobody waits for it for ever', async () => {
  const broken = () => ({ action: 'steal', picks: [] });
  const parts = partsOn();
  const titles = loaded({ pearls: { ...pearls, bots: { quick: broken, greedy: broken } } });
  const ill = { ...parts, titles, logs: cachedLogs(parts.events, titles) };
  const failed = vi.fn();
  await opened(ill, [bot, person('ada')]);
  const after = await playBots(ill, ID, LATER, failed);
  expect(after?.game.waits.map(({ seat }) => seat)).toEqual([1]);
  expect(after?.commits[1]?.steps[0]).toMatchObject({ action: 'pass', events: [{ type: 'TurnEnded', seat: 0 }] });
  expect(failed).toHaveBeenCalledWith(ID, 1, expect.anything());
});

test('after the end the seed is told and its draws can be read', async () => {
  const parts = partsOn();
  await opened(parts, [person('ada'), bot]);
  for (let seq = 1; seq < 9; ) {
    const { game } = log(await sends(parts, 'ada', 0, seq, seq > 5 ? 'guess:1' : 'take:2 end'));
    seq = (await playBots(parts, ID, LATER, never))?.game.seq ?? 9;
    if (game.table.status === 'ended') break;
  }
  expect((await parts.logs.read(ID))?.game.table).toMatchObject({ status: 'ended', seed: '5e'.repeat(32) });
});
