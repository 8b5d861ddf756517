import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerSearch } from '../pages/player-page.ts';

const GACHAPONS = { module: 'gachapon-setting' };
const NO_DATE = '2/12/2026 11:00';

test('a typed date is taken on Tab, on Enter and on leaving, in every usual spelling; what is none stays and is told', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(GACHAPONS, '3007', {
    gachapon_id: 920_024,
    name: { en: 'Typed Embers', zh: '鍵入之燼', jp: '入力の残り火' },
    // A period that runs would keep its start.
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2098-11-01 03:00:00', end_date: '2099-12-05 03:00:00' }],
    },
  });
  const form = createFormPage(page, GACHAPONS);
  await signIn('admin', '/gachapon-setting/920024/edit?env=dev&v=1.4.0');
  const opens = form.text('Opens');
  const closes = form.text('Closes');

  await closes.fill('2099年12月31日 23時');
  await closes.press('Tab');
  await expect(closes).toHaveValue('2099-12-31 23:00:00');
  await opens.fill('2098-12-02 11:00');
  await opens.press('Enter');
  await expect(opens).toHaveValue('2098-12-02 11:00:00');
  await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
  await opens.fill('２０９８／１２／０３　９：００');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(opens).toHaveValue('2098-12-03 09:00:00');

  for (const leave of ['Enter', 'Tab']) {
    await opens.fill(NO_DATE);
    await opens.press(leave);
    await expect(opens).toHaveValue(NO_DATE);
    await expect(page.getByText('must be a valid date', { exact: false }).first()).toBeVisible();
  }
  await expectAccessible();
  await form.saveAndExpect('1 problem prevents saving');
  await expect(opens).toHaveValue(NO_DATE);

  await opens.fill('2098-12-02T03:00:00Z');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  const { timeslot } = (await api.read(GACHAPONS, '920024')).data as { timeslot: { periods: unknown } };
  expect(timeslot.periods).toEqual([{ start_date: '2098-12-02 03:00:00', end_date: '2099-12-31 15:00:00' }]);
});

test('a date that is picked replaces what was typed', async ({ page, signIn }) => {
  const form = createFormPage(page, GACHAPONS);
  await signIn('admin', '/gachapon-setting/3007/edit?env=dev&v=1.4.0');
  const opens = form.text('Opens');
  await opens.click();
  await opens.fill('2098-12-02 11:00');
  await expect(page.getByTitle('2098-12-02')).toBeVisible();
  await page.getByTitle('2098-12-09').click();
  await opens.press('Enter');
  await expect(opens).toHaveValue('2098-12-09 11:00:00');
});

test('a period moves as a whole, and its end follows a beginning that was moved', async ({
  page,
  signIn,
}) => {
  const form = createFormPage(page, GACHAPONS);
  await signIn('admin', '/gachapon-setting/3007/edit?env=dev&v=1.4.0');
  const [opens, closes] = [form.text('Opens'), form.text('Closes')];
  await opens.fill('2098-12-03 11:00');
  await opens.press('Tab');
  await closes.fill('2098-12-10 11:00');
  await closes.press('Tab');
  await page.getByRole('button', { name: 'Next Monday' }).click();
  await expect(opens).toHaveValue('2098-12-08 11:00:00');
  await expect(closes).toHaveValue('2098-12-15 11:00:00');
  await page.getByRole('button', { name: '+7 days' }).click();
  await expect(closes).toHaveValue('2098-12-22 11:00:00');
});

test('a filter and a sanction tell of a text that is no date, and do nothing with it', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/log?env=dev&v=1.4.0&log=events');
  const from = page.getByRole('textbox', { name: 'Period: From' });
  await from.fill(NO_DATE);
  await from.press('Tab');
  await expect(from).toHaveValue(NO_DATE);
  await expect(page.getByText('Not a valid date.', { exact: false })).toBeVisible();
  await from.fill('2026/11/2');
  await from.press('Tab');
  await expect(from).toHaveValue('2026-11-02');
  await expect(page).toHaveURL(/from=2026-11-01/);

  const search = createPlayerSearch(page);
  const commands = createPlayerCommands(page);
  await page.goto(search.address({}));
  await search.find('Starfox');
  await search.openPlayer('Starfox');
  await commands.open('Sanction');
  const form = commands.form('Sanction');
  await form.getByLabel('Reason', { exact: true }).fill('Insulted a guild');
  const send = form.getByRole('button', { name: 'Sanction', exact: true });
  const ends = form.getByRole('textbox', { name: 'Until' });
  await expect(ends).toHaveAttribute('placeholder', 'Choose an end');
  await expect(send).toBeDisabled();
  await form.getByRole('button', { name: 'Permanent' }).click();
  await expect(ends).toHaveAttribute('placeholder', 'Permanent');
  await expect(send).toBeEnabled();
  await ends.fill(NO_DATE);
  await ends.press('Tab');
  await expect(ends).toHaveValue(NO_DATE);
  await expect(form.getByText('Not a valid date and time.', { exact: false })).toBeVisible();
  await expect(send).toBeDisabled();
});
