import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../domain/kernel/draft.ts';
import { keepDraft, keptDraft } from '../../../web/game/draft-store.ts';

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => memory.set(key, text),
    removeItem: (key: string) => memory.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = { moves: [{ action: 'take', picks: ['2'] }], current: { action: 'walk', picks: [] } };

test('a draft is found again for its game and seat, with its id', () => {
  keepDraft('game', 0, { seq: 7, commandId: 'one', draft });
  expect(keptDraft('game', 0, 9)).toEqual({ seq: 7, commandId: 'one', draft });
  expect(keptDraft('game', 1, 9).draft).toEqual(emptyDraft);
  expect(keptDraft('other', 0, 9)).toMatchObject({ seq: 9, draft: emptyDraft });
});

test('an empty draft leaves nothing behind', () => {
  keepDraft('game', 0, { seq: 7, commandId: 'one', draft });
  keepDraft('game', 0, { seq: 7, commandId: 'one', draft: emptyDraft });
  expect(memory.size).toBe(0);
});

test.for([
  '{',
  'null',
  '7',
  '{"seq":1}',
  '{"seq":1,"commandId":"a","draft":{"moves":[{"action":1}],"current":null}}',
  '{"seq":1,"commandId":"a","draft":{"moves":[{"action":"a","picks":[1]}],"current":null}}',
])('what is no draft is not believed: %s', (text) => {
  memory.set('draft:game:0', text);
  expect(keptDraft('game', 0, 3)).toMatchObject({ seq: 3, draft: emptyDraft });
});

test('a memory that is full or off loses only what was to be kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('off');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepDraft('game', 0, { seq: 7, commandId: 'one', draft })).not.toThrow();
  expect(keptDraft('game', 0, 3).draft).toEqual(emptyDraft);
});
