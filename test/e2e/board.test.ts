import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
let browser: Browser;
let page: Page;

const WIDE = { width: 1280, height: 900 };
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

const said = (): Promise<string | null> => page.locator('section [role="status"]').textContent();

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

test('Enter builds, U takes back, and every answer is said', async () => {
  await open(WIDE);
  await enter();
  await press('Enter');
  expect(await said()).toBe('E5 chosen.');
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
  expect(await said()).toBe('A1 is flowers; you hold grass.');
  await page.locator('.kb-note').waitFor();
});

test('the last piece pressed again goes back to the supply', async () => {
  await open(WIDE);
  await page.locator('[data-i="84"]').click();
  await page.getByRole('gridcell', { name: /^E5, grass, settlement/ }).waitFor();
  await page.locator('[data-i="84"]').click();
  await page.getByRole('gridcell', { name: 'E5, grass, can build here' }).waitFor();
});

test('a hex can be typed, or chosen from the list', async () => {
  await open(WIDE);
  await page.getByLabel('Type a hex').fill('z9');
  await page.keyboard.press('Enter');
  expect(await said()).toMatch(/no hex z9/);
  await page.getByLabel('Type a hex').fill('f5');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: /^F5, grass, settlement of Ada/ }).waitFor();
  await page.getByRole('button', { name: 'G5', exact: true }).click();
  await page.getByRole('gridcell', { name: /^G5, grass, settlement of Ada, number 2/ }).waitFor();
});

test('the ring of the keyboard is not shown after a press of the mouse', async () => {
  await open(WIDE);
  const ring = page.locator('.kb-focus');
  await page.locator('[data-i="0"]').click();
  expect(await ring.isVisible()).toBe(false);
  await press('ArrowRight');
  expect(await ring.isVisible()).toBe(true);
});

test('on a phone hexes are large enough for a finger and the first possible one is in sight', async () => {
  await open(PHONE);
  const hex = await page.locator('[data-i="84"] .kb-land').boundingBox();
  expect(hex?.width).toBeGreaterThanOrEqual(24);
  await expect.poll(async () => (await page.locator('[data-i="84"]').boundingBox())?.x ?? 999).toBeLessThan(340);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
