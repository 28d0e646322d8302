import type { Page } from 'playwright-core';
import type { Mail, Server } from './server.ts';

/** The first address of this site in a mail whose path begins so. */
export const linkIn = (mail: Mail, path: string): string => {
  const found = mail.text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.startsWith(path));
  if (!found) throw new Error(`no link to ${path} in: ${mail.text}`);
  return found;
};

/** Signs in with the link of the mail. */
export const signIn = async (server: Server, page: Page, email: string): Promise<void> => {
  await page.goto(`${server.address}/in`);
  await page.getByLabel('Your mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByLabel('Six digits from the mail').waitFor();
  await page.goto(linkIn(await server.mail(email, /sign in/i), '/in/'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /games/i }).waitFor();
};

/** What sits at the seats after the first: an address, 'bot' or 'open'. */
export const createGame = async (
  server: Server,
  page: Page,
  name: string,
  others: readonly string[],
  title = 'kingdom-builder',
): Promise<void> => {
  await page.goto(`${server.address}/new?title=${title}`);
  await page.getByLabel('Name of this game').fill(name);
  for (const [i, who] of others.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption(who.includes('@') ? 'invite' : who);
    if (who.includes('@')) await page.getByLabel(`Mail address of seat ${i + 2}`).fill(who);
  }
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.waitForURL(/\/g\/[^/]+$/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** The hooks of the turn page. */
export const part = (name: string): string => `[data-part="${name}"]`;
export const SEND = part('send');
export const CAN_SEND = `${SEND}:not([aria-disabled="true"])`;
export const QUESTION = `${part('question')} h2, h2${part('question')}`;
export const OFFERED = `${part('board')} [data-pick]`;

/** True when the page asks this player to do something. */
export const isMyTurn = async (page: Page): Promise<boolean> => (await page.locator(SEND).count()) > 0;

/** What the last press or key has changed is drawn, its effects included. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((done) => setTimeout(done));
  });

/** A press after which something else is asked; where the board only warns at first, it is pressed again. */
const surely = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const heading = page.locator(QUESTION);
  const before = await heading.textContent();
  await press();
  await settled(page);
  if ((await heading.textContent()) !== before) return;
  await press();
  await settled(page);
};

/** Builds what must be built with the mouse. */
export const buildByMouse = async (page: Page): Promise<void> => {
  for (let built = 0; built < 3; built += 1)
    await surely(page, () => page.locator(OFFERED).first().click({ force: true }));
};

/** Builds what must be built with the mouse, and sends. */
export const playByMouse = async (page: Page): Promise<void> => {
  await buildByMouse(page);
  await page.locator(CAN_SEND).click();
};

/** Comes to the board with Tab, builds with N and Enter, comes to the button with Tab, and sends with Enter. */
export const playByKeys = async (page: Page): Promise<void> => {
  await tabTo(page, '[role="grid"] [role="gridcell"]');
  for (let built = 0; built < 3; built += 1) {
    await page.keyboard.press('n');
    await surely(page, () => page.keyboard.press('Enter'));
  }
  await page.locator(CAN_SEND).waitFor();
  await tabTo(page, SEND);
  await page.keyboard.press('Enter');
};

/** Presses Tab until something that fits has the focus. */
export const tabTo = async (page: Page, selector: string, key = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${selector}`);
};
