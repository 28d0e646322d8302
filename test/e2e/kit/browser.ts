import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The fonts that came with the browser, and no others: those of a machine may be any, or none. */
const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

/** The browser from npm, for machines without one. It brings its own libraries only where it believes to be a Lambda. */
const bundled = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  process.env.TMPDIR = folder;
  // Its own configuration looks for fonts in /tmp/fonts, wherever they were put.
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
  writeFileSync(process.env.FONTCONFIG_FILE, fontsIn(folder));
  const { default: npm } = await import('@sparticuz/chromium');
  return npm.executablePath();
};

const launched = async (): Promise<Browser> => {
  const found = process.env.CHROMIUM ?? INSTALLED.find(existsSync);
  if (found) return chromium.launch({ executablePath: found, args: ['--headless=new', ...QUIET] });
  return chromium.launch({ executablePath: await bundled(), args: ['--headless=shell', '--no-zygote', ...QUIET] });
};

/** A browser without fonts draws every text 0 px high, and all that a test looks for is "hidden". */
const hasFonts = async (browser: Browser): Promise<boolean> => {
  const page = await browser.newPage();
  await page.setContent('<span>Text</span>');
  const box = await page.locator('span').boundingBox();
  await page.close();
  return box !== null && box.height > 0;
};

/** A browser without a window: CHROMIUM, an installed one, or the one from npm. */
export const openBrowser = async (): Promise<Browser> => {
  const browser = await launched();
  if (await hasFonts(browser)) return browser;
  await browser.close();
  throw new Error('This browser finds no font, so no text has a height: see how FONTCONFIG_FILE is set in this file.');
};
