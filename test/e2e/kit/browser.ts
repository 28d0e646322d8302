import { existsSync, mkdtempSync } from 'node:fs';
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

/** The browser from npm, for machines without one. It brings its own libraries only where it believes to be a Lambda. */
const bundled = async (): Promise<string> => {
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'browser-'));
  const { default: npm } = await import('@sparticuz/chromium');
  return npm.executablePath();
};

/** A browser without a window: CHROMIUM, an installed one, or the one from npm. */
export const openBrowser = async (): Promise<Browser> => {
  const found = process.env.CHROMIUM ?? INSTALLED.find(existsSync);
  if (found) return chromium.launch({ executablePath: found, args: ['--headless=new', ...QUIET] });
  return chromium.launch({ executablePath: await bundled(), args: ['--headless=shell', '--no-zygote', ...QUIET] });
};
