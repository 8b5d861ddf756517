import { colleague, expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createListPage } from '../pages/list-page.ts';

const PETS = { module: 'pet-setting' };
const ITEMS = { module: 'item-setting' };

test('finds records by one and by two Chinese characters', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1061', {
    item_id: 910_001,
    name: { en: 'Cedar Whistle', zh: '雪松哨笛', jp: 'スギの笛' },
  });
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0');

  await list.search.fill('哨');
  await expect(list.row('Cedar Whistle')).toBeVisible();
  await expect(list.rows).toHaveCount(1);
  await list.search.fill('雪松');
  await expect(list.row('Cedar Whistle')).toBeVisible();
  await list.search.fill('松哨');
  await expect(list.rows).toHaveCount(1);
  await list.search.fill('松雪');
  await expect(page.getByText('No match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(list.search).toHaveValue('');
  await expect(list.rows).toHaveCount(15);
});

test('keeps filter, order and page in the address', async ({ page, signIn }) => {
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0');
  await list.filterFrom('Stack limit', '9999');
  await expect(page).toHaveURL(/filter=/);
  await list.sortBy('Item ID');
  await list.sortBy('Item ID');
  await expect(page).toHaveURL(/sort=-record_id/);
  await list.goToPage(2);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^16–30 of /)).toBeVisible();
  const first = await list.rows.first().innerText();

  await page.reload();
  await expect(page.getByText(/^16–30 of /)).toBeVisible();
  expect(await list.rows.first().innerText()).toBe(first);
  await expect(page.getByRole('button', { name: /^Stack limit.*9,999/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1–15 of /)).toBeVisible();

  await list.sortBy('Edited');
  await expect(page).toHaveURL(/sort=-(%40|@)updated/);
  await expect(list.head('Bag tab')).toBeVisible();
  const type = list.rows.first().getByRole('cell').nth(3);
  const opened = page.context().waitForEvent('page');
  await type.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/item-setting\/\d+\/edit/);
  await tab.close();
  await type.click();
  await expect(page).toHaveURL(/\/item-setting\/\d+\/edit/);
});

test('shows what meets one group of filters or another, sorted by several columns', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0');
  const group = (number: number) => page.getByRole('group', { name: `Filter group ${number}` });
  await list.chooseFilter(group(1), 'Rarity', 'SSR');
  await expect(list.rows.first().getByText('SSR')).toBeVisible();
  const alone = Number((await page.getByText(/^1–\d+ of /).innerText()).split(' of ')[1]);
  await page.getByRole('button', { name: 'Or…' }).click();
  await list.chooseFilter(group(2), 'Used by other records', 'No');
  await expect(group(2).getByText('Used by other records')).toBeVisible();
  await expect(page.getByText(new RegExp(` of ${alone}$`))).toHaveCount(0);
  await expectAccessible();

  await list.sortBy('Rarity');
  await list.head('Item ID').click({ modifiers: ['Shift'] });
  await list.head('Item ID').focus();
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/sort=rarity%2C-record_id/);
  await group(2).getByRole('button', { name: 'Remove filter group 2' }).click();
  await expect(page.getByText(new RegExp(` of ${alone}$`))).toBeVisible();
});

test('keeps a view of a list under a name, for the same person anywhere', async ({
  page,
  signIn,
  browser,
}) => {
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0&q=Potion&sort=-record_id');
  await page.getByRole('button', { name: 'My views' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Potions');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Potions', exact: true })).toBeVisible();

  const elsewhere = await colleague(browser, 'admin', '/item-setting?env=dev&v=1.4.0');
  await elsewhere.getByRole('button', { name: 'My views' }).click();
  await elsewhere.getByRole('button', { name: 'Potions', exact: true }).click();
  await expect(elsewhere).toHaveURL(/q=Potion&sort=-record_id|sort=-record_id&q=Potion/);
  await elsewhere.getByRole('button', { name: 'My views' }).click();
  await elsewhere.getByRole('button', { name: 'Rename: Potions' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'View name' }).first()).toBeFocused();
  await elsewhere.keyboard.press('ControlOrMeta+a');
  await elsewhere.keyboard.type('Brews');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('button', { name: 'Brews', exact: true }).first()).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Delete: Brews' }).click();
  await expect(elsewhere.getByText('Save filters, sorting and columns')).toBeVisible();
  await elsewhere.context().close();
  await expect(list.search).toHaveValue('Potion');
});

test('shows 15 records on a page, all of them, or as many as the user types', async ({ page, signIn }) => {
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0');
  await expect(list.rows).toHaveCount(15);
  await page.getByRole('combobox', { name: /per page/ }).click();
  await page.getByTitle('All records').click();
  await expect(page).toHaveURL(/per_page=all/);
  await expect(list.rows.nth(20)).toBeVisible();
  await page.getByRole('combobox', { name: /per page/ }).fill('7');
  await page.getByTitle('7 per page').click();
  await expect(list.rows).toHaveCount(7);
  await expect(page).toHaveURL(/per_page=7/);
  await test.step('a page that is no more gives way to the last one', async () => {
    await page.goto('/item-setting?env=dev&v=1.4.0&page=999');
    await expect(list.rows.first()).toBeVisible();
    await expect(page).toHaveURL(/page=\d\d(&|$)/);
  });
});

test('duplicates a record, then deletes the copy and takes that back', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1061', {
    item_id: 910_010,
    name: { en: 'Copper Thimble', zh: '銅頂針', jp: '銅の指ぬき' },
  });
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0&q=Copper+Thimble');
  await list.act('Copper Thimble', 'Duplicate');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Item ID').fill('910011');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText(/duplicated/)).toBeVisible();

  await list.open({ q: '910011' });
  await expect(list.rows).toHaveCount(1);
  await list.act('Copper Thimble', 'Delete');
  await expect(page.getByRole('dialog')).toContainText('Delete Copper Thimble from dev-1.4.0?');
  await list.confirm('Delete');
  await expect(page.getByText('No match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.row('Copper Thimble')).toBeVisible();

  await list.act('Copper Thimble', 'Delete');
  await list.confirm('Delete');
  await expect(page.getByText('No match')).toBeVisible();
  await page.goto('/item-setting/910011/edit?env=dev&v=1.4.0');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Restore…' }).first().click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Restored', { exact: true }).last()).toBeVisible();
});

test('changes one field of many records after a preview, and takes all of it back', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const ids = ['910020', '910021', '910022'];
  for (const id of ids)
    await api.copy(ITEMS, '1061', {
      item_id: Number(id),
      name: { en: `Quill ${id}`, zh: `羽毛筆${id}`, jp: `羽ペン${id}` },
      stack_limit: id === '910022' ? 9 : 30,
    });
  const stored = async () =>
    Promise.all(ids.map(async (id) => (await api.read(ITEMS, id)).data['stack_limit']));
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0&q=Quill+9100&per_page=2');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Edit all 3…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 records' });
  await dialog.getByRole('combobox', { name: 'Field' }).fill('Stack limit');
  await page.keyboard.press('Enter');
  await dialog.getByText('Multiply', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Factor/ }).fill('10%');
  await expect(dialog.getByText('Records that change: 3 of 3')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Quill 910020' })).toContainText('÷10');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Change 3 records' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toEqual([3, 3, 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toEqual([30, 30, 9]);
  await expect(list.rows).toHaveCount(2);
});

test('refuses to delete what other records need, and names them', async ({ page, signIn }) => {
  const list = createListPage(page, ITEMS);
  await signIn('admin', '/item-setting?env=dev&v=1.4.0&q=30024');
  await list.act('Tide Otter Spirit', 'Delete');
  await list.confirm('Delete');
  const dialog = page.getByRole('dialog').filter({ hasText: 'Tide Otter Spirit is in use' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Tide Otter' }).click();
  await expect(page).toHaveURL(/\/pet-setting\/10024\/edit/);
});

test('moves between environments by the switcher, never silently', async ({ page, signIn }) => {
  const list = createListPage(page, PETS);
  await signIn('admin', '/pet-setting?env=dev&v=1.4.0');
  await expect(list.rows).toHaveCount(15);
  await list.rows.first().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Delete 1' })).toBeVisible();
  await createFrame(page).switchTo('production');
  await expect(page).toHaveURL(/env=production/);
  await expect(page.getByRole('button', { name: /^Environment and version: production/ })).toBeVisible();
  // Nothing that was chosen in one environment is chosen in the other.
  await expect(list.rows).toHaveCount(15);
  await expect(list.rows.first().getByRole('checkbox')).not.toBeChecked();
});
