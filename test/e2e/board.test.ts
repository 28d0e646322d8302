import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
let browser: Browser;
let page: Page;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The first fixture: Ada holds grass and may build on E5, F5 and G5. */
const open = async (viewport: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.goto(`${server.address}/lab?only=0`);
  await page.getByRole('grid').waitFor();
};

const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? '');

const press = async (...keys: readonly string[]): Promise<string> => {
  for (const key of keys) await page.keyboard.press(key);
  return focused();
};

const said = (): Promise<string | null> => page.locator('#spoken').textContent();

const enter = async (): Promise<void> => {
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the board is a grid of twenty rows with one stop for the Tab key', async () => {
  await open(WIDE);
  const grid = page.getByRole('grid');
  expect(await grid.getByRole('row').count()).toBe(20);
  expect(await grid.getByRole('gridcell').count()).toBe(400);
  expect(await page.locator('[role="gridcell"][tabindex="0"]').count()).toBe(1);
  expect(await page.locator('[role="gridcell"][aria-selected]').count()).toBe(3);
  await enter();
  expect(await focused()).toBe('E5');
  expect(await page.locator('[data-i="84"]').getAttribute('aria-label')).toBe('E5, grass, can build here');
});

test('keys walk over the board', async () => {
  await open(WIDE);
  await enter();
  expect(await press('ArrowLeft')).toBe('D5');
  expect(await press('ArrowUp', 'ArrowUp')).toBe('D3');
  expect(await press('PageDown')).toBe('D8');
  expect(await press('Home')).toBe('A8');
  expect(await press('End')).toBe('T8');
  expect(await press('Control+Home')).toBe('A1');
  expect(await press('Control+End')).toBe('T20');
  expect(await press('n')).toBe('E5');
  expect(await press('n')).toBe('F5');
  expect(await press('Shift+N')).toBe('E5');
});

test('Enter builds, U takes back, and what is asked next is said', async () => {
  await open(WIDE);
  await enter();
  await press('Enter');
  expect(await said()).toMatch(/^Build settlement 2 of 3 on grass/);
  const built = page.getByRole('gridcell', { name: /^E5, grass, settlement of Ada, number 1 of this turn/ });
  await built.waitFor();
  expect(await focused()).toBe('E5');
  await press('u');
  await page.getByRole('gridcell', { name: 'E5, grass, can build here' }).waitFor();
  await press('u');
  expect(await said()).toBe('There is nothing to take back.');
});

test('an impossible hex says why', async () => {
  await open(WIDE);
  await enter();
  await press('Control+Home', 'Enter');
  expect(await said()).toBe('A1 is flowers; you play grass.');
  expect(await page.locator('[data-part="bubble"]').textContent()).toBe('A1 is flowers; you play grass.');
});

test('the last piece pressed again goes back to the supply', async () => {
  await open(WIDE);
  await page.locator('[data-i="84"]').click();
  await page.getByRole('gridcell', { name: /^E5, grass, settlement/ }).waitFor();
  await page.locator('[data-i="84"]').click();
  await page.getByRole('gridcell', { name: 'E5, grass, can build here' }).waitFor();
});

test('the ring of the keyboard is not shown after a press of the mouse', async () => {
  await open(WIDE);
  const ring = page.locator('.kb-focus');
  await page.locator('[data-i="0"]').click();
  expect(await ring.isVisible()).toBe(false);
  await press('ArrowRight');
  expect(await ring.isVisible()).toBe(true);
});

const fingerAt = async (page: Page, hex: string): Promise<void> => {
  const box = await page.locator(`[data-thing="${hex}"]`).boundingBox();
  if (!box) throw new Error(`${hex} is not drawn`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

test('on a phone the whole board is seen; a press that means several enlarges, the same press again chooses', async () => {
  const phone = await (await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })).newPage();
  await phone.goto(`${server.address}/lab?only=0`);
  await phone.getByRole('grid').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
  await fingerAt(phone, '4,4');
  await phone.locator('[data-part="toast"]', { hasText: 'Larger: press again' }).waitFor();
  await phone.getByRole('gridcell', { name: 'E5, grass, can build here' }).waitFor();
  expect((await phone.locator('[data-thing="4,4"]').boundingBox())?.width).toBeGreaterThanOrEqual(34);
  await fingerAt(phone, '4,4');
  await phone.getByRole('gridcell', { name: /^E5, grass, settlement of Ada/ }).waitFor();
  await phone.getByRole('button', { name: 'Whole board' }).click();
  await phone.context().close();
});

test('the board keeps its box through a turn, a refusal and a taking back', async () => {
  await open(WIDE);
  const box = () => page.locator('[role="grid"]').boundingBox();
  const before = await box();
  await page.locator('[data-thing="4,4"]').click();
  await page.locator('[data-thing="0,0"]').click();
  expect(await box()).toEqual(before);
  await page.locator('[data-part="undo"]').click();
  expect(await box()).toEqual(before);
});
