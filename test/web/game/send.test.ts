import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../../web/announce.ts';
import { send, sendBarrier, sendTurn } from '../../../web/game/send.ts';
import { answer, pick } from '../../../web/game/turn.ts';
import { commit, open, took } from './kit.ts';

const asked: { readonly url: string; readonly body: unknown }[] = [];

/** Answers by what the address ends with; everything else is not there. */
const server = (answers: Readonly<Record<string, () => Response>>): void => {
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : null;
    asked.push({ url, body });
    const found = Object.entries(answers).find(([end]) => url.split('?')[0]?.endsWith(end));
    return found ? found[1]() : Response.json({ code: 'not-found' }, { status: 404 });
  });
};

const commits = (...all: readonly ReturnType<typeof commit>[]) => Response.json({ commits: all, build: 'dev' });

beforeEach(() => {
  asked.length = 0;
  toast.value = null;
});
afterEach(() => vi.unstubAllGlobals());

test('a turn goes off with its end, is gone from the draft, and who is next is told', async () => {
  server({ '/turns': () => commits(commit(3, took(0, 2))), '/turn': () => commits(commit(3, took(0, 2))) });
  const model = open();
  pick(model, '2');
  await sendTurn(model);
  expect(asked[0]?.body).toMatchObject({
    seat: 0,
    expectedSeq: 2,
    moves: [
      { action: 'take', picks: ['2'] },
      { action: 'end', picks: [] },
    ],
  });
  expect(model.draft.value.draft.moves).toEqual([]);
  expect(toast.value?.text).toBe('Turn sent. Bruno is next.');
});

test('what came of it is told first where the title has news', async () => {
  server({ '/turns': () => commits(commit(3, took(0, 2))), '/turn': () => commits(commit(3, took(0, 2))) });
  const news = () => ({ text: 'New: a large pearl.' });
  const model = open([], { view: { news } });
  pick(model, '2');
  await sendTurn(model);
  expect(toast.value?.text).toBe('New: a large pearl. Turn sent. Bruno is next.');
});

test('a turn that does not arrive keeps its draft and its id, so that it counts once', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  const model = open();
  pick(model, '2');
  const { commandId } = model.draft.value;
  await sendTurn(model);
  expect(model.problem.value?.code).toBe('offline');
  expect(model.draft.value).toMatchObject({ commandId, draft: { moves: [{ action: 'take', picks: ['2'] }] } });
  expect(model.sending.value).toBe(false);
});

test('where somebody was faster the board shows it, and what cannot be any more is dropped and told', async () => {
  const conflict = () => Response.json({ code: 'conflict' }, { status: 409 });
  server({
    '/turns': conflict,
    '/turn': conflict,
    '/commits': () => commits(commit(3, took(0, 1))),
  });
  const model = open();
  pick(model, '2');
  await sendTurn(model);
  expect(model.line.value.game.seq).toBe(3);
  expect(model.draft.value.draft.moves).toEqual([]);
  expect(toast.value?.text).toMatch(/not your turn any more/);
});

test('the yes to what was asked sends everything up to it', async () => {
  const fished = { action: 'fish', seat: 0, events: [{ type: 'Fished', seat: 0, value: 7 }] };
  server({ '/turns': () => commits(commit(3, [fished])), '/turn': () => commits(commit(3, [fished])) });
  const model = open();
  answer(model, { action: 'fish', pick: null, text: '', hint: '', icon: null });
  await sendBarrier(model);
  expect(asked[0]?.body).toMatchObject({ moves: [{ action: 'fish', picks: [] }] });
  expect(model.asking.value).toBeNull();
  expect(toast.value?.text).toBe('Sent. Your turn goes on.');
});

test('a second press while the turn is on its way sends nothing', async () => {
  server({});
  const model = open();
  model.sending.value = true;
  await send(model, [{ action: 'take', picks: ['1'] }]);
  expect(asked).toEqual([]);
});
