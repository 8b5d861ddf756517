import { expect, type Page } from '@playwright/test';
import { createFrame } from './frame.ts';

/**
 * Goes to an address of the console as the browser's own buttons do: nothing is loaded again, which takes
 * a fraction of the time. For journeys that look at many pages; unsaved edits are not asked about.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Waits for all that a page shows: its title, what it asks the server for, its pictures. */
export async function expectWholePage(page: Page, title: string): Promise<void> {
  await expect(createFrame(page).title).toHaveText(title);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Of use for a loaded page alone: a visited one was idle before.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
}

/** Pictures in the window that have not arrived; others are loaded when they are scrolled to. Runs in the browser. */
function missingPictures(): string[] {
  return [...document.images]
    .filter((image) => !image.complete && image.checkVisibility())
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map(({ src }) => src);
}
