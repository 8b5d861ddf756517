import { expect, test } from '../fixtures/console.ts';
import { createListPage } from '../pages/list-page.ts';
import { createSheetPage } from '../pages/sheet-page.ts';

const LEVELS = { module: 'level-setting' };
const EXP = 1;
const STACK_LIMIT = 4;
const PRICE = 6;
const GEM_PRICE = 8;

test('edits a whole curve as a sheet and saves it as one change', async ({ page, signIn, api }) => {
  const sheet = createSheetPage(page, LEVELS);
  await signIn('admin', '/level-setting?env=dev&v=1.4.0&view=sheet&group=role');
  const cell = (row: number) => sheet.cell({ row, column: EXP });
  await expect(cell(0)).toHaveText('120');

  await cell(0).click();
  await page.keyboard.type('125');
  await page.keyboard.press('Enter');
  await page.keyboard.type('435');
  await page.keyboard.press('Enter');
  await expect(cell(0)).toHaveText('125');
  await expect(cell(1)).toHaveText('435');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();

  await sheet.undo.click();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await sheet.save.click();
  await expect(page.getByText('Saved as one change')).toBeVisible();
  expect((await api.read(LEVELS, 'role~1')).data).toMatchObject({ exp_to_next: 125 });
  await page.reload();
  await expect(cell(0)).toHaveText('125');

  await cell(0).click();
  await page.keyboard.type('12500');
  await page.keyboard.press('Enter');
  await expect(cell(0).getByRole('img', { name: '100 times the previous value' })).toHaveText('×100');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a row added to a group is gone to, and numbered after the records of all groups', async ({
  page,
  signIn,
}) => {
  const sheet = createSheetPage(page, { module: 'pvp-ranking-setting' });
  await signIn('admin', '/pvp-ranking-setting?env=dev&v=1.4.0&view=sheet&group=server');
  await expect(sheet.cell({ row: 0, column: 0 })).toHaveText('1');
  const total = parseInt(
    await page
      .getByText(/^\d+ records$/)
      .first()
      .innerText(),
    10,
  );
  const rows = await sheet.grid.locator('tbody').getByRole('row').count();
  expect(rows).toBeLessThan(total);
  await page.getByRole('button', { name: 'Add row' }).click();
  const added = (column: number) => sheet.cell({ row: rows, column });
  await expect(added(0)).toHaveText(String(total + 1));
  await page.keyboard.press('Home');
  await page.keyboard.type('950');
  await page.keyboard.press('Enter');
  await expect(added(0)).toHaveText('950');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a long text ends with its cell, in the last column as well', async ({ page, signIn }) => {
  const sheet = createSheetPage(page, { module: 'pvp-ranking-setting' });
  await signIn('admin', '/pvp-ranking-setting?env=dev&v=1.4.0&view=sheet&group=server');
  const cells = sheet.grid.locator('tbody').getByRole('row').first().getByRole('gridcell');
  await expect(cells.first()).toHaveText('1');
  const beyond = await cells.evaluateAll(
    (all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
  );
  expect(beyond).toBe(0);
});

test('takes a block from a spreadsheet, and says which cells cannot be', async ({
  page,
  signIn,
  context,
}) => {
  const sheet = createSheetPage(page, LEVELS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', '/level-setting?env=dev&v=1.4.0&view=sheet&group=role');
  const cell = (row: number) => sheet.cell({ row, column: EXP });
  await cell(4).click();
  await page.evaluate(() => navigator.clipboard.writeText('2500\n-1\n3500'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(cell(4)).toHaveText('2,500');
  await expect(cell(5)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Blocks saving: 1', { exact: true })).toBeVisible();
  await expect(sheet.save).toBeDisabled();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(cell(5)).toHaveAttribute('aria-invalid', 'false');
});

test('any list is a sheet of what it shows: two clicks and a paste set thirty values', async ({
  page,
  signIn,
  context,
  expectAccessible,
}) => {
  const ITEMS = { module: 'item-setting' };
  const sheet = createSheetPage(page, ITEMS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0&sort=-record_id');
  const first = await createListPage(page, ITEMS).rows.first().getByRole('link').first().innerText();
  await page.evaluate(() =>
    navigator.clipboard.writeText(Array.from({ length: 30 }, (_, index) => 7100 + index).join('\n')),
  );
  await page.getByText('Sheet', { exact: true }).click();
  await expect(sheet.cell({ row: 0, column: 0 })).toHaveText(first);
  const limit = (row: number) => sheet.cell({ row, column: STACK_LIMIT });
  await limit(0).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('30 unsaved changes')).toBeVisible();
  await expect(limit(29)).toContainText('7,129');
  await expectAccessible();

  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('Sum: 21,303')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(limit(2)).toContainText('7,100');
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('7100\n7100\n7100');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('7129');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(limit(29).getByRole('textbox')).toBeFocused();

  const price = sheet.cell({ row: 0, column: PRICE });
  await price.click();
  await page.keyboard.type('wish 5');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.click();
  await page.keyboard.type('coin 1,500');
  await page.keyboard.press('Enter');
  await expect(price).toHaveText('Coin ×1,500');
  await expect(price).toHaveAttribute('aria-invalid', 'false');
  await sheet.undo.click();
  await sheet.undo.click();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(/unsaved/)).toBeHidden();
  await sheet.undo.click();
  await expect(page.getByText('30 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  const search = page.getByRole('searchbox', { name: 'ID or name in any language' });
  await search.fill('Tide Otter Spirit');
  await expect(sheet.grid.locator('tbody').getByRole('row')).toHaveCount(1);
});

test('an input method writes into the cell that is selected', async ({ page, signIn, expectAccessible }) => {
  const sheet = createSheetPage(page, { module: 'pet-cg-setting' });
  await signIn('admin', '/pet-cg-setting?env=dev&v=1.4.0&view=sheet');
  const title = (row: number) => sheet.cell({ row, column: 1 });
  await title(0).click();
  await expectAccessible();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'ほのお', selectionStart: 3, selectionEnd: 3 });
  await expect(title(0).getByRole('textbox')).toHaveValue('ほのお');
  await client.send('Input.insertText', { text: '炎の狐' });
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(title(0)).toHaveText('炎の狐');
  // What is typed without one goes on as before.
  await page.keyboard.type('Embers');
  await page.keyboard.press('Tab');
  await expect(title(1)).toHaveText('Embers');
  // A press on another cell ends what is typed, and the next letters go there.
  await title(2).click();
  await page.keyboard.type('Ashes');
  await title(3).click();
  await page.keyboard.type('Sparks');
  await page.keyboard.press('Enter');
  await expect(title(2)).toHaveText('Ashes');
  await expect(title(3)).toHaveText('Sparks');
  await expect(page.getByText('4 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a locked cell takes no input and says why', async ({ page, signIn, expectAccessible }) => {
  const sheet = createSheetPage(page, { module: 'mall-setting' });
  await signIn('admin', '/mall-setting?env=dev&v=1.4.0&view=sheet');
  const price = sheet.row('Handful of Gems').getByRole('gridcell').nth(GEM_PRICE);
  await expect(price).toHaveAttribute('aria-readonly', 'true');
  await price.click();
  await expect(price).toHaveAccessibleDescription('Locked: can no longer be changed');
  await page.keyboard.type('gem 300');
  await expect(price.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Delete');
  // The price in gems is empty, and so is what the key would leave.
  await expect(sheet.save).toBeDisabled();
  await expectAccessible();
});

test('fills a column by a curve, as one step', async ({ page, signIn, expectAccessible }) => {
  const sheet = createSheetPage(page, LEVELS);
  await signIn('admin', '/level-setting?env=dev&v=1.4.0&view=sheet&group=pet');
  const cell = (row: number) => sheet.cell({ row, column: EXP });
  await expect(cell(0)).not.toBeEmpty();
  const before = await cell(1).textContent();
  await page.getByRole('button', { name: 'Curve' }).click();
  await sheet.curve.choose('Shape', 'Formula');
  await sheet.curve.panel.getByLabel('Formula of n').fill('100 * n^2');
  await sheet.curve.panel.getByLabel('To row').fill('4');
  await sheet.curve.choose('Compare with', 'Hero');
  await expect(sheet.curve.panel.getByRole('img', { name: /Formula 100 – 1,600/ })).toBeVisible();
  await expect(sheet.curve.panel.getByRole('img', { name: /Hero \d/ })).toBeVisible();
  await expectAccessible();
  await sheet.curve.panel.getByRole('button', { name: 'Fill 4 rows' }).click();
  await expect(cell(3)).toHaveText('1,600');
  await expect(page.getByText('4 unsaved changes')).toBeVisible();
  await sheet.undo.click();
  await expect(cell(1)).toHaveText(before ?? '');
});
