import type { Page } from '@playwright/test';

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
