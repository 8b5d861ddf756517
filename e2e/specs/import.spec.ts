import { expect, test } from '../fixtures/console.ts';
import { createImportPage } from '../pages/import-page.ts';
import { createListPage } from '../pages/list-page.ts';

const TITLES = { module: 'title-setting' };

test('a list goes to Excel and comes back unchanged', async ({ page, signIn, expectAccessible }) => {
  const list = createListPage(page, TITLES);
  const wizard = createImportPage(page, TITLES);
  await signIn('admin', '/title-setting?env=dev&v=1.4.0');
  await expect(list.rows.first()).toBeVisible();
  const count = Number((await page.getByText(/^\d+ records$/).innerText()).split(' ')[0]);
  const workbook = await list.exportAs('Export as Excel');

  await wizard.open();
  await expect(page.getByText('Excel workbook (.xlsx)', { exact: false })).toBeVisible();
  await wizard.chooseFile('whatever it is called', workbook);
  await expect(wizard.sheet('title-setting')).toBeVisible();
  await expectAccessible();
  await wizard.checkRows();
  await wizard.expectCounts({ All: count, Unchanged: count, Invalid: 0 });
});

test('files that are no workbook of today are refused in words', async ({ page, signIn }) => {
  const wizard = createImportPage(page, TITLES);
  await signIn('admin', '/import/title-setting?env=dev&v=1.4.0');
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]);
  await wizard.chooseFile('titles.xls', old);
  await expect(page.getByText('Save the workbook as .xlsx', { exact: false })).toBeVisible();
  await wizard.chooseFile('titles.xlsx', Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]));
  await expect(page.getByText('password-protected', { exact: false })).toBeVisible();
  await wizard.chooseFile('titles.xlsx', Buffer.from('PK\u0003\u0004 and nothing behind it'));
  await expect(page.getByText('The workbook cannot be read', { exact: false })).toBeVisible();
});

test('the preview says what the problems of a row block, as the form does', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const wizard = createImportPage(page, { module: 'localization' });
  await signIn('admin', '/import/localization?env=dev&v=1.4.0');
  await wizard.chooseFile('texts.csv', 'key,en,zh,jp\r\nui.kept,Won {n},贏得 {n},獲得\r\nUI!,Won,贏得,獲得');
  await wizard.checkRows();
  await expect(wizard.row(2)).toContainText('Not served to players');
  await expect(wizard.row(3)).toContainText('Blocks saving');
  await expectAccessible();
});

const MESSY = [
  'item_id,name.en,name.zh,name.jp,description.en,description.zh,description.jp,item_type,stack_limit',
  '990001,Tea,茶,茶,Warm,溫,温,Mat.,99',
  '990002,Salt,鹽,塩,Warm,溫,温,Mat.,many',
  '990003,Moss,苔,苔,Soft,軟,柔,material,"1,000"',
].join('\r\n');

test('what a file writes differently is matched once, cells are edited in place, and fields are filled', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const wizard = createImportPage(page, { module: 'item-setting' });
  await signIn('admin', '/import/item-setting?env=dev&v=1.4.0');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV template' }).click();
  expect((await template).suggestedFilename()).toBe('item-setting-template.csv');

  await wizard.chooseFile('items.csv', MESSY);
  await page.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'Active' }).or(page.getByTitle('Active')).last().click();
  await wizard.checkRows();
  await wizard.expectCounts({ New: 1, Invalid: 2 });
  await expectAccessible();

  const problem = page.getByRole('button', { name: /^1 × Stack limit/ });
  await problem.click();
  await expect(wizard.row(3)).toBeVisible();
  await expect(wizard.row(4)).toBeHidden();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(wizard.row(4)).toBeVisible();

  const value = page.getByRole('row').filter({ hasText: '“Mat.”' });
  await value.getByRole('button', { name: 'Material' }).click();
  await page.getByRole('button', { name: 'Apply and check' }).click();
  await wizard.expectCounts({ New: 2, Invalid: 1 });

  await page.getByRole('button', { name: /^Edit row 3: Stack limit/ }).click();
  // What is typed replaces the text of the cell.
  await expect(page.getByLabel('stack_limit')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await wizard.expectCounts({ New: 3, Invalid: 0 });
  await wizard.apply(3);
  await expect(wizard.done(3)).toBeVisible();
  await wizard.undo();
});
