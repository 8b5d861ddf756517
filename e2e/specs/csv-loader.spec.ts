import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';

const CURVE = 'レベル\t上限\n1\t１２０\n10\t140\n20\tmany';

test('the rows of one table come from a spreadsheet, seen before the form has them', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/csv-loader?env=dev&v=1.4.0');
  await expect(createFrame(page).title).toHaveText('CSV Loader');
  await page.getByRole('combobox', { name: 'Screen' }).fill('Energy');
  await page.getByTitle('Energy', { exact: true }).click();
  await expect(page.getByText('Cap by player level', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Energy', exact: true }).click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Open the form' }).click();

  const table = page.getByRole('group', { name: 'Cap by player level' });
  await table.getByRole('button', { name: 'Load rows…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Load rows: Cap by player level' });
  await dialog.getByRole('textbox', { name: 'Paste rows here' }).fill(CURVE);
  await expect(dialog.getByText('1 cell cannot be read. Correct the text above.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Load 3 rows' })).toBeDisabled();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'Paste rows here' }).fill(CURVE.replace('many', '160'));
  await dialog.getByRole('button', { name: 'Load 3 rows' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('spinbutton')).toHaveCount(6);
  await expect(table.getByRole('spinbutton').nth(1)).toHaveValue('120');
});
