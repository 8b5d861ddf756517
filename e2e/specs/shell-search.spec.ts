import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';

const PLACE = 'env=dev&v=1.4.0';

test('the quick search lists what it found and jumps there', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  const box = page.getByPlaceholder('Quick Search on Request Link');
  await box.fill('gachapon');
  await expect(page.getByRole('option', { name: 'Found Result on: Gachapon', exact: true })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/gachapon-/);
});

test('the quick search calls a record without a name by what it is', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await page.getByPlaceholder('Quick Search on Request Link').fill('1');
  await expect(page.getByRole('option', { name: /^Pet skill 1\b/ })).toBeVisible();
  await page.getByRole('option', { name: /^Pet skill 1\b/ }).click();
  await expect(createFrame(page).title).toHaveText('Pet skill 1');
});

test('the quick search says when there is nothing', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await page.getByPlaceholder('Quick Search on Request Link').fill('zzzz zzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('the palette opens anywhere and finds records by name in any language', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to a screen or record' });
  await palette.getByRole('combobox').fill('燼火狐');
  await expect(palette.getByRole('option', { name: /Ember Fox 10021/ })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(createFrame(page).title).toHaveText('Ember Fox');
  await expect(palette).toBeHidden();
});

test('the palette finds a record by its id, and goes back where it came from', async ({ page, signIn }) => {
  await signIn('admin', `/item-setting?${PLACE}`);
  const search = page.getByRole('button', { name: 'Search everywhere' });
  await search.click();
  const palette = page.getByRole('dialog', { name: 'Go to a screen or record' });
  await palette.getByRole('combobox').fill('10021');
  await expect(palette.getByRole('option').first()).toContainText('Ember Fox');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();
});

test('the palette offers the screens opened last before anything is typed', async ({ page, signIn }) => {
  await signIn('admin', `/pet-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Pets');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('option', { name: 'Pets', exact: true })).toBeVisible();
});

test('people who may not read records find screens only', async ({ page, signIn }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search?')) searches.push(request.url());
  });
  await signIn('cs', '/dashboard');
  await page.getByPlaceholder('Quick Search on Request Link').fill('ember');
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(searches).toEqual([]);
});
