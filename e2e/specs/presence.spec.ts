import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createLoginPage } from '../pages/login-page.ts';

const ITEMS = { module: 'item-setting' };
const RECORD = '/item-setting/960601/edit?env=dev&v=1.4.0';

test('two people see each other in a record, and one loads what the other saved', async ({
  page,
  browser,
  signIn,
  api,
  expectAccessible,
}) => {
  const name = { en: 'Shared Tea', zh: '共享茶', jp: '共有の茶' };
  await api.copy(ITEMS, '1005', { item_id: 960_601, name, stack_limit: 50, sort_order: 1 });
  await signIn('admin', '/users?env=dev&v=1.4.0');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('User name').fill('rin');
  await page.getByLabel('Display name').fill('Rin');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByTitle('Administrator', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate password' }).click();
  const password = await page.getByLabel('Initial password').inputValue();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('row', { name: /Rin/ })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await createLoginPage(desk).open();
  await createLoginPage(desk).logIn('rin', password);
  await desk.getByLabel('Current password').fill(password);
  await desk.getByLabel('New password').fill('paper-lantern-7');
  await desk.getByLabel('Confirm password').fill('paper-lantern-7');
  await desk.getByRole('button', { name: 'Change password' }).click();
  await expect(desk.getByRole('heading', { name: 'Choose your own password' })).toBeHidden();
  await desk.goto(RECORD);
  const theirs = createFormPage(desk, ITEMS);
  await expect(theirs.number('Stack limit')).toHaveValue('50');

  await page.goto(RECORD);
  await expect(page.getByText(/Also opened by: Rin \(since /)).toBeVisible();
  const mine = createFormPage(page, ITEMS);
  await mine.number('Sort order').fill('9');
  await theirs.number('Stack limit').fill('60');
  await theirs.saveAndExpect('Saved');
  await expect(page.getByText(/^Rin saved Stack limit/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(mine.number('Stack limit')).toHaveValue('60');
  await expect(mine.number('Sort order')).toHaveValue('9');
  await mine.saveAndExpect('Saved');
  await desk.getByRole('link', { name: 'Back to list' }).click();
  await expect(page.getByText(/Also opened by: Rin/)).toBeHidden();
  await api.remove(ITEMS, '960601');
});
