import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../tools/chromium.ts';
import { ADMIN, ENVIRONMENT, VERSION } from '../server/bench-scene.ts';
import { readKeyTimes, readPageTime, watchKeys, watchPage } from './page-watch.ts';

/** A page, and what it shows once it is there. */
type BenchPage = { readonly path: string; readonly visible: string };

const ROW = 'tbody tr[data-index]';
/** Where an admin lands, and a list. */
export const HOME: BenchPage = { path: '/overview', visible: '#content h1' };
export const LIST: BenchPage = { path: `/item-setting?env=${ENVIRONMENT}&v=${VERSION}`, visible: ROW };
/** The record of the demo game whose form has the most inputs. */
const LARGEST_FORM = '/gachapon-setting/3007/edit';
const LONG_LIST = '/item-setting?per_page=100';
const ROUNDS = 7;
const KEYS = 60;
const SLOWDOWN = 4;
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

type Visitor = { readonly url: string; readonly username: string; readonly password: string };

export type ScriptLoad = { readonly files: number; readonly gzipBytes: number };

/** The scripts that a person loads who opens the console for the first time, signs in and sees a page. */
export async function measureScripts(visitor: Visitor, root: string, page: BenchPage): Promise<ScriptLoad> {
  return withBrowser(async (browser) => {
    const tab = await browser.newPage();
    const scripts = new Set<string>();
    tab.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await signInAt(tab, visitor, page);
    const gzipBytes = [...scripts].reduce((sum, script) => sum + gzipSize(root, script), 0);
    return { files: scripts.size, gzipBytes };
  });
}

/** A signed-out person signs in and sees a long list: milliseconds, the console's files in the browser's cache. */
export async function measureList(url: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const visitor = { url, ...ADMIN };
    await signInAt(page, visitor, LIST);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await signOut(page, url);
      times.push(await signInAt(page, visitor, LIST));
    }
    return median(times);
  });
}

/** A key and how long it is held, in milliseconds: the frame that shows it comes before the next one. */
type Key = { readonly key: string; readonly delay: number };

const LETTER: Key = { key: 'e', delay: 40 };
const ROW_STEP: Key = { key: 'ArrowDown', delay: 400 };

type KeyTimes = { readonly form: number; readonly list: number; readonly floor: number };

/**
 * Milliseconds from a key to the frame that shows it, on a slow machine: in the largest form, from row to
 * row of a list of a hundred, and in a page that is one input.
 */
export async function measureKeys(visitor: Visitor): Promise<KeyTimes> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await signInAt(page, visitor, { path: LONG_LIST, visible: ROW });
    const list = await timeKeys(page, ROW, ROW_STEP);
    await page.goto(`${visitor.url}${LARGEST_FORM}`);
    const form = await timeKeys(page, '[data-field="name"] input', LETTER);
    await page.goto('data:text/html,<input>');
    return { form, list, floor: await timeKeys(page, 'input', LETTER) };
  });
}

async function timeKeys(page: Page, selector: string, { key, delay }: Key): Promise<number> {
  const input = page.locator(selector).first();
  await input.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchKeys);
  await input.focus();
  for (let count = 0; count < KEYS; count += 1) await page.keyboard.press(key, { delay });
  const times = await page.evaluate(readKeyTimes);
  await session.detach();
  // The first keys load what typing needs.
  return median(times.slice(5));
}

async function signInAt(
  page: Page,
  { url, username, password }: Visitor,
  { path, visible }: BenchPage,
): Promise<number> {
  await page.goto(`${url}/login?r=${encodeURIComponent(path)}`);
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[type="password"]').fill(password);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchPage, visible);
  await page.keyboard.press('Enter');
  await page.waitForFunction(readPageTime);
  return page.evaluate(readPageTime);
}

async function signOut(page: Page, url: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.context().clearCookies();
  await page.goto(`${url}/login`);
}

function gzipSize(root: string, path: string): number {
  return gzipSync(readFileSync(join(root, 'apps/web/dist', path))).length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await findChromium((sentence) => console.log(sentence));
  if (executablePath === null) throw new Error('There is no Chromium');
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
