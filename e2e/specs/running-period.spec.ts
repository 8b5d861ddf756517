import { expect, test } from '../fixtures/console.ts';
import { secondAdmin } from '../fixtures/second-admin.ts';
import { createFormPage } from '../pages/form-page.ts';

const EVENTS = { module: 'login-event-setting', environment: 'production' };

test('what players count on is locked while the period runs, and another admin unlocks it for one save', async ({
  page,
  browser,
  signIn,
  api,
  expectAccessible,
}) => {
  const id = 938_001 + test.info().retry;
  await api.copy(EVENTS, '521', {
    event_id: id,
    name: { en: 'Lantern Week', zh: '燈籠週', jp: '灯籠の週' },
    kind: 'calendar',
    days: 7,
    status: 'active',
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-01 03:00:00', end_date: '2099-01-31 03:00:00' }],
    },
  });
  const form = createFormPage(page, EVENTS);
  await signIn('admin', `/login-event-setting/${id}/edit?env=production&v=1.4.0`);
  await expect(page.getByText('The period is running: some fields are locked until')).toBeVisible();
  await expect(form.number('Days')).toBeDisabled();
  await expect(form.text('Name English')).toBeEnabled();
  await expectAccessible();

  await page.getByRole('button', { name: 'Request unlock' }).click();
  const asking = page.getByRole('dialog');
  await expect(asking.getByText('Changes players will notice')).toBeVisible();
  await asking.getByRole('textbox', { name: 'Reason' }).fill('The week has ten days in the announcement');
  await expectAccessible();
  await asking.getByRole('button', { name: 'Request unlock' }).click();
  await expect(page.getByText('requested an unlock. Another admin must approve it.')).toBeVisible();

  const other = await secondAdmin(browser, `second-${id}`, '/approvals?env=production&v=1.4.0');
  await other.getByRole('row').filter({ hasText: 'Lantern Week' }).getByRole('button').click();
  const deciding = other.getByRole('dialog');
  await expect(deciding.getByText('in the middle of the period with the next release')).toBeVisible();
  await deciding.getByLabel('Reason for the decision').fill('Seen in the announcement');
  await expect(deciding.getByText('save the record once, within 60 minutes')).toBeVisible();
  await deciding.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText('No requests awaiting approval')).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText('Unlocked by another admin until')).toBeVisible();
  await form.number('Days').fill('10');
  await form.saveAndExpect('Saved');
  await expect(form.number('Days')).toBeDisabled();
  await expect(form.number('Days')).toHaveValue('10');
});
