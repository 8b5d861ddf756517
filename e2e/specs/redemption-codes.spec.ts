import type { APIRequestContext, Page } from '@playwright/test';
import { signInBy } from '../fixtures/api.ts';
import { DEMO_PASSWORD, expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
import { PLACE } from '../pages/place.ts';

const BATCHES = { module: 'code-redeem-setting' };
const REWARDS = [{ asset_kind: 'gem', amount: 50 }];

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** What the game server of the demo answers to a player who types a code. */
async function redeem(request: APIRequestContext, code: string, account: number): Promise<unknown> {
  const game = createGameServer(request, 'dev');
  return game.redeem({ server_id: 1, account_id: account, code, request_id: `${code}-${account}` });
}

/** Two players of the development environment. */
async function twoPlayers(request: APIRequestContext): Promise<readonly number[]> {
  const headers = { Authorization: `Bearer ${await signInBy(request, 'admin', DEMO_PASSWORD)}` };
  const answer = await request.get('/api/v1/environments/dev/players?server=1&limit=2', { headers });
  return ((await answer.json()) as { data: { account_id: number }[] }).data.map((row) => row.account_id);
}

test('generates a batch, a player redeems, the batch is stopped at once', async ({
  page,
  signIn,
  api,
  request,
  expectAccessible,
}) => {
  await api.copy(BATCHES, '3', {
    batch_id: 95_001,
    name: 'Lantern night',
    status: 'active',
    quantity: 3,
    exclusive_group: 95,
    platforms: [],
    rewards: REWARDS,
  });
  const [first = 0, second = 0] = await twoPlayers(request);
  await signIn('admin', `/code-redeem-setting/95001/edit?${PLACE}`);
  await page.getByRole('link', { name: 'Codes and redemptions' }).click();
  await page.getByRole('button', { name: 'Generate codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate codes' }).click();

  const codes = card(page, 'Codes').getByRole('row');
  await expect(codes).toHaveCount(4);
  const code = (await codes.nth(1).getByRole('cell').first().textContent()) ?? '';
  const other = (await codes.nth(2).getByRole('cell').first().textContent()) ?? '';
  expect(await redeem(request, code.toLowerCase(), first)).toMatchObject({ batch_id: 95_001 });
  await page.reload();
  await expect(codes.nth(1)).toContainText('Redeemed');
  await expect(card(page, 'Redemptions').getByRole('row').nth(1)).toContainText(`1:${first}`);

  await page.goto(`/code-redeem-setting?${PLACE}`);
  await page.getByLabel('Find a code in all batches').fill(code.toLowerCase());
  await expect(page.getByRole('row', { name: new RegExp(`${code}.*Redeemed.*1:${first}`) })).toBeVisible();
  await page.getByRole('link', { name: 'Lantern night 95001' }).click();

  await page.getByRole('button', { name: 'Stop batch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The list leaked');
  await dialog.getByRole('button', { name: 'Stop batch' }).click();
  await expect(page.getByText('The list leaked')).toBeVisible();
  expect(await redeem(request, other, second)).toMatchObject({ code: 'code_suspended' });
  await expectAccessible();
});
