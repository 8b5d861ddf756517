import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { removePostgresHome } from '../apps/server/src/platform/postgres-home.ts';
import { startProduct } from './torture/product.ts';
import { findChromium } from '../tools/chromium.ts';

/*
 * `node e2e/screenshots.ts`: takes the pictures of the README and the guides anew, of the demo game
 * as a first start shows it.
 */

const PORT = 18_680;
const PASSWORD = 'ember-and-moss-2026';
const IMAGES = join(import.meta.dirname, '../docs/images');
const PLACE = 'env=dev&v=1.4.0';

type Picture = {
  readonly name: string;
  readonly path: string;
  /** A heading that is there once the page is, and what the picture begins with. */
  readonly title: string;
  readonly scrollTo?: string;
  /** What is still being worked out while this stands there. */
  readonly waitsFor?: string;
};

const PICTURES: readonly Picture[] = [
  { name: 'list', path: `/pet-setting?${PLACE}`, title: 'Pets' },
  { name: 'release', path: `/release?${PLACE}`, title: 'Publish 1.4.0 to Development' },
  {
    name: 'gachapon',
    path: `/gachapon-setting/3007/edit?${PLACE}`,
    title: 'Autumn Embers',
    scrollTo: 'Groups and odds',
    waitsFor: 'Working out the odds…',
  },
];

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
}

async function take(page: Page, { name, path, title, scrollTo, waitsFor }: Picture): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForLoadState('networkidle');
  if (scrollTo !== undefined) {
    await page.getByRole('link', { name: scrollTo }).click();
    await page.waitForFunction(() => window.scrollY > 0);
  }
  if (waitsFor !== undefined) await page.getByText(waitsFor).waitFor({ state: 'hidden' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: join(IMAGES, `${name}.png`), animations: 'disabled', caret: 'hide' });
  tell(`docs/images/${name}.png`);
}

async function takeAll(executablePath: string, url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 1440, height: 860 },
      timezoneId: 'Asia/Hong_Kong',
      locale: 'en',
      reducedMotion: 'reduce',
    });
    await signIn(page);
    for (const picture of PICTURES) await take(page, picture);
  } finally {
    await browser.close();
  }
}

const executablePath = findChromium(tell);
if (executablePath === null) {
  tell('Install Chromium, or set CHROMIUM_PATH to the program.');
  process.exitCode = 1;
} else {
  const dataDir = await mkdtemp(join(tmpdir(), 'quartermaster-pictures-'));
  const product = await startProduct({ dataDir, port: PORT, password: PASSWORD });
  try {
    await takeAll(executablePath, product.url);
  } finally {
    await product.stop();
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}
