import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import {
  buildByMouse,
  CAN_SEND,
  createGame,
  isMyTurn,
  linkIn,
  playByKeys,
  playByMouse,
  QUESTION,
  SEND,
  signIn,
} from './kit/people.ts';
import { type Mail, type Server, startServer } from './kit/server.ts';

const ADA = 'ada@example.org';
const BRUNO = 'bruno@example.org';

let server: Server;
let browser: Browser;

const freshPage = async (): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('two people meet by mail and play, by mouse, by keyboard and from the mail', async () => {
  const ada = await freshPage();
  await signIn(server, ada, ADA);
  await createGame(server, ada, 'The long river', [BRUNO]);
  const game = ada.url();

  const guest = await freshPage();
  await guest.goto(linkIn(await server.mail(BRUNO, /invitation/i), '/j/'));
  await guest.getByLabel('Your name at the table').fill('Bruno');
  await guest.getByRole('button', { name: 'Take this seat' }).click();
  await guest.waitForURL(/\/g\//);
  await guest.context().close();

  const read: Mail[] = [];
  const brunoFromMail = async (): Promise<void> => {
    const mail = await server.mail(BRUNO, /your turn/i, read);
    read.push(mail);
    const bruno = await freshPage();
    await bruno.goto(linkIn(mail, '/t/'));
    await bruno.getByRole('button', { name: 'Continue as Bruno' }).click();
    await bruno.locator(SEND).waitFor();
    await playByMouse(bruno);
    await bruno.getByText('Turn sent. Ada is next.').first().waitFor();
    await bruno.context().close();
  };

  await ada.goto(game);
  await ada.getByRole('grid').waitFor();
  if (!(await isMyTurn(ada))) await brunoFromMail();
  for (const play of [playByMouse, playByKeys]) {
    await ada.locator(SEND).waitFor();
    await play(ada);
    await ada.getByText('Turn sent. Bruno is next.').first().waitFor();
    await brunoFromMail();
  }
  await ada.reload();
  await expect.poll(() => ada.getByRole('heading', { name: 'Since your last turn' }).count()).toBe(1);
  await expect.poll(() => ada.title()).toMatch(/^\* The long river/);
});

test('a draft survives a reload, can be taken back, and is gone when it is sent', async () => {
  const ada = await freshPage();
  await signIn(server, ada, 'chiara@example.org');
  await createGame(server, ada, 'Hills', ['bot']);
  const heading = ada.locator(QUESTION);
  await heading.filter({ hasText: 'settlement 1 of 3' }).waitFor();
  await ada.locator('[data-part="board"] [data-pick]').first().click({ force: true });
  await heading.filter({ hasText: 'settlement 2 of 3' }).waitFor();
  await ada.reload();
  await heading.filter({ hasText: 'settlement 2 of 3' }).waitFor();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await heading.filter({ hasText: 'settlement 1 of 3' }).waitFor();
  await playByMouse(ada);
  await ada.getByText('Turn sent. The others have played: it is your turn again.').first().waitFor();
  await ada.reload();
  await heading.filter({ hasText: 'settlement 1 of 3' }).waitFor();
});

test('a second window with the same turn loses nothing silently', async () => {
  const first = await freshPage();
  await signIn(server, first, 'dov@example.org');
  await createGame(server, first, 'Two windows', ['bot']);
  const heading = first.locator(QUESTION);
  await heading.filter({ hasText: 'settlement 1 of 3' }).waitFor();

  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.locator(QUESTION, { hasText: 'settlement 1 of 3' }).waitFor();
  await second.route('**/commits?*', (route) => route.abort());
  await buildByMouse(second);

  await playByMouse(first);
  await first.getByText('Turn sent. The others have played: it is your turn again.').first().waitFor();
  await second.unroute('**/commits?*');
  await second.locator(CAN_SEND).click();
  await second.getByText('part of your draft is not possible any more').first().waitFor();
  await second.locator(QUESTION, { hasText: 'settlement 1 of 3' }).waitFor();
});
