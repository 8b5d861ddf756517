import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerSearch } from '../pages/player-page.ts';

const ITEMS = { module: 'item-setting' };
const NO_NUMBER = '1,00 pieces';
const UNREAD = 'Not a number.';

test('a number that cannot be read stays in its field with its problem, until it is corrected', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(ITEMS, '1005', { item_id: 920_015, name: { en: 'Count Tea', zh: '數茶', jp: '数茶' } });
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/920015/edit?env=dev&v=1.4.0');
  const limit = form.number('Stack limit');
  for (const leave of ['Tab', 'Enter']) {
    await limit.fill(NO_NUMBER);
    await limit.press(leave);
    await expect(limit).toHaveValue(NO_NUMBER);
    await expect(page.getByText('must be digits only', { exact: false }).first()).toBeVisible();
  }
  await expectAccessible();
  await form.saveAndExpect('1 problem prevents saving');
  await expect(limit).toHaveValue(NO_NUMBER);
  await limit.fill('１，２００');
  await limit.press('Tab');
  await expect(limit).toHaveValue('1200');
  await limit.press('End');
  await limit.pressSequentially('34');
  for (const before of ['12003', '1200']) {
    await limit.press('ControlOrMeta+z');
    await expect(limit).toHaveValue(before);
  }
  await form.saveAndExpect('Saved');
  expect((await api.read(ITEMS, '920015')).data).toMatchObject({ stack_limit: 1200 });
});

test('the first click into a number selects it, a second one places the caret; a long one is shown in groups', async ({
  page,
  signIn,
}) => {
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/1005/edit?env=dev&v=1.4.0');
  const limit = form.number('Stack limit');
  await limit.click();
  await page.keyboard.type('100');
  await expect(limit).toHaveValue('100');
  await limit.click();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await expect(limit).toHaveValue('1005');
  await expect(page.getByText('100,500')).toBeHidden();
  await page.keyboard.type('00');
  await expect(page.getByText('100,500')).toBeVisible();
});

test('an amount of a player command and a limit of staff tell of a text that is no number, and do nothing with it', async ({
  page,
  signIn,
}) => {
  const search = createPlayerSearch(page);
  const commands = createPlayerCommands(page);
  await signIn('admin', search.address({}));
  await search.find('Starfox');
  await search.openPlayer('Starfox');
  await commands.open('Adjust wallet');
  const form = commands.form('Adjust wallet');
  const amount = form.getByRole('spinbutton', { name: 'Amount' });
  await amount.fill(NO_NUMBER);
  await amount.press('Tab');
  await expect(amount).toHaveValue(NO_NUMBER);
  await expect(form.getByText(UNREAD, { exact: false })).toBeVisible();
  await form.getByLabel('Reason').fill('Lost in a disconnect');
  await expect(form.getByRole('button', { name: 'Adjust wallet' })).toBeDisabled();
  for (const [typed, problem] of [
    ['-50', 'At least 1'],
    ['0', 'At least 1'],
    ['1.5', 'Must be a whole number'],
  ] as const) {
    await amount.fill(typed);
    await amount.press('Enter');
    await expect(form.getByText(problem)).toBeVisible();
    await amount.press('Tab');
    await expect(amount).toHaveValue(typed);
    await expect(amount).toHaveAccessibleDescription(new RegExp(problem));
    await expect(form.getByRole('button', { name: 'Adjust wallet' })).toBeDisabled();
  }
  await amount.press('ArrowUp');
  await expect(form.getByText('Must be a whole number')).toBeHidden();
  await amount.fill('３０');
  await expect(form.getByText(UNREAD, { exact: false })).toBeHidden();
  await expect(commands.preview.getByRole('row').filter({ hasText: 'Gem' })).toContainText('+30');

  await page.goto('/settings?env=dev');
  const limits = page.getByRole('table').filter({ hasText: 'Role' }).getByRole('spinbutton');
  const before = await limits.first().inputValue();
  await limits.first().fill(NO_NUMBER);
  await limits.first().press('Tab');
  await expect(limits.first()).toHaveValue(NO_NUMBER);
  await expect(page.getByText(UNREAD, { exact: false })).toBeVisible();
  let isSent = false;
  page.on('request', (request) => (isSent ||= request.method() === 'PUT'));
  const card = page.locator('form').filter({ has: limits.first() });
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(UNREAD, { exact: false })).toBeVisible();
  await limits.first().fill(before);
  await expect(page.getByText(UNREAD, { exact: false })).toBeHidden();
  expect(isSent).toBe(false);
});

test('a part of a duration that is no number stays in its box and keeps the record from being saved', async ({
  page,
  signIn,
}) => {
  const form = createFormPage(page, { module: 'server-setting' });
  await signIn('admin', '/server-setting/1/edit?env=dev&v=1.4.0');
  const hours = page.getByRole('spinbutton', { name: /^hours?$/ }).first();
  await hours.fill('2x');
  await hours.press('Tab');
  await expect(hours).toHaveValue('2x');
  await form.saveAndExpect('1 problem prevents saving');
  await expect(hours).toBeFocused();
  await expect(hours).toHaveValue('2x');
  await hours.fill('2');
  await hours.press('Tab');
  await expect(hours).toHaveValue('2');
  await expect(page.getByText('must be digits only', { exact: false })).toHaveCount(0);
});
