import { registry } from '@quartermaster/domain/modules/index';
import { expect, prefer, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';
import { expectWholePage, visit } from '../pages/visit.ts';

/** Lists of children with many columns, by the language in which they were too wide. */
const LISTS = {
  en: ['sexual-dating-chapters-setting', 'h-event-chapter-setting', 'skin-avg-setting'],
  jp: ['pet-event-intimacies-setting', 'mega-event-mission-setting'],
} as const;

for (const language of ['en', 'jp'] as const)
  test(`all records of wide lists fit into a small window (${language})`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('admin', `/overview?${PLACE}`);
    await prefer(page, { language });
    await page.reload();
    for (const module of LISTS[language]) {
      await visit(page, `/${module}?view=all&${PLACE}`);
      await expectWholePage(page, registry.get(module).titles.title[language]);
      const table = page.getByRole('main').getByRole('table');
      await expect(table.locator('tbody tr[data-index]').first()).toBeVisible();
      const tooWide = () =>
        table.evaluate(({ parentElement: box }) => (box === null ? null : box.scrollWidth - box.clientWidth));
      await expect.poll(tooWide, module).toBe(0);
    }
  });
