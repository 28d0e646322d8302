import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spoken, toast } from '../../../web/announce.ts';
import { go, jump, MOVES, playFrom, plyNow, plyWords } from '../../../web/game/replay.ts';
import { open, took } from './kit.ts';

const calm = { value: false };

beforeEach(() => {
  calm.value = false;
  toast.value = null;
  vi.stubGlobal('matchMedia', () => ({ matches: calm.value }));
});
afterEach(() => vi.unstubAllGlobals());

const played = () => open([took(0, 2), took(1, 1), took(0, 1)]);

test('the last position is now, whoever goes there', () => {
  const model = played();
  go(model, 99);
  expect([model.ply.value, model.past.value, plyNow(model)]).toEqual([null, false, 6]);
  go(model, -3);
  expect([model.ply.value, model.past.value]).toEqual([0, true]);
});

test('the ways to move go by moves and by turns', () => {
  const model = played();
  const at = (way: keyof typeof MOVES) => {
    MOVES[way](model);
    return plyNow(model);
  };
  expect([at('first'), at('on'), at('turn-on'), at('back'), at('turn-back'), at('last')]).toEqual([0, 1, 2, 1, 0, 6]);
});

test('a jump says where it leads and stops what plays, without a toast', () => {
  const model = played();
  model.playing.value = true;
  jump(model, 1);
  expect(model.playing.value).toBe(false);
  expect(spoken.value).toBe('Move 1 of 6. You took 2.');
  expect(toast.value).toBeNull();
});

test('a position without words is told by what was played before it', () => {
  const model = played();
  go(model, 2);
  expect(plyWords(model)).toBe('You took 2.');
  go(model, 0);
  expect(plyWords(model)).not.toBe('');
});

test('with reduced motion a replay only goes there', () => {
  const model = played();
  playFrom(model, 1);
  expect(model.playing.value).toBe(true);
  model.playing.value = false;
  calm.value = true;
  playFrom(model, 2);
  expect([plyNow(model), model.playing.value]).toEqual([2, false]);
});
