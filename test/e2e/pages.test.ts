import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { createGame, linkIn, signIn } from './kit/people.ts';
import { type Server, startServer } from './kit/server.ts';

const ADA = 'ada@example.org';
const BRUNO = 'bruno@example.org';
const WIDTHS = [1280, 390] as const;
const SCHEMES = ['light', 'dark'] as const;

let server: Server;
let browser: Browser;
let stranger: BrowserContext;
let ada: BrowserContext;
let mine = '';
let open = '';
let demo = '';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  [stranger, ada] = await Promise.all([browser.newContext(), browser.newContext()]);
  const page = await ada.newPage();
  await signIn(server, page, ADA);
  await createGame(server, page, 'The long river', ['bot']);
  mine = pathOf(page);
  await createGame(server, page, 'Waiting', [BRUNO, 'open']);
  open = pathOf(page);
  await page.close();
  demo = await server.demo();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

// Drawings hold neither text nor anything that a theme or a width changes, and a board has thousands of lines: one visit
// looks into one, once. The second theme changes colours alone. There are no frames, which only the slower mode sees.
const builder = (page: Page, cells: boolean, colours: boolean): AxeBuilder => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const some = colours ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe;
  return cells ? some : some.exclude('svg > *');
};

/** Findings of axe as lines, in both themes and two widths, and whether the page scrolls sideways at 320 pixels. */
const findings = async (page: Page, cells: boolean): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const second = colorScheme !== SCHEMES[0];
      const { violations } = await builder(page, cells && !second && width === WIDTHS[0], second).analyze();
      for (const { id, nodes } of violations)
        for (const node of nodes) lines.push(`${width} ${colorScheme} ${id}: ${node.html.slice(0, 200)}`);
    }
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > 320 ? [...lines, `scrolls sideways at 320: ${wide}`] : lines;
};

interface Visit {
  readonly name: string;
  readonly who: () => BrowserContext;
  readonly path: () => Promise<string> | string;
  /** What must be there before the page is looked at. */
  readonly ready: string;
  /** Looks into the board, too. */
  readonly cells?: true;
  readonly act?: (page: Page) => Promise<void>;
}

const token = async (to: string, subject: RegExp, path: string): Promise<string> =>
  new URL(linkIn(await server.mail(to, subject), path)).pathname;

const VISITS: readonly Visit[] = [
  { name: 'landing', who: () => stranger, path: () => '/', ready: '.demo [role="grid"]' },
  { name: 'sign in', who: () => stranger, path: () => '/in', ready: 'form' },
  { name: 'watch', who: () => stranger, path: () => '/watch', ready: '.game-list svg' },
  { name: 'rules', who: () => stranger, path: () => '/rules/kingdom-builder', ready: '.rules svg' },
  { name: 'not found', who: () => stranger, path: () => '/nowhere', ready: 'h1' },
  { name: 'finished game', who: () => stranger, path: () => `/g/${demo}#20`, ready: '.prompt.past' },
  { name: 'result', who: () => stranger, path: () => `/g/${demo}/result`, ready: '.score-line' },
  { name: 'confirm sign-in', who: () => stranger, path: () => token(ADA, /sign in/i, '/in/'), ready: 'h1' },
  { name: 'invitation', who: () => stranger, path: () => token(BRUNO, /waiting/i, '/j/'), ready: '.picture svg' },
  { name: 'turn link', who: () => stranger, path: () => token(ADA, /your turn/i, '/t/'), ready: 'h1' },
  { name: 'unsubscribe', who: () => stranger, path: () => token(ADA, /your turn/i, '/u/'), ready: 'h1' },
  { name: 'your games', who: () => ada, path: () => '/', ready: '.game-card' },
  {
    name: 'new game',
    who: () => ada,
    path: () => '/new',
    ready: '.picture svg',
    act: (page) => page.getByText('Choose in detail').click(),
  },
  { name: 'lobby', who: () => ada, path: () => open, ready: '.copy' },
  { name: 'you', who: () => ada, path: () => '/me', ready: '.plain-list' },
  {
    name: 'my turn',
    who: () => ada,
    path: () => mine,
    ready: '[role="grid"]',
    cells: true,
    act: (page) => page.locator('[role="gridcell"][aria-selected]').first().click({ force: true }),
  },
  {
    name: 'scores',
    who: () => ada,
    path: () => mine,
    ready: '[role="grid"]',
    act: (page) => page.getByRole('tab', { name: 'Scores' }).click(),
  },
  { name: 'keys', who: () => ada, path: () => mine, ready: '[role="grid"]', act: (page) => page.keyboard.press('?') },
];

test.for(VISITS)('nobody is shut out: $name', async ({ who, path, ready, cells, act }) => {
  const page = await who().newPage();
  await page.goto(`${server.address}${await path()}`);
  await page.locator(ready).first().waitFor();
  await act?.(page);
  expect(await findings(page, cells ?? false)).toEqual([]);
  await page.close();
});
