import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createListPage } from '../pages/list-page.ts';

const GACHAPONS = { module: 'gachapon-setting' };

test('a record whose opening time is over is edited together with another one', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const period = { start_date: '2026-11-01 03:00:00', end_date: '2026-11-10 03:00:00' };
  await api.copy(GACHAPONS, '3007', {
    gachapon_id: 920_003,
    name: { en: 'First Embers', zh: '初燼', jp: '初めの残り火' },
    timeslot: { type: 'limited_period', periods: [period] },
  });
  const list = createListPage(page, GACHAPONS);
  await signIn('admin', '/gachapon-setting?env=dev&v=1.4.0&q=First+Embers');
  await list.row('First Embers').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Inactive' }).click();
  await list.confirm('Set status');
  await expect(page.getByText(/First Embers · .+: the opening time ended on/)).toBeVisible();

  const form = createFormPage(page, GACHAPONS);
  await form.open('920003');
  const notice = page.getByText('The opening time ended on', { exact: false }).first();
  await expect(notice).toBeVisible();
  await form.text('Name English').fill('Embers Again');
  await form.saveAndExpect('1 problem prevents saving');
  await expect(await form.problems()).toContainText('set a new one first, or duplicate the record');
  await expectAccessible();
  await form.text('Closes').fill('2099-01-31 11:00:00');
  await form.text('Closes').press('Enter');
  await expect(notice).toBeHidden();
  await form.saveAndExpect('Saved');

  await test.step('the week of the game has hours, periods and what follows an event', async () => {
    await page.goto('/system-schedule-setting?env=dev&v=1.4.0');
    const week = page.getByRole('listitem');
    await expect(week.filter({ hasText: 'World boss' })).toContainText('Announced 30 minutes before');
    const follows = week.filter({ hasText: 'Follows the event' });
    await expect(follows).toContainText('More drops');
    await expect(follows.getByRole('link', { name: 'Lantern Harvest' })).toHaveAttribute(
      'href',
      /special-event-setting\/501\/edit/,
    );
    await expectAccessible();
  });
});
