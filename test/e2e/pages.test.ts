import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './kit/browser.ts';
import { createGame, linkIn, signIn } from './kit/people.ts';
import { type Mail, type Server, startServer } from './kit/server.ts';

const ADA = 'ada@example.org';
const BRUNO = 'bruno@example.org';
const WIDTHS = [1280, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
const TITLES = ['kingdom-builder', 'pocket-master-builder', 'the-builders'] as const;

let server: Server;
let browser: Browser;
let stranger: BrowserContext;
let ada: BrowserContext;
let mine = '';
let open = '';
let walls = '';
let demo = '';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ OWNER: ADA }), openBrowser()]);
  [stranger, ada] = await Promise.all([browser.newContext(), browser.newContext()]);
  const page = await ada.newPage();
  await signIn(server, page, ADA);
  await createGame(server, page, 'The long river', ['bot']);
  mine = pathOf(page);
  await createGame(server, page, 'Waiting', [BRUNO, 'open']);
  open = pathOf(page);
  await createGame(server, page, 'Walls', ['bot'], 'pocket-master-builder');
  walls = pathOf(page);
  await page.close();
  demo = await server.demo();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

// Drawings hold neither text nor anything that a theme or a width changes, and a board has thousands of lines: a visit
// looks into one once. There are no frames, which only the slower mode sees.
const builder = (page: Page, cells: boolean): AxeBuilder => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return cells ? axe : axe.exclude('svg > *');
};

/** Findings of axe as lines, in both themes and two widths, and whether the page scrolls sideways at 320 pixels. */
const findings = async (page: Page, cells: boolean): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const once = colorScheme === SCHEMES[0] && width === WIDTHS[0];
      const { violations } = await builder(page, cells && once).analyze();
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
  ...TITLES.map(
    (title): Visit => ({
      name: `rules of ${title}`,
      who: () => stranger,
      path: () => `/rules/${title}`,
      ready: '.page svg',
    }),
  ),
  { name: 'private game', who: () => stranger, path: () => mine, ready: '.button.main' },
  { name: 'not found', who: () => stranger, path: () => '/nowhere', ready: 'h1' },
  { name: 'finished game', who: () => stranger, path: () => `/g/${demo}#20`, ready: '.stage.past' },
  { name: 'result', who: () => stranger, path: () => `/g/${demo}/result`, ready: '.score-line' },
  { name: 'confirm sign-in', who: () => stranger, path: () => token(ADA, /sign in/i, '/in/'), ready: 'h1' },
  { name: 'invitation', who: () => stranger, path: () => token(BRUNO, /invitation/i, '/j/'), ready: '.picture svg' },
  { name: 'turn link', who: () => stranger, path: () => token(ADA, /your turn/i, '/t/'), ready: 'h1' },
  { name: 'unsubscribe', who: () => stranger, path: () => token(ADA, /your turn/i, '/u/'), ready: 'h1' },
  { name: 'your games', who: () => ada, path: () => '/', ready: '.game-card' },
  ...TITLES.map(
    (title): Visit => ({
      name: `new game of ${title}`,
      who: () => ada,
      path: () => `/new?title=${title}`,
      ready: '.picture :is(svg, .tb-card)',
      act: (page) => page.getByText('Choose in detail').click(),
    }),
  ),
  { name: 'this installation', who: () => ada, path: () => '/admin', ready: '.card' },
  { name: 'lobby', who: () => ada, path: () => open, ready: '.copy' },
  {
    name: 'own turn of Pocket Master Builder',
    who: () => ada,
    path: () => walls,
    ready: '.pmb-map',
    cells: true,
    act: (page) => page.locator('.answers [data-answer]').first().click(),
  },
  { name: 'you', who: () => ada, path: () => '/me', ready: '.plain-list' },
  {
    name: 'my turn',
    who: () => ada,
    path: () => mine,
    ready: '[role="grid"]',
    cells: true,
    act: (page) => page.locator('[data-part="board"] [data-pick]').first().click({ force: true }),
  },
  {
    name: 'moves',
    who: () => ada,
    path: () => mine,
    ready: '[role="grid"]',
    act: (page) => page.getByRole('tab', { name: 'Moves' }).click(),
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

test('a link to a private game leads who plays there back to it', async () => {
  const guest = await browser.newContext();
  const page = await guest.newPage();
  await page.goto(`${server.address}${mine}#1`);
  const way = page.getByRole('link', { name: 'Sign in by mail' });
  expect(await way.getAttribute('href')).toBe(`/in?next=${encodeURIComponent(`${mine}#1`)}`);
  await way.click();
  const known: readonly Mail[] = [await server.mail(ADA, /sign in/i)];
  await page.getByLabel('Your mail address').fill(ADA);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByLabel('Six digits from the mail').waitFor();
  await page.goto(linkIn(await server.mail(ADA, /sign in/i, known), '/in/'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[role="grid"]').waitFor();
  expect(pathOf(page)).toBe(mine);
  await guest.close();
});

test('a page for nobody in particular asks for nothing that it may not have', async () => {
  const guest = await browser.newContext();
  const page = await guest.newPage();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${server.address}/watch`);
  await page.locator('.game-list svg').first().waitFor();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(refused).toEqual([]);
  await guest.close();
});
