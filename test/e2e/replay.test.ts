import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { QUESTION } from './kit/people.ts';
import { type Server, startServer } from './kit/server.ts';

let server: Server;
let browser: Browser;
let page: Page;
let demo = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  demo = await server.demo();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const hash = (): string => new URL(page.url()).hash;
const heading = (text: string): Promise<void> => page.locator(QUESTION, { hasText: text }).waitFor();

test('every position of a game has an address, and the keys walk from one to the next', async () => {
  await page.goto(`${server.address}/g/${demo}#20`);
  await heading('You are looking at the past');
  await page.keyboard.press('ArrowRight');
  await expect.poll(hash).toBe('#21');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(hash).toBe('#19');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => Number(hash().slice(1))).toBeLessThan(18);
  await page.keyboard.press('Home');
  await expect.poll(hash).toBe('#0');
  await page.keyboard.press('End');
  await heading('The game is over');
  expect(hash()).toBe('');
});

test('with reduced motion a replay waits for the keys', async () => {
  await page.goto(`${server.address}/g/${demo}#5`);
  await heading('You are looking at the past');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => page.locator('#spoken').textContent()).toContain('right arrow');
  expect(hash()).toBe('#5');
});

test('a move in the list leads to its position', async () => {
  await page.goto(`${server.address}/g/${demo}`);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.locator('.moves a[href="#7"]').click();
  await heading('You are looking at the past');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await heading('The game is over');
});

test('the key sheet opens with a question mark and closes with Escape', async () => {
  await page.goto(`${server.address}/g/${demo}`);
  await heading('The game is over');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('anybody can derive the draws of a finished game again', async () => {
  await page.goto(`${server.address}/g/${demo}/result`);
  await page.getByRole('button', { name: 'Check all draws' }).click();
  await page.getByText('All is right').waitFor();
});
