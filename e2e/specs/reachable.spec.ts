import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

// These journeys only read, so both workers can share them.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 800 } });

/** Forms with the widest tables and the most kinds of inputs, and lists with the most buttons. */
const PAGES = [
  { path: '/gachapon-setting/3007/edit', seen: 'Autumn Embers' },
  { path: '/pet-setting/10021/edit', seen: 'Ember Fox' },
  { path: '/god-setting/101/edit', seen: 'Dawn Keeper' },
  { path: '/item-setting', seen: 'Items' },
  { path: '/gachapon-setting', seen: 'Gachapon' },
  { path: '/level-setting', seen: 'Levels' },
  { path: '/guild-setting', seen: 'Guild rules' },
  { path: '/localization', seen: 'Localization' },
] as const;

for (const { path, seen } of PAGES) {
  test(`at 1280 px every control of ${path} can be hit`, async ({ page, signIn }) => {
    await signIn('admin', `${path}?${PLACE}`);
    await expect(createFrame(page).title).toHaveText(seen);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // A table within a row is the narrowest of all.
    const rows = page.locator('main button[aria-expanded=false][aria-label$=" of row 1"]');
    if ((await rows.count()) > 0) await rows.first().click();
    expect(await page.evaluate(coveredControls)).toEqual([]);
  });
}

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
