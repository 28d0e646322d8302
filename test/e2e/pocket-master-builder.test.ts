import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { CAN_SEND, createGame, QUESTION, settled, signIn, tabTo } from './kit/people.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const CARD = '.answers .cards[data-answer]:not([aria-pressed="true"])';
const OPEN = '[role="gridcell"][aria-selected="false"]';
const JUNCTION = `${OPEN}:is([data-key^="left:"], [data-key^="top:"])`;
const CELL = `.pmb-map ${OPEN}`;
const ASKING = '[role="alertdialog"]';

const there = async (page: Page, selector: string): Promise<boolean> => {
  await settled(page);
  return (await page.locator(selector).count()) > 0;
};

/** Goes there with Tab, back where that is shorter, and presses Enter. */
const press = async (page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector, key);
  await page.keyboard.press('Enter');
};

/** Something new will be seen: yes. */
const agree = async (page: Page): Promise<void> => {
  if (!(await there(page, ASKING))) return;
  await press(page, '.panel-foot .main');
  await page.locator(ASKING).waitFor({ state: 'detached' });
  await page
    .getByText(/^(Sent|Turn sent)\./)
    .first()
    .waitFor();
};

/**
 * On the table: to its one cell in the order of Tab, with N to a place of the kind that is meant, and Enter. A card that
 * was laid keeps the focus and can be built, so that not every place that can be chosen is the one that is meant.
 */
const chooseOnTable = async (page: Page, meant: string, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await tabTo(page, '.pmb-map [role="gridcell"]', key);
  await tabTo(page, meant, 'n');
  await page.keyboard.press('Enter');
};

/** On a phone the things that pay scroll sideways in a row of their own: the bill and its button stay. */
const staysOnAPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator('.panel-body').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
};

const build = async (page: Page): Promise<boolean> => {
  await settled(page);
  const construct = page.locator('[data-answer="construct"]');
  if ((await construct.count()) === 0) return false;
  await construct.press('Enter');
  await page.locator('[data-answer="construct"][aria-pressed="true"], [data-pick]').first().waitFor();
  await chooseOnTable(page, CELL, 'Shift+Tab');
  await page.locator('.pmb-bill').waitFor();
  await staysOnAPhone(page);
  const pay = '[data-part="send"][data-answer^="construct"]';
  for (let i = 0; i < 12 && !(await there(page, pay)); i += 1)
    await press(page, '.answers [data-answer^="construct "][aria-pressed="false"]');
  await press(page, pay);
  await agree(page);
  return true;
};

const rest = async (page: Page): Promise<void> => {
  const ways = '.answers [data-answer^="rest "]';
  if (!(await there(page, ways))) await press(page, '[data-answer="rest"]');
  await press(page, ways);
  await press(page, CAN_SEND);
  await page
    .getByText(/^(Sent|Turn sent)\./)
    .first()
    .waitFor();
};

const heading = async (page: Page): Promise<string> => (await page.locator(QUESTION).textContent()) ?? '';

/** One turn by keys: a card, a worker where there is room, a building where it can be paid, rest. True when it built. */
const turn = async (page: Page): Promise<boolean> => {
  if (await there(page, CARD)) {
    await press(page, CARD);
    await chooseOnTable(page, CELL, 'Shift+Tab');
    await agree(page);
    await page.locator(QUESTION).filter({ hasText: /rest/ }).waitFor();
  }
  if (await there(page, JUNCTION)) await chooseOnTable(page, JUNCTION, 'Shift+Tab');
  const built = await build(page);
  await rest(page);
  return built;
};

test('a whole game of Pocket Master Builder is played with the keyboard alone', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(server, page, 'keys@example.org');
  await createGame(server, page, 'Walls', ['bot'], 'pocket-master-builder');
  await press(page, '.answers [data-answer]');
  await agree(page);
  if (await there(page, CAN_SEND)) await press(page, CAN_SEND);
  let built = 0;
  for (let i = 0; i < 60; i += 1) {
    await page
      .locator(QUESTION)
      .filter({ hasText: /lay a card|card do you play|Discard|game is over|No card/ })
      .waitFor();
    const asked = await heading(page);
    if (asked.includes('over')) break;
    if (asked.startsWith('Discard')) {
      while (await there(page, CARD)) await press(page, CARD);
      await press(page, CAN_SEND);
    } else if (await turn(page)) built += 1;
  }
  expect(await heading(page)).toBe('The game is over');
  expect(built).toBeGreaterThan(0);
});
