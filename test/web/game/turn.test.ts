import { beforeEach, expect, test } from 'vitest';
import { bubble, spoken, toast } from '../../../web/announce.ts';
import { answer, owed, pick, reset, undo } from '../../../web/game/turn.ts';
import { open, took } from './kit.ts';

beforeEach(() => {
  bubble.value = null;
  toast.value = null;
});

const said = (model: ReturnType<typeof open>) =>
  model.draft.value.draft.moves.map(({ action, picks }) => [action, ...picks]);
const word = (action: string, pick: string | null, chosen = false) => ({
  action,
  pick,
  text: '',
  hint: '',
  icon: null,
  chosen,
});

test('a press on the board answers, and what is asked next is only said', () => {
  const model = open();
  pick(model, '2');
  expect(said(model)).toEqual([['take', '2']]);
  expect(spoken.value).toMatch(/^Complete/);
  expect([toast.value, bubble.value]).toEqual([null, null]);
});

test('an answer of the panel chooses its action with it', () => {
  const model = open();
  answer(model, word('take', '1'));
  expect(said(model)).toEqual([['take', '1']]);
});

test('a move that shows something new waits for a yes', () => {
  const model = open();
  answer(model, word('fish', null));
  expect(model.asking.value?.moves).toEqual([{ action: 'fish', picks: [] }]);
  expect(said(model)).toEqual([]);
});

test('undo and reset take back, and say at their place where there is nothing', () => {
  const model = open();
  pick(model, '2');
  undo(model);
  expect(said(model)).toEqual([]);
  const at = { x: 1, y: 2, w: 3, h: 4 };
  undo(model, at);
  expect(bubble.value).toMatchObject({ text: 'There is nothing to take back.', at });
  pick(model, '2');
  reset(model);
  expect(said(model)).toEqual([]);
});

test('Send says what is still asked, and nothing once it can be sent', () => {
  const model = open();
  expect(owed(model)).toBe('First: which pearl.');
  pick(model, '2');
  expect(owed(model)).toBeNull();
});

test('nothing is answered while the turn is on its way', () => {
  const model = open();
  model.sending.value = true;
  pick(model, '2');
  expect(said(model)).toEqual([]);
  expect(toast.value?.text).toBe('Your turn is being sent.');
});

test('nothing is answered in somebody else’s turn', () => {
  const model = open([took(0, 1)]);
  pick(model, '2');
  expect([model.at.value, said(model)]).toEqual([null, []]);
});
