import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { createGame, isMyTurn, QUESTION, SEND, signIn, tabTo } from './kit/people.ts';
import { type Server, startServer } from './kit/server.ts';

const EVERY_LOOK = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
] as const;
const MOST_TURNS = 60;
const LONG = 30_000;

let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await signIn(server, page, 'ada@example.org');
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Findings of axe as lines, and whether the page scrolls sideways at 320 pixels. */
const findings = async (looks: readonly (typeof EVERY_LOOK)[number][]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
    for (const { id, nodes } of violations)
      for (const { html } of nodes) lines.push(`${width} ${colorScheme} ${id}: ${html.slice(0, 200)}`);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 1280, height: 900 });
  return wide > 320 ? [...lines, `scrolls sideways at 320: ${wide}`] : lines;
};

/** The toast that tells what became of a sending. */
const SENT = '[data-part="toast"]';

const heading = (): Promise<string | null> => page.locator(QUESTION).first().textContent();

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Picks something possible three times; how far the finger walks before each pick changes from turn to turn. */
const playATurn = async (turn: number): Promise<void> => {
  await tabTo(page, '[data-part="board"] [data-thing]');
  for (const pick of [0, 1, 2]) {
    for (let steps = 0; steps <= (turn * 3 + pick * 5) % 7; steps += 1) await press('n');
    await press('Enter');
  }
  await tabTo(page, SEND);
  await press('Enter');
  await page.locator(`[role="alertdialog"], ${SENT}`).first().waitFor({ timeout: LONG });
  if ((await page.getByRole('alertdialog').count()) > 0) {
    await tabTo(page, '.panel-foot .main');
    await press('Enter');
  }
  await page.locator(SENT).waitFor({ timeout: LONG });
};

const settled = async (): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-part="send"][aria-disabled="false"]') ??
      document.querySelector('[data-part="question"] h2')?.textContent?.includes('is over'),
    undefined,
    { timeout: LONG },
  );
};

test('the table can be read and used by everybody in both themes and widths', async () => {
  await createGame(server, page, 'Masons of Kassel', ['bot'], 'the-builders');
  await page.locator(SEND).waitFor({ timeout: LONG });
  await page.locator('.tb-tile.building.can').first().click();
  await page.locator('.own .worker.can').first().click();
  await page.locator(QUESTION, { hasText: /^Send the/ }).waitFor();
  expect(await findings(EVERY_LOOK)).toEqual([]);
  await page.goto(`${server.address}/rules/the-builders`);
  await page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  expect(await findings([EVERY_LOOK[0], EVERY_LOOK[2]])).toEqual([]);
});

test('a card follows the keys: started, taken back, sent, and the focus goes with it', async () => {
  await createGame(server, page, 'Keys', ['bot'], 'the-builders');
  await page.locator(SEND).waitFor({ timeout: LONG });
  const focused = (): Promise<string> =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.thing ?? '') : '',
    );
  await tabTo(page, '[data-part="board"] [data-thing]');
  await press('ArrowDown');
  const first = await focused();
  await press('ArrowRight');
  const second = await focused();
  expect(second).not.toBe(first);
  await press('Enter');
  await page.locator(`.own [data-thing="${second}"]`).waitFor();
  expect(await focused()).toBe(second);
  await press('u');
  await page.locator(`.own [data-thing="${second}"]`).waitFor({ state: 'detached' });
  expect(await heading()).toMatch(/^You have 3 actions/);
});

test('looking at the new cards asks first and goes on with the turn', async () => {
  await page.locator('.tb-tile.worker.can').first().click();
  await page.locator('[data-answer="look"]').click();
  await page.getByRole('button', { name: 'Send it and see' }).click();
  await page.getByText('Your turn goes on').first().waitFor({ timeout: LONG });
  expect(await page.locator('.tb-empty').count()).toBe(0);
  expect(await heading()).toMatch(/^You have 2 actions/);
});

test('a turn that gives actions away is sent only after a question', async () => {
  await page.locator(SEND).click();
  const question = page.getByRole('alertdialog');
  expect(await question.textContent()).toMatch(/You have 2 actions left/);
  await page.getByRole('button', { name: 'Not yet' }).click();
  expect(await isMyTurn(page)).toBe(true);
});

test('a whole game is played against a bot by the keyboard alone', async () => {
  await createGame(server, page, 'By keys', ['bot'], 'the-builders');
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await settled();
    if ((await heading()) === 'The game is over') break;
    await playATurn(turn);
  }
  expect(await heading()).toBe('The game is over');
  await page.getByRole('link', { name: 'Result' }).click();
  await page.getByRole('table').first().waitFor();
}, 120_000);

/** The middle of an answer, which must lie whole in the panel with nothing over it. */
const middleOf = (answer: string): Promise<{ readonly x: number; readonly y: number } | string> =>
  page.evaluate((name) => {
    const button = document.querySelector(`[data-answer="${name}"]`);
    const panel = button?.closest('.answers')?.getBoundingClientRect();
    if (!button || !panel) return `no answer ${name}`;
    const { left, top, width, height, bottom } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (top < panel.top - 1 || bottom > panel.bottom + 1) return `${name} is cut off`;
    return button.contains(document.elementFromPoint(x, y)) ? { x, y } : `something lies over ${name}`;
  }, answer);

const pressPoint = async (answer: string): Promise<void> => {
  await page.locator(`[data-answer="${answer}"]`).waitFor({ timeout: LONG });
  await expect.poll(() => middleOf(answer)).toHaveProperty('x');
  const point = await middleOf(answer);
  if (typeof point === 'string') throw new Error(point);
  await page.mouse.click(point.x, point.y);
};

test.for([
  [360, 640],
  [1280, 800],
] as const)('coins are taken by pressing what is seen at %i×%i', async ([width, height]) => {
  await createGame(server, page, 'Coins', ['bot'], 'the-builders');
  await page.setViewportSize({ width, height });
  await page.locator('[data-part="board"]').waitFor({ timeout: LONG });
  await page.evaluate(() => document.fonts.ready);
  const arrived = page.getByRole('button', { name: 'Your turn', exact: true });
  if ((await arrived.count()) > 0) await arrived.click();
  await pressPoint('take-coins');
  await pressPoint('take-coins 3');
  await page.locator(QUESTION, { hasText: 'All your actions are used' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
});
