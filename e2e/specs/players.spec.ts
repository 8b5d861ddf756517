import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

/** A player of the demo game who was charged twice. */
const MARLOWEN = { name: 'Marlowen', server: 1, account: 100_001 };

test('a player is found and opened by keyboard alone', async ({ page, signIn }) => {
  const search = createPlayerSearch(page);
  await signIn('cs');
  await search.find('Starfox');
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
  await expect(page.getByRole('navigation', { name: 'Player sections' })).toBeVisible();
  await expect(createPlayerPage(page).name).toHaveText(/star/i);
});

test('a name from before finds the player, and the page says until when it was theirs', async ({
  page,
  signIn,
}) => {
  const search = createPlayerSearch(page);
  await signIn('cs', search.address({ q: '星狐' }));
  const found = search.rowOf('Ｓｔａｒ Ｆｏｘ');
  await expect(found).toContainText(/Former name was 星狐 until \d/);
  await page.goto(search.address({ q: 'starfox' }));
  await expect(found).toContainText('Similar name');
  await search.openPlayer('Ｓｔａｒ Ｆｏｘ');
  await expect(page.getByText(/^was 星狐 until \d/)).toBeVisible();
  await expect(page.getByText('Times shown in')).toBeVisible();
  await expect(page.getByText('Hong Kong (GMT+8)')).toBeVisible();
});

test('many pasted ids: the players, ids of no player, and texts that are no ids', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const search = createPlayerSearch(page);
  await signIn('cs');
  await search.find(MARLOWEN.name);
  await page.getByRole('button', { name: 'Bulk lookup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk lookup' });
  await dialog.getByLabel('Account IDs').fill('1:100001, 1:100002\n1:100001 1:999999998 mika');
  await expect(dialog.getByText('1 duplicate ID is looked up once.')).toBeVisible();
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
  await search.find('金木クジラ');
  await page.goto('/overview?env=production&v=1.4.0');
  await expect(createFrame(page).title).toHaveText('Overview');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('金木クジラ');
  await page.getByRole('option', { name: 'Find player “金木クジラ”' }).click();
  await expect(createFrame(page).title).toHaveText('金木クジラ');

  await search.open();
  await page.getByRole('button', { name: 'VIP', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Min' }).fill('5');
  await page.getByRole('spinbutton', { name: 'Min' }).press('Enter');
  await expect(search.rowOf('金木クジラ')).toBeVisible();
  await expect(page).toHaveURL(/vip_from=5/);
  await page.getByRole('button', { name: 'My views' }).click();
  await page.getByLabel('View name').fill('VIP 5 and up');
  await page.getByRole('button', { name: 'Save view' }).click();
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
  await createPlayerSearch(page).find('ガミガミ太郎');
  await search.open();
  await expect(search.box).toBeHidden();
  await page.getByRole('button', { name: /Cloud Harbour/ }).click();
  await search.ask('ガミガミ');
  await expect(search.rowOf('ガミガミ太郎')).toBeVisible();
  await page.getByRole('button', { name: /Windmill Village/ }).click();
  await expect(page.getByText('No players found')).toBeVisible();
  await expect(page).toHaveURL(/server=1/);
});

test('an address of no player says so', async ({ page, signIn }) => {
  await signIn('cs');
  await createPlayerPage(page).open(1, 999_999_998);
  await expect(page.getByText('No player 999999998 on server 1')).toBeVisible();
});

test('the player search is accessible', async ({ page, signIn, expectAccessible }) => {
  const player = createPlayerPage(page);
  const search = createPlayerSearch(page);
  await signIn('low_cs', search.address({}));
  await expect(search.box).toBeVisible();
  await expectAccessible();
  await search.find(MARLOWEN.name);
  await expectAccessible();
  await player.open(MARLOWEN.server, MARLOWEN.account);
  await expect(player.card('Personal data')).toBeVisible();
  await player.waitUntilComplete();
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
      await player.waitUntilComplete();
      await expectAccessible();
    });
});
