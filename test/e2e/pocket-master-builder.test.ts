import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { createGame, settled, signIn, tabTo } from './kit/people.ts';
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

const CARD = '.pmb-hand .pmb-card.can';
const OPEN = '[role="gridcell"][aria-selected="false"]';
const JUNCTION = `${OPEN}:is([data-key^="left:"], [data-key^="top:"])`;
const CELL = `.pmb-map ${OPEN}`;
const SEND = '.controls .main[aria-disabled="false"]';
const DIALOG = 'dialog[open]';

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
  if (!(await there(page, DIALOG))) return;
  await press(page, `${DIALOG} .main`);
  await page.locator(DIALOG).waitFor({ state: 'detached' });
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
  expect(await page.locator('.pmb-payment').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
};

const build = async (page: Page): Promise<boolean> => {
  await settled(page);
  const construct = page.locator('.actions .button', { hasText: 'Construct' });
  if ((await construct.getAttribute('aria-disabled')) === 'true') return false;
  if ((await construct.getAttribute('aria-pressed')) !== 'true') await construct.press('Enter');
  await construct.and(page.locator('[aria-pressed="true"]')).waitFor();
  await chooseOnTable(page, CELL, 'Tab');
  const pay = page.locator('.pmb-bill .main');
  await pay.waitFor();
  await staysOnAPhone(page);
  for (let i = 0; i < 12 && (await pay.getAttribute('aria-disabled')) === 'true'; i += 1)
    await press(page, '.pmb-means .button[aria-disabled="false"][aria-pressed="false"]');
  await press(page, '.pmb-bill .main[aria-disabled="false"]', 'Shift+Tab');
  await agree(page);
  return true;
};

const rest = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Rest: / })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await press(page, SEND, 'Shift+Tab');
  await page
    .getByText(/^(Sent|Turn sent)\./)
    .first()
    .waitFor();
};

const heading = async (page: Page): Promise<string> => (await page.locator('.prompt h2').textContent()) ?? '';

/** One turn by keys: a card, a worker where there is room, a building where it can be paid, rest. True when it built. */
const turn = async (page: Page): Promise<boolean> => {
  if (await there(page, CARD)) {
    await press(page, CARD);
    await chooseOnTable(page, CELL, 'Shift+Tab');
    await agree(page);
    await page.locator('.prompt h2').filter({ hasText: /rest/ }).waitFor();
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
  await press(page, '.pmb-oracle');
  if (await there(page, SEND)) await press(page, SEND, 'Shift+Tab');
  let built = 0;
  for (let i = 0; i < 60; i += 1) {
    await page
      .locator('.prompt h2')
      .filter({ hasText: /lay a card|card do you play|Discard|game is over|No card/ })
      .waitFor();
    const asked = await heading(page);
    if (asked.includes('over')) break;
    if (asked.startsWith('Discard')) {
      while (await there(page, CARD)) await press(page, CARD);
      await press(page, SEND, 'Shift+Tab');
    } else if (await turn(page)) built += 1;
  }
  expect(await heading(page)).toBe('The game is over');
  expect(built).toBeGreaterThan(0);
});
