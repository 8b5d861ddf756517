import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';

const ITEMS = { module: 'item-setting' };

test('says why a record changed, finds the change by person and module, and shows what an undo changes', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const name = { en: 'Quiet Tea', zh: '靜茶', jp: '静かな茶' };
  await api.copy(ITEMS, '1005', { item_id: 960_501, name, stack_limit: 50 });
  await signIn('admin', '/item-setting/960501/edit?env=dev&v=1.4.0');
  const form = createFormPage(page, ITEMS);
  await form.number('Stack limit').fill('77');
  await page.getByLabel('Reason (optional)').fill('Players asked for it');
  await form.saveAndExpect('Saved');
  await expect(page.getByLabel('Reason (optional)')).toBeHidden();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Players asked for it')).toBeVisible();

  await page.goto('/activity?env=dev&v=1.4.0');
  const filters = page.getByRole('search', { name: 'Activity' });
  await filters.getByRole('combobox', { name: 'Module' }).fill('Items');
  await page.getByTitle('Items', { exact: true }).click();
  await expect(page).toHaveURL(/module=item-setting/);
  await filters.getByRole('combobox', { name: 'Who' }).fill('Ada');
  await page.getByTitle('Ada (admin)').last().click();
  await expect(page).toHaveURL(/author=\d+/);
  const row = page.getByRole('row').filter({ hasText: 'Players asked for it' });
  await expect(row.getByRole('deletion')).toHaveText('50');
  await expect(row.getByRole('insertion')).toHaveText('77');
  await expectAccessible();

  await row.getByRole('button', { name: /^Undo/ }).click();
  const dialog = page.getByRole('dialog');
  const undone = dialog.getByRole('list', { name: 'Changes made by undoing' });
  await expect(undone.getByRole('deletion')).toHaveText('77');
  await expect(undone.getByRole('insertion')).toHaveText('50');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 record restored')).toBeVisible();
  expect((await api.read(ITEMS, '960501')).data['stack_limit']).toBe(50);
  await api.remove(ITEMS, '960501');
});
