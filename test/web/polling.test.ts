import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModel } from '../../web/game/model.ts';
import { startPolling } from '../../web/game/polling.ts';

const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const running = { game: { seq: 1, table: { status: 'running' } } };
const model = { id: 'game', viewer: 0, sending: signal(false), line: signal(running) } as unknown as GameModel;
const nothing = () => new Response('{}', { status: 503 });

test('an open page goes on looking for news', async () => {
  asked.mockImplementation(async () => nothing());
  const stop = startPolling(model);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  stop();
});

test('a page that is left while it looks for news does not look again', async () => {
  const answer = Promise.withResolvers<Response>();
  asked.mockReturnValueOnce(answer.promise);
  const stop = startPolling(model);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
  answer.resolve(nothing());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
