import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDemo } from '../../commands/start/demo.ts';
import { type Invoke, TimedOut } from '../../infra/local/functions.ts';

const LOOPBACK = 'http://localhost:3000';
const ENDED = { gameId: 'demo-game', seq: 90, status: 'ended' };

const unused: Invoke = async () => null;

/** The functions with an api that answers or throws, one thing after another, and at last always the same. */
const functionsWith = (...answers: readonly unknown[]) => {
  let calls = 0;
  const api = vi.fn<Invoke>(async () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { api, projector: unused, notifier: unused, timekeeper: unused, picture: unused, feedback: unused };
};

const said = vi.fn<(text: string) => void>();
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(said);
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.stubGlobal('fetch', async () => Response.json({ demo: null }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  said.mockClear();
});

test('a demonstration that takes too long is gone on with', async () => {
  const functions = functionsWith(new TimedOut('api took more than 29 s'), ENDED);
  await makeDemo({ loopback: LOOPBACK, functions });
  expect(said).toHaveBeenLastCalledWith(`The demonstration game is ${LOOPBACK}/g/demo-game`);
});

test('one that never comes to its end is left for the next start', async () => {
  const functions = functionsWith(new TimedOut('api took more than 29 s'));
  await makeDemo({ loopback: LOOPBACK, functions });
  expect(said.mock.lastCall?.[0]).toContain('the next start');
});

test('where one is there already nothing is played', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: 'demo-game' }));
  const functions = functionsWith(ENDED);
  await makeDemo({ loopback: LOOPBACK, functions });
  expect(functions.api).not.toHaveBeenCalled();
});
