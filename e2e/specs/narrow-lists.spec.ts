import { expect, prefer, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';

/** Lists of children with many columns, and a language in which they were too wide. */
const LISTS = [
  ['pet-event-intimacies-setting', 'jp'],
  ['sexual-dating-chapters-setting', 'en'],
  ['h-event-chapter-setting', 'en'],
  ['skin-avg-setting', 'en'],
  ['mega-event-mission-setting', 'jp'],
] as const;

for (const [module, language] of LISTS)
  test(`all records of ${module} fit into a small window (${language})`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('admin', `/overview?${PLACE}`);
    await prefer(page, { language });
    await page.goto(`/${module}?view=all&${PLACE}`);
    const table = page.getByRole('main').getByRole('table');
    await expect(table.locator('tbody tr[data-index]').first()).toBeVisible();
    const tooWide = () =>
      table.evaluate(({ parentElement: box }) => (box === null ? null : box.scrollWidth - box.clientWidth));
    await expect.poll(tooWide).toBe(0);
  });
