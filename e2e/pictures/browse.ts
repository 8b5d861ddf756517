import { rm } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { removePostgresHome } from '../../apps/server/src/platform/postgres-home.ts';
import { findChromium } from '../../tools/chromium.ts';
import { DEMO_PASSWORD } from '../fixtures/console.ts';
import { createLoginPage, type ConsoleLanguage } from '../pages/login-page.ts';
import { startProduct } from '../torture/product.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

export type Look = {
  readonly language: ConsoleLanguage;
  readonly dark: boolean;
  readonly width: number;
  readonly height: number;
};

export const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

type Work = (browser: Browser, url: string) => Promise<void>;

/** A browser, and the product: one that runs at an address, or one started with its demo game on a port. */
export async function withProduct(at: string | number, work: Work): Promise<void> {
  if (typeof at === 'string') return withBrowser(at, work);
  const dataDir = await createOwnedFolder('quartermaster-pictures-');
  const product = await startProduct({ dataDir, port: at, password: DEMO_PASSWORD });
  try {
    await withBrowser(product.url, work);
  } finally {
    await product.stop();
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withBrowser(url: string, work: Work): Promise<void> {
  const executablePath = await findChromium(tell);
  if (executablePath === null) throw new Error('Install Chromium, or set CHROMIUM_PATH to the program.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await work(browser, url);
  } finally {
    await browser.close();
  }
}

/** A browser with the window, language and appearance of this look. */
export async function openAs(browser: Browser, url: string, look: Look): Promise<Page> {
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: { width: look.width, height: look.height },
    timezoneId: 'Asia/Hong_Kong',
    locale: 'en',
    reducedMotion: 'reduce',
  };
  const context = await browser.newContext(options);
  await context.addInitScript(({ language, dark }) => {
    localStorage.setItem('i18nextLng', language);
    localStorage.setItem('language', language);
    localStorage.setItem('dark', String(dark));
  }, look);
  return context.newPage();
}

export async function signInAs(page: Page, person: string, language: ConsoleLanguage): Promise<void> {
  const login = createLoginPage(page, language);
  await login.open();
  await login.logIn(person, DEMO_PASSWORD);
  await page.waitForURL((address) => address.pathname !== '/login' && address.pathname !== '/');
}

/** Waits until nothing on the page is still on its way. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Images further down are loaded when they come into view: those are not waited for.
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
}
