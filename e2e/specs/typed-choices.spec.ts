import { expect, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';

test('a choice of few options is typed, and Space opens it at its current value', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/pet-setting/10021/edit?${PLACE}`);
  const property = page.getByRole('combobox', { name: 'Property' });
  const box = page.locator('.ant-select').filter({ has: property });
  await property.press('Space');
  await expect(page.locator('.ant-select-item-option-active')).toHaveText('Fire');
  await property.press('Escape');
  await property.pressSequentially('wo');
  await property.press('Enter');
  await expect(box).toContainText('Wood');
});
