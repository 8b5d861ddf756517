import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

test('a designer sees what gives an item, opens it, and finds items that nothing gives', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/item-source?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Item Sources');
  await page.getByRole('searchbox', { name: 'Search items by name or ID' }).fill('Apprentice Potion');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /^Apprentice Potion 1001\b/ });
  await expect(row).toContainText('Open now');
  await expectAccessible();
  await row.getByRole('button', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/item=1001/);
  await expect(row.getByRole('listitem').nth(10)).toBeVisible();
  await row.getByRole('link', { name: 'Flour Dust' }).click();
  await expect(page).toHaveURL(/\/battle-setting\/.*\/edit/);
  await page.goBack();
  await page.getByText('Items without a source').click();
  await expect(page.getByRole('row').filter({ hasText: 'No source' }).first()).toBeVisible();
  await page.getByText('Currencies without a use').click();
  await expect(page.getByText('No items found')).toBeVisible();
});
