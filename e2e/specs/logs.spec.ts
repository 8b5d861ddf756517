import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';

const ITEMS = { module: 'item-setting' };

test('an admin reads what changed on a record, and takes the list along', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(ITEMS, '1005', { item_id: 950_301, name: { en: 'Moss Tea', zh: '苔茶', jp: '苔茶' } });
  await api.update(ITEMS, '950301', { stack_limit: 7 });
  await signIn('admin', `/log?${PLACE}&module=item-setting`);
  const record = page.getByRole('textbox', { name: 'Record ID' });
  await record.fill('950301');
  await record.press('Enter');
  await expect(page).toHaveURL(/record=950301/);
  await expect(record).toBeFocused();
  const rows = page.getByRole('row').filter({ hasText: '950301' });
  await expect(rows).toHaveCount(2);
  await rows
    .filter({ hasText: 'Edited' })
    .getByRole('button', { name: /^Details of entry/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('7');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n').filter((line) => line.includes('950301'))).toHaveLength(2);
});

test('an admin archives what a search finds, for a reason, and it stays readable', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(ITEMS, '1005', { item_id: 950_302, name: { en: 'Fern Tea', zh: '蕨茶', jp: '蕨茶' } });
  await signIn('admin', `/log?${PLACE}&module=item-setting&record=950302`);
  const rows = page.getByRole('row').filter({ hasText: '950302' });
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Archive results…' }).click();
  const dialog = page.getByRole('dialog');
  const archive = dialog.getByRole('button', { name: 'Archive', exact: true });
  await dialog.getByLabel('Reason').fill('Tea was never served');
  await expect(archive).toBeDisabled();
  await dialog.getByLabel('Type “delete” to confirm').fill('delete');
  await archive.click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(0);

  await page.getByRole('link', { name: 'State and archive' }).click();
  await expect(page.getByRole('row', { name: /Tea was never served.* 1$/ })).toBeVisible();
  await expectAccessible();
  await page.goto(`/log?${PLACE}&module=item-setting&record=950302&archived=1`);
  await expect(rows).toHaveCount(1);
});
