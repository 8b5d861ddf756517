import { expect, test } from '../fixtures/console.ts';
import { createSheetPage } from '../pages/sheet-page.ts';

const PRICE = 6;

test('a cell of a record is filled by its name, a cell of a choice by its label', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const sheet = createSheetPage(page, { module: 'pet-cg-setting' });
  await signIn('admin', '/pet-cg-setting?env=dev&v=1.4.0&view=sheet');
  const [PET, STATUS] = [2, 7];
  const pet = (row: number) => sheet.cell({ row, column: PET });
  const option = (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name });
  await expect(pet(0)).toHaveText('Ember Fox');

  await pet(0).click();
  await page.keyboard.type('tide ott');
  await expect(option('Tide Otter')).toHaveClass(/option-active/);
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(pet(0)).toHaveText('Tide Otter');
  await expect(pet(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await option('Acorn Piglet').click();
  await expect(pet(1)).toHaveText('Acorn Piglet');
  await expect(pet(1)).toBeFocused();

  // Digits are the id itself, whatever else they find.
  await pet(2).click();
  await page.keyboard.type('1002');
  await expect(option('Ember Fox')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pet(2)).toContainText('1002');
  await pet(3).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(pet(3)).toHaveText('Tide Otter');

  const status = sheet.cell({ row: 3, column: STATUS });
  await status.click();
  await page.keyboard.type('not o');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Not open');
  await expect(page.getByText('4 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('names that are pasted become their records, and say what to do where there is not one', async ({
  page,
  signIn,
  context,
  expectAccessible,
}) => {
  const sheet = createSheetPage(page, { module: 'pet-cg-setting' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', '/pet-cg-setting?env=dev&v=1.4.0&view=sheet');
  const pet = (row: number) => sheet.cell({ row, column: 2 });
  await expect(pet(0)).toHaveText('Ember Fox');
  await pet(0).click();
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (/\/(names|options)\b/.test(request.url())) lookups.push(request.postData() ?? request.url());
  });
  await page.evaluate(() => navigator.clipboard.writeText('tide  otter\nどんぐりコブタ\nEmber'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(pet(0)).toHaveText('Tide Otter');
  await expect(pet(1)).toHaveText('Acorn Piglet');
  await expect(pet(2)).toHaveText('Ember');
  // All names are asked for in one call.
  expect(lookups.filter((lookup) => lookup.includes('tide  otter'))).toHaveLength(1);
  expect(lookups[0]).toContain('どんぐりコブタ');
  await pet(2).click();
  await expect(pet(2)).toHaveAccessibleDescription(
    'Blocks saving: no record is called “Ember”: choose one or paste its ID',
  );
  await expect(sheet.save).toBeDisabled();
  await expectAccessible();
  // One step back takes the names and what became of them.
  await sheet.undo.click();
  await expect(page.getByText(/unsaved/)).toBeHidden();
  await expect(pet(0)).toHaveText('Ember Fox');
});

test('a name of several records offers them, and what is said about it leaves the cell below free', async ({
  page,
  signIn,
  context,
  api,
}) => {
  const pets = { module: 'pet-setting' };
  await api.copy(pets, '10021', { pet_id: 960_201 });
  const sheet = createSheetPage(page, { module: 'pet-cg-setting' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', '/pet-cg-setting?env=dev&v=1.4.0&view=sheet');
  const pet = (row: number) => sheet.cell({ row, column: 2 });
  await expect(pet(1)).toContainText('Ember Fox');
  await pet(2).click();
  await page.evaluate(() => navigator.clipboard.writeText('Ember Fox\nEmber'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(pet(2)).toHaveAccessibleDescription(
    'Blocks saving: 2 records are called “Ember Fox”: choose one or paste its ID',
  );
  await pet(3).click();
  await expect(pet(3)).toBeFocused();
  await pet(2).click();
  await page.keyboard.press('Enter');
  const options = page.locator('.ant-select-item-option');
  await expect(options).toHaveCount(2);
  await options.filter({ hasText: '10021' }).click();
  await expect(pet(2)).toHaveText('Ember Fox');
  await expect(pet(2)).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Discard' }).click();
  await api.remove(pets, '960201');
});

test('records are offered for the part of a cell at the caret, in rewards and in lists', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const option = (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name });
  const items = createSheetPage(page, { module: 'item-setting' });
  await signIn('admin', '/item-setting?env=dev&v=1.4.0&view=sheet');
  const price = items.cell({ row: 0, column: PRICE });
  await price.click();
  await page.keyboard.type('coin 25; item barley t');
  await expect(option('Barley Tea')).toHaveClass(/option-active/);
  await expectAccessible();
  await page.keyboard.press('Enter');
  const box = price.getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(/^coin 25; item \d+$/);
  await page.keyboard.type(' x5; gem 10');
  await page.keyboard.press('Enter');
  await expect(price).toContainText('Barley Tea ×5');
  await expect(items.cell({ row: 1, column: PRICE }).getByRole('combobox')).toBeFocused();
  // One Escape leaves, also while records are offered.
  await page.keyboard.type('item tea');
  await expect(option('Barley Tea')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option('Barley Tea')).toBeHidden();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  // An input method writes into the selected cell, as into one of text.
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: '道具', selectionStart: 2, selectionEnd: 2 });
  const next = items.cell({ row: 1, column: PRICE }).getByRole('combobox');
  await expect(next).toHaveValue('道具');
  await client.send('Input.insertText', { text: '道具 麥茶' });
  await expect(option('Barley Tea')).toHaveClass(/option-active/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  const guarantees = createSheetPage(page, { module: 'gachapon-guarantee-setting' });
  await guarantees.open('');
  const gachapons = guarantees.cell({ row: 0, column: 2 });
  await expect(gachapons).toContainText('Autumn Embers');
  await gachapons.click();
  await page.keyboard.press('F2');
  await page.keyboard.type('|paw');
  await option('Paw to Paw').click();
  await page.keyboard.press('Tab');
  await expect(gachapons).toContainText('Paw to Paw');
  await expect(gachapons).toContainText('Autumn Embers');
  await page.getByRole('button', { name: 'Discard' }).click();
});
