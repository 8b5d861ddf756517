import { expect, test } from '../fixtures/console.ts';
import { createListPage } from '../pages/list-page.ts';
import { addressOf, PLACE } from '../pages/place.ts';

const ITEMS = { module: 'item-setting' };
const EMPTY = 'must not be empty';

test('what was just added has the focus, and is no mistake until it is left', async ({ page, signIn }) => {
  await signIn('admin', `/special-event-setting/501/edit?${PLACE}`);
  const slot = page.getByRole('group', { name: 'Period', exact: true });
  const second = slot.getByRole('group', { name: 'Period 2' });
  await slot.getByRole('button', { name: 'Add period' }).click();
  await expect(second.getByLabel('Opens', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(second.getByLabel('Closes', { exact: true })).toBeFocused();
  await expect(slot.getByText(EMPTY)).toHaveCount(0);
  await page.getByLabel('Remark').focus();
  await expect(second.getByText(EMPTY)).toBeVisible();

  await page.goto(`/gachapon-setting/3001/edit?${PLACE}`);
  const groups = page.locator('[data-field="groups"]');
  const last = groups.locator('[data-part^="groups."]').last();
  await groups.getByRole('button', { name: 'Add row' }).click();
  await expect(last.locator(':focus')).toBeVisible();
  await expect(last.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(last.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.getByLabel('Remark').focus();
  await expect(last.locator('[aria-invalid="true"]').first()).toBeVisible();
});

test('a group that is removed hands the focus to what adds it again', async ({ page, signIn }) => {
  await signIn('admin', `/crazy-wheel-setting/add?${PLACE}`);
  const add = page.getByRole('button', { name: 'Add jackpot' });
  await add.press('Enter');
  const group = page.getByRole('group', { name: 'Jackpot', exact: true });
  await expect(group.locator(':focus')).toBeVisible();
  await page.getByRole('button', { name: 'Remove jackpot' }).press('Enter');
  await expect(group).toBeHidden();
  await expect(add).toBeFocused();
});

test('a new record says that its name is taken, as it does when it was saved', async ({
  page,
  signIn,
  api,
}) => {
  const { name } = (await api.read(ITEMS, '1004')).data;
  await signIn('admin', `/item-setting/add?${PLACE}`);
  const field = page.locator('[data-field="name"]');
  await field.getByLabel('English').fill((name as { readonly en: string }).en);
  await field.getByLabel('English').press('Tab');
  await expect(field.getByText('is the same as in 1004')).toBeVisible();

  await api.copy(ITEMS, '1004', { item_id: 910_196 });
  await page.goto(addressOf(ITEMS, '/910196/edit'));
  await expect(field.getByText('is the same as in 1004').first()).toBeVisible();
  await page.getByLabel('Remark').fill('Twin');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(field.getByText('is the same as in 1004').first()).toBeVisible();
  await api.remove(ITEMS, '910196');
});

test('who goes back to a list goes on at the row of the record', async ({ page, signIn }) => {
  const list = createListPage(page, ITEMS);
  await signIn('admin', addressOf(ITEMS));
  await list.rows.nth(3).press('Enter');
  await page.getByLabel('Remark').fill('Seen');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to list' }).press('Enter');
  await expect(list.rows.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.rows.nth(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Remark')).toBeVisible();
  await page.goBack();
  await expect(list.rows.nth(4)).toBeFocused();
});

test('an offer to undo leaves the time to read it, and waits while the focus is on it', async ({
  page,
  signIn,
  api,
}) => {
  await api.copy(ITEMS, '1066', {
    item_id: 910_197,
    name: { en: 'Paper Whistle', zh: '紙哨', jp: '紙の笛' },
  });
  const list = createListPage(page, ITEMS);
  await page.clock.install();
  await signIn('admin', addressOf(ITEMS, '', { q: 'Paper Whistle' }));
  await list.act('Paper Whistle', 'Delete');
  await list.confirm('Delete');
  const offer = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  await expect(offer).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(offer).toBeVisible();
  await offer.focus();
  await page.clock.runFor(60_000);
  await expect(offer).toBeFocused();
  await list.search.focus();
  await page.clock.runFor(15_000);
  await expect(offer).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(offer).toBeHidden();
});

test('a timeline that goes on ends in the middle of a row', async ({ page, signIn }) => {
  await signIn('admin', `/special-event-setting/501/edit?${PLACE}`);
  const rows = page.getByRole('tabpanel', { name: 'Timeline' }).getByRole('listitem');
  await expect(rows.nth(20)).toBeAttached();
  const lower = await rows.first().evaluate((row) => row.parentElement?.getBoundingClientRect().bottom ?? 0);
  const shown = await rows.evaluateAll(
    (all, edge) => all.map((row) => (edge - row.getBoundingClientRect().top) / row.clientHeight),
    lower,
  );
  // A sliver of a row would show nothing of it but the mark of today.
  const cut = shown.filter((part) => part > 0 && part < 1);
  expect(cut).toHaveLength(1);
  expect(Math.abs((cut[0] ?? 0) - 0.5)).toBeLessThan(0.2);
});
