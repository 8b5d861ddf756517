import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn('admin', `/item-setting?${PLACE}`);
});

test('says which platform and environment this is, in groups that open and close', async ({ page }) => {
  const { menu } = createFrame(page);
  await expect(menu.getByRole('link', { name: 'Quartermaster console · Development' })).toBeVisible();
  const pets = menu.getByRole('button', { name: 'Pets', exact: true });
  await expect(pets).toHaveAttribute('aria-expanded', 'false');
  await pets.click();
  await expect(menu.getByRole('link', { name: 'Pet rarity' })).toBeVisible();
  // The group of the page that is open stays open.
  await expect(menu.getByRole('link', { name: 'Items', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // A page that is opened by its address finds its entry in view, however far down.
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Items', exact: true })).toBeInViewport();
});

test('is 200 wide, 90 when it is collapsed, and stays as it was left', async ({ page, expectAccessible }) => {
  const { menu } = createFrame(page);
  const width = async () => (await menu.boundingBox())?.width;
  expect(await width()).toBe(200);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  expect(await width()).toBe(90);
  const brand = menu.getByRole('link').first();
  await expect(brand.locator('span')).toHaveText(['Quartermaster', 'console', 'Development']);
  expect(await page.evaluate(() => localStorage.getItem('menucollapsed'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  expect(await width()).toBe(90);
  await expectAccessible('everything');

  await menu.getByRole('button', { name: 'Pets', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Pets', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(createFrame(page).title).toHaveText('Pets');
});

test('is narrowed by a few letters and walked through with the keys', async ({ page }) => {
  const { menu, title } = createFrame(page);
  const filter = menu.getByRole('searchbox');
  await filter.fill('pet rar');
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText(['Pet rarity']);
  await filter.press('Enter');
  await expect(title).toHaveText('Pet rarity');
  await filter.fill('寵物稀有度');
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText(['Pet rarity']);

  await filter.fill('gacha');
  await filter.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Gachapon Test', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(menu.getByRole('button', { name: 'Gacha', exact: true })).toBeFocused();
  await filter.fill('no screen at all');
  await expect(menu.getByText('No matching screens')).toBeVisible();
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
});

test('keeps favourites and the screens opened last', async ({ page, expectAccessible }) => {
  const { menu } = createFrame(page);
  const filter = menu.getByRole('searchbox');
  await filter.fill('gachapon');
  await menu.getByRole('link', { name: 'Gachapon', exact: true }).hover();
  const add = menu.getByRole('button', { name: 'Favourite: Gachapon', exact: true });
  await expect(add).toHaveAttribute('title', 'Add to favourites');
  await add.click();
  await filter.press('Escape');
  const favourites = menu.getByRole('listitem').filter({ hasText: 'Favourites' }).first();
  await expect(favourites.getByRole('link')).toHaveText(['Gachapon']);
  await favourites.getByRole('link').click();
  // What was opened last moves no entry of the menu: the palette has it.
  await expect(menu.getByText('Recent', { exact: true })).toBeHidden();
  await expectAccessible('everything');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('listbox');
  await expect(palette.getByText('Recent', { exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Items', exact: true })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(favourites.getByRole('link')).toHaveText(['Gachapon']);
  const star = favourites.getByRole('button', { name: 'Favourite: Gachapon', exact: true });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toHaveAttribute('title', 'Remove from favourites');
  await star.click();
  await expect(menu.getByText('Favourites')).toBeHidden();
});

test('opens an entry in a new tab in the same environment and version', async ({ page, context }) => {
  const { menu } = createFrame(page);
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: 'Items', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`/item-setting?${PLACE}`);
});

test('an environment’s name leads to its live version, on the same page', async ({
  page,
  expectAccessible,
}) => {
  await page.getByRole('button', { name: /^Environment and version: / }).click();
  const production = page.getByRole('menu').getByRole('menuitem', { name: /^Production/ });
  await expectAccessible();
  const { pathname } = new URL(page.url());
  await production.click();
  await expect(page).toHaveURL(/env=production&v=1\.4\.0/);
  expect(new URL(page.url()).pathname).toBe(pathname);
});
