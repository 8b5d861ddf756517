import { expect, test } from '../fixtures/console.ts';
import { restoreLimits, sendPreparedMail } from '../fixtures/support-desk.ts';
import { createFrame } from '../pages/frame.ts';

const PLACE = 'env=production&v=1.4.0';
const NAME = 'Old Bracken';

test('what goes beyond a limit waits until another person approves it', async ({
  page,
  request: desk,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/settings?${PLACE}`);
  const limit = page.getByRole('spinbutton', { name: 'Players changed: Player support · Protected' });
  await expect(limit).toHaveValue('100');
  await limit.fill('0');
  await limit.blur();
  const card = page.locator('section').filter({ hasText: 'Daily limits' });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The limits apply to all further actions')).toBeVisible();
  await expectAccessible();
  expect(await sendPreparedMail(desk, 'cs')).toBe(202);

  await page.goto(`/approvals?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Approvals');
  const row = page.getByRole('row').filter({ hasText: NAME });
  await expect(row).toContainText('Was away for a year');
  await row.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Players per day: limit 0, used 0, this request 1');
  await expect(dialog.getByRole('article', { name: 'Player preview' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve and run' })).toBeDisabled();
  await dialog.getByLabel('Reason for the decision').fill('Welcome back is what the mail is for');
  await expectAccessible();
  const asked: string[] = [];
  page.on('request', (call) => asked.push(`${call.method()} ${new URL(call.url()).pathname}`));
  await dialog.getByRole('button', { name: 'Approve and run' }).dblclick();
  await expect(page.getByText('No requests awaiting approval')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await expect(row).toContainText('Approved');
  expect(asked.filter((call) => /^POST .*\/approve$/.test(call))).toHaveLength(1);
});

test.afterEach(({ request: desk }) => restoreLimits(desk));
