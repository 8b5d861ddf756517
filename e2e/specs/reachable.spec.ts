import { expect, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';
import { expectWholePage, visit } from '../pages/visit.ts';

// These journeys only read, so both workers can share them.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 800 } });

/** Forms with the widest tables and the most kinds of inputs, and lists with the most buttons. */
const PAGES = {
  forms: [
    ['/gachapon-setting/3007/edit', 'Autumn Embers'],
    ['/pet-setting/10021/edit', 'Ember Fox'],
    ['/god-setting/101/edit', 'Dawn Keeper'],
    ['/guild-setting', 'Guild rules'],
  ],
  lists: [
    ['/item-setting', 'Items'],
    ['/gachapon-setting', 'Gachapon'],
    ['/level-setting', 'Levels'],
    ['/localization', 'Localization'],
  ],
} as const;

for (const [name, pages] of Object.entries(PAGES))
  test(`at 1280 px every control of ${name} can be hit`, async ({ page, signIn }) => {
    const [[first]] = pages;
    await signIn('admin', `${first}?${PLACE}`);
    for (const [path, seen] of pages) {
      if (path !== first) await visit(page, `${path}?${PLACE}`);
      await expectWholePage(page, seen);
      // A table within a row is the narrowest of all.
      const rows = page.locator('main button[aria-expanded=false][aria-label$=" of row 1"]');
      if ((await rows.count()) > 0) await rows.first().click();
      expect.soft(await page.evaluate(coveredControls), path).toEqual([]);
    }
  });

test('the prizes of a gachapon are featured by a click at 1280 px', async ({ page, signIn }) => {
  await signIn('admin', `/gachapon-setting/3007/edit?${PLACE}`);
  await page.getByRole('button', { name: /^Pets of row 1 / }).click();
  const featured = page.getByRole('switch', { name: /^Featured, row 1/ });
  await expect(featured).toBeChecked();
  await featured.click();
  await expect(featured).not.toBeChecked();
});

/** Controls whose middle is covered by another element when scrolled to. Runs in the browser. */
function coveredControls(): string[] {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent.trim() ?? '').slice(0, 60) || element.id;
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, a[href], input, textarea, [role=switch], [role=combobox], [role=tab])',
  );
  return [...controls].flatMap((control) => {
    const size = control.getBoundingClientRect();
    const isThere = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isThere || control.matches(':disabled') || size.width < 2 || size.height < 2) return [];
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const own = control.closest(
      '.ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, label',
    );
    if (hit !== null && (control.contains(hit) || own?.contains(hit) === true)) return [];
    return [`${nameOf(control)} is under ${hit === null ? 'the edge' : nameOf(hit) || hit.tagName}`];
  });
}
