import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { DEMO_PASSWORD, expect, needDemoPlayers, type Person, test } from '../fixtures/console.ts';
import { signInBy } from '../fixtures/api.ts';
import { createFrame } from '../pages/frame.ts';

needDemoPlayers();

const PLACE = 'env=production&v=1.4.0';
const NAME = 'Old Bracken';
const PLAYER = '/api/v1/environments/production/servers/1/players/100005';
const PREPARED_MAIL = 4;

const headersOf = async (desk: APIRequestContext, person: Person) => ({
  Authorization: `Bearer ${await signInBy(desk, person, DEMO_PASSWORD)}`,
});

/** Support sends a mail of the settings to the player, by the console's own interface. */
async function sendPreparedMail(desk: APIRequestContext): Promise<number> {
  const headers = { ...(await headersOf(desk, 'cs')), 'Idempotency-Key': randomUUID() };
  const found = await desk.get(PLAYER, { headers });
  const { player } = (await found.json()) as { player: { revision: number } };
  const params = { mail_setting_id: PREPARED_MAIL };
  const about = { reason: 'Was away for a year', expected_revision: player.revision };
  const data = {
    kind: 'send_prepared_mail',
    params,
    ...about,
    accepted_warnings: ['mail_not_active', 'mail_already_had', 'mail_already_claimed'],
  };
  return (await desk.post(`${PLAYER}/commands`, { headers, data })).status();
}

test('what goes beyond a limit waits until somebody else approves it', async ({
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
  await expect(page.getByText('The limits hold from the next action on')).toBeVisible();
  await expectAccessible();
  expect(await sendPreparedMail(desk)).toBe(202);

  await page.goto(`/approvals?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Approvals');
  const row = page.getByRole('row').filter({ hasText: NAME });
  await expect(row).toContainText('Was away for a year');
  await row.getByRole('button', { name: 'Look' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Players a day: limit 0, used 0, this time 1');
  await expect(dialog.getByRole('article', { name: 'The mail as a player sees it' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve and do it' })).toBeDisabled();
  await dialog.getByLabel('Reason for the decision').fill('Welcome back is what the mail is for');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Approve and do it' }).click();
  await expect(page.getByText('Nothing waits for approval')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await expect(row).toContainText('Approved');
});

test.afterEach(async ({ request: desk }) => {
  const headers = await headersOf(desk, 'admin');
  await desk.put('/api/v1/staff-limits', { headers, data: { limits: INITIAL_STAFF_LIMITS } });
});
