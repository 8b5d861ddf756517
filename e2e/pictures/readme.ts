import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openAs, settle, signInAs, tell, withProduct } from './browse.ts';
import { PLACE } from '../pages/place.ts';

/*
 * `node e2e/pictures/readme.ts`: takes the pictures of the README and the guides again, of the demo
 * game as a first start shows it.
 */

const PORT = 18_680;
const IMAGES = join(import.meta.dirname, '../../docs/images');
const LOOK = { language: 'en', dark: false, width: 1440, height: 860 } as const;

type Picture = {
  readonly name: string;
  readonly path: string;
  /** A heading that is there once the page is, and what the picture begins with. */
  readonly title: string;
  readonly scrollTo?: string;
  /** What is still being worked out while this is shown. */
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
    waitsFor: 'Calculating odds…',
  },
];

async function take(page: Page, { name, path, title, scrollTo, waitsFor }: Picture): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settle(page);
  if (scrollTo !== undefined) {
    await page.getByRole('link', { name: scrollTo }).click();
    await page.waitForFunction(() => window.scrollY > 0);
  }
  if (waitsFor !== undefined) await page.getByText(waitsFor).waitFor({ state: 'hidden' });
  await settle(page);
  await page.screenshot({ path: join(IMAGES, `${name}.png`), animations: 'disabled', caret: 'hide' });
  tell(`docs/images/${name}.png`);
}

await withProduct(PORT, async (browser, url) => {
  const page = await openAs(browser, url, LOOK);
  await signInAs(page, 'admin', LOOK.language);
  for (const picture of PICTURES) await take(page, picture);
});
