import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loggerOf } from '../../functions/server/log.ts';

const lines: unknown[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a line says who speaks, how grave it is, and what about', () => {
  loggerOf('api').error('mail failed', { gameId: 'g', code: 'mail-failed' });
  const said = { level: 'ERROR', service: 'api', message: 'mail failed', gameId: 'g', code: 'mail-failed' };
  expect(lines).toEqual([{ ...said, time: expect.any(String) }]);
});

test.each([
  ['WARN', ['WARN', 'ERROR']],
  ['INFO', ['INFO', 'WARN', 'ERROR']],
  ['ERROR', ['ERROR']],
])('from %s on lines are written', (level, written) => {
  vi.stubEnv('LOG_LEVEL', level);
  const { info, warn, error } = loggerOf('api');
  for (const say of [info, warn, error]) say('something');
  expect(lines.map((line) => (line as { level: string }).level)).toEqual(written);
});
