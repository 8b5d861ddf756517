import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

// Before the first of them, the players of the demo game are still on their way.
test.describe.configure({ timeout: 150_000 });

const WHOLE_ADDRESS = /\d+\.\d+\.\d+\.\d+/;

/** A player of the demo game who was charged twice. */
const MARLOWEN = { name: 'Marlowen', server: 1, account: 100_001 };

test('support finds who was charged twice, reads the orders and leaves a note', async ({ page, signIn }) => {
  const player = createPlayerPage(page);
  const search = createPlayerSearch(page);
  await signIn('cs');
  await search.waitForPlayer(MARLOWEN.name);

  await page.goto('/dashboard');
  await page.getByRole('textbox', { name: 'Find a player' }).fill(MARLOWEN.name);
  await page.getByRole('textbox', { name: 'Find a player' }).press('Enter');
  await expect(createFrame(page).title).toHaveText('Global player search');
  await search.openPlayer(MARLOWEN.name);
  await expect(player.name).toHaveText(MARLOWEN.name);
  const identity = page.getByRole('main').locator('dl').first();
  await expect(identity).toContainText('1 Windmill Village');
  await expect(identity).toContainText('100001');
  await expect(page.getByRole('main').getByText('Production', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: '2 orders share one receipt' }).click();
  const charged = page.getByRole('row').filter({ hasText: 'same receipt as' });
  await expect(charged).toHaveCount(2);
  await expect(charged.filter({ hasText: 'Paid, not delivered' })).toHaveCount(1);
  const order = await charged.first().getByText(/^EF/).first().innerText();

  await player.go('Notes');
  await page.getByLabel('New note').fill('Two orders, one receipt: asked payments for a refund.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(player.card('Notes').getByRole('listitem').first()).toContainText(/Two orders.*Chika/s);
  await player.go('Staff actions');
  await expect(page.getByRole('row').filter({ hasText: 'Wrote a note' }).first()).toContainText('Chika');

  await search.open();
  await search.ask(order);
  await expect(search.rowOf(MARLOWEN.name)).toContainText(order);
  await expect(page.getByText('as Order', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: MARLOWEN.name })).toBeVisible();
});

test('junior support reads personal data in part, and in full for a reason', async ({ page, signIn }) => {
  const player = createPlayerPage(page);
  await signIn('low_cs');
  await createPlayerSearch(page).waitForPlayer(MARLOWEN.name);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await player.open(MARLOWEN.server, MARLOWEN.account);
  const personal = player.card('Personal data');
  await expect(personal).toContainText('•••');
  await expect(personal).not.toContainText(WHOLE_ADDRESS);

  await personal.getByRole('button', { name: 'Show in full' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show personal data in full' });
  await dialog.getByLabel('Why do you need it?').fill('abc');
  await expect(dialog.getByRole('button', { name: 'Show in full' })).toBeDisabled();
  await dialog.getByLabel('Why do you need it?').fill('Ticket 4711: compare the e-mail');
  await dialog.getByRole('button', { name: 'Show in full' }).click();
  await expect(personal).toContainText(WHOLE_ADDRESS);
  await expect(personal).not.toContainText('•••');
  await player.go('Staff actions');
  const entry = page.getByRole('row').filter({ hasText: 'Read personal data' }).first();
  await expect(entry).toContainText('Ticket 4711: compare the e-mail');
  await player.go('Summary');
  await expect(personal).toContainText('•••');
});

test('quality assurance begins with the search, where two characters of a name are enough', async ({
  page,
  signIn,
}) => {
  await signIn('qa');
  await expect(createFrame(page).title).toHaveText('Global player search');
  const search = createPlayerSearch(page);
  await search.waitForPlayer('雲間小竹');
  await search.open();
  await search.ask('小竹');
  await expect(search.rowOf('雲間小竹')).toBeVisible();
  await search.openPlayer('雲間小竹');
  await createPlayerPage(page).go('Items');
  await page.getByRole('link', { name: /^How it came and went/ }).click();
  await expect(page.getByText('−120', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/asset=item/);
});

test('a player is found and opened by keyboard alone', async ({ page, signIn }) => {
  const search = createPlayerSearch(page);
  await signIn('cs');
  await search.waitForPlayer('Starfox');
  await search.open();
  await expect(search.box).toBeFocused();
  await page.keyboard.type('starf');
  await page.keyboard.press('Enter');
  await expect(search.rowOf('Starfox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row').nth(1)).toBeFocused();
  await page.keyboard.press('/');
  await expect(search.box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Sections of the player' })).toBeVisible();
  await expect(createPlayerPage(page).name).toHaveText(/star/i);
});

test('many pasted ids: who they are, whose nobody is, what is none', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const search = createPlayerSearch(page);
  await signIn('cs');
  await search.waitForPlayer(MARLOWEN.name);
  await page.getByRole('button', { name: 'Paste many IDs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste many IDs' });
  await dialog.getByLabel('Account IDs').fill('1:100001, 1:100002\n1:100001 1:999999998 mika');
  await expect(dialog.getByText('1 repeated ID is asked once.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect(dialog.getByText('2 players found')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: MARLOWEN.name })).toBeVisible();
  await expect(dialog.getByText('1:999999998', { exact: true })).toBeVisible();
  await expect(dialog.getByText('mika', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('an administrator comes from the palette, narrows by filters, keeps a view and takes a file', async ({
  page,
  signIn,
}) => {
  const search = createPlayerSearch(page);
  await signIn('admin', search.address({}));
  await search.waitForPlayer('金木クジラ');
  await page.goto('/overview?env=production&v=1.4.0');
  await expect(createFrame(page).title).toHaveText('Overview');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('金木クジラ');
  await page.getByRole('option', { name: 'Find player “金木クジラ”' }).click();
  await expect(search.rowOf('金木クジラ')).toBeVisible();

  await search.open();
  await page.getByRole('button', { name: 'VIP', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'from' }).fill('5');
  await page.getByRole('spinbutton', { name: 'from' }).press('Enter');
  await expect(search.rowOf('金木クジラ')).toBeVisible();
  await expect(page).toHaveURL(/vip_from=5/);
  await page.getByRole('button', { name: 'My views' }).click();
  await page.getByLabel('Name of this view').fill('VIP 5 and up');
  await page.getByRole('button', { name: 'Keep view' }).click();
  await expect(page.getByRole('button', { name: 'VIP 5 and up' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'VIP ≥ 5' })).toBeVisible();
});

test('player control asks for a server and stays on it', async ({ page, signIn }) => {
  const search = createPlayerSearch(page, 'user-control');
  await signIn('cs');
  await createPlayerSearch(page).waitForPlayer('ガミガミ太郎');
  await search.open();
  await expect(search.box).toBeHidden();
  await page.getByRole('button', { name: /Cloud Harbour/ }).click();
  await search.ask('ガミガミ');
  await expect(search.rowOf('ガミガミ太郎')).toBeVisible();
  await page.getByRole('button', { name: /Windmill Village/ }).click();
  await expect(page.getByText('Nobody found')).toBeVisible();
  await expect(page).toHaveURL(/server=1/);
});

test('an address of nobody says so', async ({ page, signIn }) => {
  await signIn('cs');
  await createPlayerPage(page).open(1, 999_999_998);
  await expect(page.getByText('No player 999999998 on server 1')).toBeVisible();
});

test('players can be looked up by everybody', async ({ page, signIn, expectAccessible }) => {
  const player = createPlayerPage(page);
  const search = createPlayerSearch(page);
  await signIn('low_cs', search.address({}));
  await expect(search.box).toBeVisible();
  await expectAccessible();
  await search.waitForPlayer(MARLOWEN.name);
  await expectAccessible();
  await player.open(MARLOWEN.server, MARLOWEN.account);
  await expect(player.card('Personal data')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible();
  for (const section of [
    'Timeline',
    'Wallets',
    'Pets',
    'Mail',
    'Gachapons',
    'Purchases',
    'Battles',
    'Logins',
  ])
    await test.step(section, async () => {
      await player.go(section);
      await page.waitForLoadState('networkidle');
      await expectAccessible();
    });
});
