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

/** Waits for what a page shows: its title, what it asks the server for and, where it was loaded, its pictures. */
export async function expectWholePage(page: Page, title: string): Promise<void> {
  await expect(createFrame(page).title).toHaveText(title);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
