import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';

const GACHAPONS = { module: 'gachapon-setting' };
const GIFTS = { module: 'gachapon-item-setting' };
const BANNER = 'banner/gachapon-3007-en.svg';
const GUARANTEES = { module: 'gachapon-guarantee-setting' };

test('duplicates a gachapon with its banner, gifts and guarantees; the copy waits for its period', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const own = 937_001 + 100 * test.info().retry;
  const next = String(own + 1);
  const source = await api.copy(GACHAPONS, '3007', {
    gachapon_id: own,
    name: { en: 'Winter Embers', zh: '冬燼', jp: '冬の残り火' },
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2099-01-01 03:00:00', end_date: '2099-01-31 03:00:00' }],
    },
  });
  const gift = await api.copy(GIFTS, '3', { id: own, gachapon_id: own });
  await api.copy(GUARANTEES, '41', { id: own, gachapon_ids: [own] });

  const form = createFormPage(page, GACHAPONS);
  await signIn('admin', `/gachapon-setting/${own}/edit?env=dev&v=1.4.0`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate Winter Embers' });
  const id = dialog.getByRole('spinbutton', { name: 'Gachapon ID' });
  await expect(id).toHaveValue(next);
  await expect(id).toBeFocused();
  await expect(dialog.getByRole('checkbox', { name: 'Gachapon items (1 record)' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Gachapon guarantees (1 record)' })).toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible();

  await id.fill('3001');
  await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(dialog.getByText('3001 already exists')).toBeVisible();
  await expect(id).toBeFocused();
  await id.fill(next);
  await expect(dialog.getByText('3001 already exists')).toBeHidden();
  await id.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/gachapon-setting/${next}/edit\\?`));
  const copy = await api.read(GACHAPONS, next);
  expect(copy.data).toEqual({
    ...source.data,
    gachapon_id: own + 1,
    status: 'not_open',
    timeslot: { type: 'limited_period' },
  });
  expect((await api.read(GIFTS, next)).data).toMatchObject({
    gachapon_id: own + 1,
    kind: gift.data['kind'],
    rewards: gift.data['rewards'],
  });
  expect((await api.read(GUARANTEES, next)).data).toMatchObject({ gachapon_ids: [own + 1], kind: 'rate_up' });

  const banner = page.getByRole('img', { name: 'Player view of the banner' });
  await expect(banner).toHaveAttribute('src', `/files/${BANNER}`);
  await expect(form.side).toContainText('with 1 guarantee');
  await form.choose('Status', 'Active');
  await form.saveAndExpect('1 problem prevents saving');
  await expect(await form.problems()).toContainText('must have at least one period');
  await page.getByRole('button', { name: 'Add period' }).click();
  await expect(form.text('Opens')).toBeFocused();
  // It is no mistake until it is left.
  await page.getByRole('button', { name: 'Add period' }).focus();
  await expect(page.getByText('Opens: must not be empty', { exact: true })).toBeVisible();
  await form.text('Opens').fill('2099-02-01 11:00:00');
  await form.text('Opens').press('Enter');
  await form.text('Closes').fill('2099-02-28 11:00:00');
  await form.text('Closes').press('Enter');
  await form.saveAndExpect('Saved');
});
