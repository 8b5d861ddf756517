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
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('Fire');
  await property.press('Escape');
  await property.pressSequentially('wo');
  await property.press('Enter');
  await expect(box).toContainText('Wood');
});

test('a picker of records that was only opened keeps its record, and typing finds another one', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/pet-setting/10021/edit?${PLACE}`);
  const spirit = page.getByRole('combobox', { name: 'Spirit item' });
  const box = page.locator('.ant-select').filter({ has: spirit });
  const active = page.locator('.ant-select-item-option-active');
  await expect(box).toContainText('30021');
  // The list is longer than what is shown of it, and its record is not among the first ones.
  await spirit.press('Enter');
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  await expect(active).toHaveCount(0);
  await expect(page.getByRole('option').first()).toHaveAccessibleName('Universal Spirit · 1110');
  await spirit.press('Enter');
  await expect(box).toContainText('30021');
  await spirit.pressSequentially('30024');
  await expect(active).toContainText('30024');
  await spirit.press('Enter');
  await expect(box).toContainText('30024');
});

test('options that arrive late begin at the current choice', async ({ page, signIn }) => {
  await signIn('admin', `/pet-setting/10021/edit?${PLACE}`);
  const rarity = page.getByRole('combobox', { name: 'Rarity' });
  const options = page.locator('.ant-select-item-option:visible');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/pet-rarity-setting\/options/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await rarity.press('Space');
  await expect(page.getByText('Searching…')).toBeVisible();
  answer();
  await expect(options.first()).toBeVisible();
  const chosen = (await page.locator('.ant-select-item-option-selected:visible').textContent()) ?? '';
  const active = page.locator('.ant-select-item-option-active:visible');
  await expect(active).toHaveText(chosen);
  const names = await options.allTextContents();
  await rarity.press('ArrowDown');
  await expect(active).toHaveText(names[names.indexOf(chosen) + 1] ?? '');
  await rarity.press('Escape');
});

test('a filter that was only opened stays empty', async ({ page, signIn }) => {
  await signIn('admin', `/log?${PLACE}`);
  const outcome = page.getByRole('combobox', { name: 'Outcome' });
  await outcome.press('Enter');
  await expect(page.locator('.ant-select-item-option:visible').first()).toBeVisible();
  await expect(page.locator('.ant-select-item-option-active:visible')).toHaveCount(0);
  await outcome.press('Enter');
  await expect(page.getByRole('row').first()).toBeVisible();
  await expect(page).not.toHaveURL(/outcome=/);
  await outcome.press('Space');
  await outcome.pressSequentially('ref');
  await outcome.press('Enter');
  await expect(page).toHaveURL(/outcome=/);
});

test('a text of a row that is opened has the focus', async ({ page, signIn }) => {
  await signIn('admin', `/equipment-set-setting/11/edit?${PLACE}`);
  const text = page.getByRole('button', { name: /^Description of row 2/ });
  await text.press('Enter');
  const box = page.locator('[data-part="effects.1"]').locator('textarea, [contenteditable="true"]').first();
  await expect(box).toBeFocused();
  await text.press('Enter');
  await expect(box).toBeHidden();
});

test('a new period is no mistake until it is left', async ({ page, signIn }) => {
  await signIn('admin', `/special-event-setting/add?${PLACE}`);
  const slot = page.getByRole('group', { name: 'Period', exact: true });
  const mistakes = slot.getByText('must not be empty');
  await slot.getByRole('combobox').first().click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Limited period' }).click();
  const start = slot.getByLabel('Opens', { exact: true });
  await start.press('Tab');
  await expect(slot.getByLabel('Closes', { exact: true })).toBeFocused();
  await expect(mistakes).toHaveCount(0);
  await page.getByLabel('Remark').focus();
  await expect(mistakes.first()).toBeVisible();
});

test('a period that comes with its choice in a stored record is no mistake until it is left', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/title-setting/1/edit?${PLACE}`);
  const slot = page.getByRole('group', { name: 'Available period', exact: true });
  const mistakes = slot.getByText('must not be empty');
  const choose = async (type: string) => {
    await slot.getByRole('combobox').first().click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: type }).click();
  };
  await choose('Limited period');
  const start = slot.getByLabel('Opens', { exact: true });
  await expect(start).toBeVisible();
  await expect(mistakes).toHaveCount(0);
  await start.focus();
  await expect(mistakes).toHaveCount(0);
  await page.getByLabel('Remark').focus();
  await expect(mistakes.first()).toBeVisible();
  // Who leaves without having been in the period has left it as well.
  await choose('Always open');
  await choose('Limited period');
  await expect(mistakes).toHaveCount(0);
  await page.getByLabel('Remark').focus();
  await expect(mistakes.first()).toBeVisible();
});
