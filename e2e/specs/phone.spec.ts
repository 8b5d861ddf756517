import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { letNobodyBeChangedBy, restoreLimits, sendPreparedMail } from '../fixtures/support-desk.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage } from '../pages/player-page.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';
import { PLACE } from '../pages/place.ts';
import { expectWholePage, visit } from '../pages/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ITEMS = { module: 'item-setting' };

/** What is done at night with a phone, and what is seen once the page is there. */
const PAGES = {
  'releases and servers': [
    [`/overview?${PLACE}`, 'Overview'],
    [`/release?${PLACE}`, 'Publish 1.4.0 to Development'],
    [`/releases?${PLACE}`, 'Releases'],
    [`/releases/1?${PLACE}`, 'Lantern season'],
    [`/fleet?${PLACE}`, 'Game servers'],
    [`/approvals?${PLACE}`, 'Approvals'],
  ],
  'lists, forms and files': [
    [`/item-setting?${PLACE}`, 'Items'],
    [`/item-setting/1062/edit?${PLACE}`, 'Knitted Scarf'],
    [`/equipment-skill-pool-setting?${PLACE}`, 'Equipment skill pools'],
    [`/utils/compare?${PLACE}`, 'Compare'],
    [`/export?${PLACE}`, 'Export/Import'],
    [`/file-setting?${PLACE}`, 'Files'],
  ],
  'support and reports': [
    ['/user-global?env=production&v=1.4.0&q=Marlowen', 'Global player search'],
    ['/report?env=production&v=1.4.0', 'Report'],
    [`/block-setting?${PLACE}`, 'Block Setting'],
    [`/code-redeem-setting?${PLACE}`, 'Redemption codes'],
    [`/gachapon-test?${PLACE}`, 'Gachapon Test'],
  ],
  administration: [
    [`/activity?${PLACE}`, 'Activity'],
    [`/log?${PLACE}`, 'Logs'],
    [`/environments?${PLACE}`, 'Environments'],
    [`/users?${PLACE}`, 'Staff accounts'],
    [`/admin/s/u/sql?${PLACE}`, 'SQL Console (read only)'],
  ],
} as const;

for (const [name, pages] of Object.entries(PAGES))
  test(`fit a phone: ${name}`, async ({ page, signIn, expectAccessible }) => {
    const [[first]] = pages;
    await signIn('admin', first);
    for (const [path, seen] of pages) {
      if (path !== first) await visit(page, path);
      await expectWholePage(page, seen);
      expect.soft(await page.evaluate(widthBeyondThePage), path).toEqual([]);
      expect.soft(await page.evaluate(cutOff), path).toEqual([]);
      expect.soft(await page.evaluate(tooSmallForAThumb), path).toEqual([]);
      expect.soft(await page.evaluate(enlargesThePage), path).toEqual([]);
      await expectAccessible('everything');
    }
  });

test('on a phone the activity is read and undone without moving it sideways', async ({ page, signIn }) => {
  await signIn('admin', `/activity?${PLACE}`);
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('button', { name: /^Undo/ }).first()).toBeInViewport({ ratio: 1 });
  expect(
    await table.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)),
  ).toBe(0);
  await expect(table.getByRole('row').nth(1)).toContainText(/^\d+\d{4}-\d\d-\d\d .*(Ada|Mei|Noor|Kenji) /);
});

test('on a phone the limits are read and set without moving them sideways', async ({ page, signIn }) => {
  await signIn('admin', `/settings?${PLACE}`);
  const table = page.getByRole('main').getByRole('table').filter({ hasText: 'Administrator' });
  const boxes = table.getByRole('row').nth(1).getByRole('spinbutton');
  await expect(boxes).toHaveCount(6);
  await boxes.last().scrollIntoViewIfNeeded();
  for (const box of await boxes.all()) await expect(box).toBeInViewport({ ratio: 1 });
  const label = table.locator('[data-label="Exports"]').first();
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Exports');
});

/** Tables whose rows are cards on a phone, under which title, and the name of a column that was far to the right. */
const STACKED = [
  { path: `/releases?${PLACE}`, seen: 'Releases', name: 'Lantern season', label: 'Changes' },
  { path: `/fleet?${PLACE}`, seen: 'Game servers', name: 'demo-dev', label: 'Last seen' },
  {
    path: '/user-global?env=production&v=1.4.0&q=Marlowen',
    seen: 'Global player search',
    name: 'Marlowen',
    label: 'Last login',
  },
  { path: `/version-control?${PLACE}`, seen: 'Version Control', name: '1.4.0', label: 'Setting ID' },
  {
    path: `/log?${PLACE}&module=item-setting&record=960103`,
    seen: 'Logs',
    name: 'Night Soup',
    label: 'Where',
  },
  {
    path: `/block-setting?${PLACE}`,
    seen: 'Block Setting',
    name: 'EMU-7731-A0C4',
    label: 'Blocked features',
  },
  {
    path: `/code-redeem-setting?${PLACE}`,
    seen: 'Redemption codes',
    name: 'Stream before the Frostwind Tower',
    label: 'Quantity',
  },
] as const;

test('on a phone rows of wide tables are read without moving them sideways', async ({
  page,
  signIn,
  api,
}) => {
  // The log would show what other journeys did last.
  await api.copy(ITEMS, '1005', {
    item_id: 960_103,
    name: { en: 'Night Soup', zh: '夜之湯', jp: '夜のスープ' },
  });
  await signIn('admin', `/overview?${PLACE}`);
  for (const { path, seen, name, label } of STACKED) {
    await visit(page, path);
    await expectWholePage(page, seen);
    const row = page.getByRole('main').getByRole('row').filter({ hasText: name }).last();
    await row.scrollIntoViewIfNeeded();
    const edges = await row
      .locator('> *')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.checkVisibility())
          .map((cell) => [cell.getBoundingClientRect().right, document.documentElement.clientWidth]),
      );
    expect(edges.length, path).toBeGreaterThan(4);
    for (const [right = Infinity, width = 0] of edges) expect(right, path).toBeLessThan(width);
    const labelled = row.locator(`[data-label="${label}"]`);
    expect(await labelled.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(label);
    // Its letters are not below each other.
    expect((await labelled.boundingBox())?.height, path).toBeLessThan(60);
  }
  await api.remove(ITEMS, '960103');
});

test('on a phone the translators’ page has its details below its grid', async ({ page, signIn }) => {
  await signIn('admin', `/localization?${PLACE}`);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toBeVisible();
  await expect(page.getByRole('button', { name: /^Problems/ })).toBeInViewport({ ratio: 1 });
  const grid = await page.getByRole('grid').boundingBox();
  expect(grid?.width).toBeGreaterThan(300);
  expect((await details.boundingBox())?.width).toBeGreaterThan(300);
});

test('on a phone the problems of a release are far enough apart for a thumb', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const name = { en: 'Night Chest', zh: '夜之箱', jp: '夜の箱' };
  await api.copy(ITEMS, '1005', { item_id: 960_102, name, item_type: 'chest' });
  await signIn('admin', `/release?${PLACE}`);
  await expect(page.getByRole('link', { name: /^Night Chest · Contents/ })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible('everything');
  await api.remove(ITEMS, '960102');
});

test('on a phone a release is published and rolled back, in one hand', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1005', { item_id: 960_101, name: { en: 'Night Tea', zh: '夜茶', jp: '夜のお茶' } });
  const centre = createReleaseCentre(page);
  await signIn('admin', `/overview?${PLACE}`);
  await openByMenu(page, 'Release centre');
  await expect(centre.record('Night Tea')).toContainText('New');
  await centre.name('Late in the evening');
  await centre.acceptWarnings();
  await centre.publishButton.tap();
  await expect(centre.notice).toContainText('Late in the evening');
  expect(await page.evaluate(widthBeyondThePage)).toEqual([]);

  await openByMenu(page, 'Releases');
  await page.getByRole('link', { name: 'Lantern season' }).last().tap();
  const rollBack = page.getByRole('button', { name: 'Roll back to this release' });
  await expect(rollBack).toBeInViewport({ ratio: 1 });
  await rollBack.tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note (optional)').fill('Too much tea');
  const agree = dialog.getByRole('button', { name: 'Roll back to this release' });
  await expect(agree).toBeInViewport({ ratio: 1 });
  await agree.tap();
  await expect(page.getByText(/^Rolled back: release \d+ is live$/)).toBeVisible();
  expect(await page.evaluate(widthBeyondThePage)).toEqual([]);
});

test('on a phone a request is looked at and approved, in one hand', async ({
  page,
  request: desk,
  signIn,
  expectAccessible,
}) => {
  await letNobodyBeChangedBy(desk, 'low_cs');
  expect(await sendPreparedMail(desk, 'low_cs')).toBe(202);
  await restoreLimits(desk);
  await signIn('admin', '/approvals?env=production&v=1.4.0');
  const look = page.getByRole('button', { name: /^Review/ }).first();
  await expect(look).toBeInViewport({ ratio: 1 });
  const cards = page.getByRole('main').getByRole('row');
  const card = cards.filter({ has: page.getByRole('button', { name: /^Review/ }) }).first();
  await expect(card.getByText('Send mail from settings')).toBeInViewport({ ratio: 1 });
  const reason = await card.getByText('Was away for a year').boundingBox();
  expect(reason?.width).toBeGreaterThan(200);
  expect(await page.evaluate(widthBeyondThePage)).toEqual([]);
  await look.tap();
  const dialog = page.getByRole('dialog');
  const approve = dialog.getByRole('button', { name: 'Approve and run' });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Reason for the decision').fill('Welcome back is what the mail is for');
  await expectAccessible('everything');
  await approve.tap();
  await expect(dialog).toBeHidden();
  await expect(look).toBeHidden();
});

test('on a phone a player is found by the search of the header', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/overview?env=production&v=1.4.0');
  await page.getByRole('button', { name: 'Search everywhere' }).tap();
  await page.getByRole('dialog').getByRole('combobox').fill('Marlowen');
  await page
    .getByRole('option', { name: /Marlowen/ })
    .first()
    .tap();
  await expect(createPlayerPage(page).name).toHaveText('Marlowen');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(widthBeyondThePage)).toEqual([]);
  await expectAccessible('everything');

  const commands = createPlayerCommands(page);
  await commands.open('Adjust wallet');
  const reason = await commands.form('Adjust wallet').getByLabel('Reason').boundingBox();
  expect(reason?.width).toBeGreaterThan(200);
});

async function openByMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: title, exact: true }).first().tap();
  await expect(menu).toBeHidden();
}

/** What makes the page wider than the window: nothing, or the elements that reach over its edge. Runs in the browser. */
function widthBeyondThePage(): string[] {
  const root = document.documentElement;
  // The window of a phone grows with what is too wide for it, its screen does not.
  const width = Math.min(root.clientWidth, screen.width);
  if (root.scrollWidth <= width) return [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
    .slice(0, 10)
    .concat(`${root.scrollWidth - width} px too wide`);
}

/** Pictures and controls that the edge of a card cuts off permanently: nothing around them can be scrolled. Runs in the browser. */
function cutOff(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll('main :is(svg, img, button, input, select)')]
    .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
}

/** Controls of which less than 44 px can be pressed, with what belongs to them. Runs in the browser. */
function tooSmallForAThumb(): string[] {
  const parts = 'label, .ant-select, .ant-input-affix-wrapper, .ant-input-number, .ant-picker';
  return [...document.querySelectorAll(':is(header, main) :is(button, input, select, textarea, summary)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest('.visually-hidden') === null)
    .map((element) => ({ element, box: (element.closest(parts) ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && Math.min(box.width, box.height) < 43.5)
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName} ${name} ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

/** Inputs for which a phone enlarges the page: their letters are smaller than 16 px. Runs in the browser. */
function enlargesThePage(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter((input) => input.checkVisibility() && !['checkbox', 'radio', 'file'].includes(input.type))
    .filter((input) => Number.parseFloat(getComputedStyle(input).fontSize) < 16)
    .map((input) => input.getAttribute('aria-label') ?? input.id);
}
