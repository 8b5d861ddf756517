import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

test('the quick search lists what it found and jumps there', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  const box = page.getByPlaceholder('Quick Search on Request Link');
  await box.fill('gachapon');
  await expect(page.getByRole('option', { name: 'Found Result on: Gachapon', exact: true })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/gachapon-/);
});

test('the quick search shows the screens that follow the first ones when they are asked for', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/overview?${PLACE}`);
  const box = page.getByPlaceholder('Quick Search on Request Link');
  await box.fill('pet');
  const screens = page.getByRole('option', { name: /^Found Result on: / });
  await expect(screens).toHaveCount(8);
  const more = page.getByRole('option', { name: /^Show \d+ more screens$/ });
  const rest = Number((await more.innerText()).replaceAll(/\D/g, ''));
  for (let step = 0; step < 8; step += 1) await box.press('ArrowDown');
  await expect(more).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(screens).toHaveCount(8 + rest);
  await expect(more).toBeHidden();
  await expect(screens.nth(8)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: 'Found Result on: Pet stars' })).toHaveCount(1);
  await box.fill('pets');
  await expect(more).toBeVisible();
});

test('the quick search calls a record without a name by what it is', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await page.getByPlaceholder('Quick Search on Request Link').fill('43');
  await expect(page.getByRole('option', { name: /^Player level 43\b/ })).toBeVisible();
  // One about another record is called after that.
  await expect(page.getByRole('option', { name: /^First Companions · Guarantee 40\b/ })).toBeVisible();
  await page.getByRole('option', { name: /^Player level 43\b/ }).click();
  await expect(createFrame(page).title).toHaveText('Player level 43');
});

test('the quick search says when there is nothing', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await page.getByPlaceholder('Quick Search on Request Link').fill('zzzz zzzz');
  await expect(page.getByText('No results')).toBeVisible();
});

test('the palette opens anywhere and finds records by name in any language', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Find a screen or record' });
  await palette.getByRole('combobox').fill('燼火狐');
  await expect(palette.getByRole('option', { name: /Ember Fox 10021/ })).toBeVisible();
  await expectAccessible('everything');
  await page.keyboard.press('Enter');
  await expect(createFrame(page).title).toHaveText('Ember Fox');
  await expect(palette).toBeHidden();
});

test('the palette finds a record by its id, and goes back where it came from', async ({ page, signIn }) => {
  await signIn('admin', `/item-setting?${PLACE}`);
  const search = page.getByRole('button', { name: 'Search everywhere' });
  await search.click();
  const palette = page.getByRole('dialog', { name: 'Find a screen or record' });
  await palette.getByRole('combobox').fill('10021');
  await expect(palette.getByRole('option').first()).toContainText('Ember Fox');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();
});

test('Enter in the palette means what was typed, and presses nothing behind it', async ({ page, signIn }) => {
  await signIn('admin', `/pet-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Pets');
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page.getByRole('button', { name: /^(Dark|Light)$/ }).focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('ember fox');
  await expect(page.getByRole('option', { selected: true, name: /Ember Fox/ })).toBeVisible();
  // At once: what was found before is still shown.
  await page.getByRole('dialog').getByRole('combobox').fill('release centre');
  await page.keyboard.press('Enter');
  await expect(createFrame(page).title).toHaveText('Publish 1.4.0 to Development');
  expect(await root.getAttribute('data-theme')).toBe(before);
});

test('the only player found from the palette is opened, from the dashboard too', async ({ page, signIn }) => {
  await signIn('cs', '/dashboard');
  await expect(page.getByRole('textbox', { name: 'Find a player' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Marlowen');
  await expect(page.getByRole('option', { selected: true, name: /Find player/ })).toBeVisible();
  await page.keyboard.press('Enter');
  // No other one is found.
  await expect(createFrame(page).title).toHaveText('Marlowen');
});

test('letters typed right after the keys of the palette arrive, whatever is still being loaded', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  await page.route('**/*.js', () => undefined);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('ember fox');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('ember fox');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the palette offers the screens opened last before anything is typed', async ({ page, signIn }) => {
  await signIn('admin', `/pet-setting?${PLACE}`);
  // A screen is an entry of the menu, which may come after the page.
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Pets', exact: true })).toBeVisible();
  await page.goto(`/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('option', { name: 'Pets', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Items', exact: true })).toBeHidden();

  const tab = await page.context().newPage();
  await tab.goto(`/mall-setting?${PLACE}`);
  await expect(createFrame(tab).title).toHaveText('Mall products');
  await expect(page.getByRole('option', { name: 'Mall products', exact: true })).toBeVisible();
});

test('people who may not read records find screens only', async ({ page, signIn }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search?')) searches.push(request.url());
  });
  await signIn('cs', '/dashboard');
  await page.getByPlaceholder('Quick Search on Request Link').fill('ember');
  await expect(page.getByText('No results')).toBeVisible();
  expect(searches).toEqual([]);
});
