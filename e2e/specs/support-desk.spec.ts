import { expect, test } from '../fixtures/console.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

test('support reads the chat of a guild, pins a note and asks for the data of a player', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const player = createPlayerPage(page);
  await signIn('cs', createPlayerSearch(page).address({}));
  await player.open(2, 100_007, 'guild');
  await expect(player.card('Guild chat').getByRole('row').nth(3)).toBeVisible();
  await expect(
    player
      .card('Guild chat')
      .getByRole('link', { name: /100007/ })
      .first(),
  ).toBeVisible();
  await expect(
    player
      .card('Guild chat')
      .getByRole('row', { name: /ガミガミ太郎/ })
      .getByRole('button', { name: /^Hide/ })
      .first(),
  ).toBeVisible();
  await expectAccessible();

  await player.go('Notes');
  const notes = player.card('Notes');
  for (const text of ['Reads the rules now', 'Asked again']) {
    await page.getByLabel('New note').fill(text);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByRole('listitem').first()).toContainText(text);
  }
  await notes.getByRole('listitem').nth(1).getByRole('button', { name: 'Pin' }).click();
  await expect(notes.getByRole('listitem').first()).toContainText(/Reads the rules now.*Pinned/s);

  await page.getByRole('button', { name: 'Export player' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why do you need it?').fill('返金');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await expect(dialog).toBeHidden();
  // The answer stays until it is closed, with the way to the decision.
  const answer = page.getByRole('alert').filter({ hasText: 'Request sent' });
  await answer.getByRole('button', { name: 'Open approvals' }).click();
  await expect(answer).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '返金' }).first()).toBeVisible();
});

test('draws are narrowed to the rare ones, and answered in words', async ({ page, signIn }) => {
  const player = createPlayerPage(page);
  const search = createPlayerSearch(page);
  await signIn('cs', search.address({}));
  await search.find('金木クジラ');
  await search.openPlayer('金木クジラ');
  await player.go('Gachapons');
  const draws = player.card('Gachapons');
  await expect(draws.getByRole('row').nth(1)).toBeVisible();
  const all = await draws.getByRole('listitem').count();
  await draws.getByText('Only SSR').click();
  await expect.poll(() => draws.getByRole('listitem').count()).toBeLessThan(all);
  await expect(page.getByRole('button', { name: /^Copy.*Answer/ }).first()).toBeVisible();
});

test('the staff log begins with changes, and a block ends in seven days by one press', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/log?env=dev&v=1.4.0');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Signed in', exact: true })).toBeHidden();
  await page.getByRole('switch', { name: 'Include sign-ins and reads' }).click();
  await expect(page).toHaveURL(/reads=1/);
  await expect(page.getByRole('cell', { name: 'Signed in', exact: true }).first()).toBeVisible();

  await page.goto('/block-setting/add?env=dev&v=1.4.0');
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:/);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue(
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  );
});

test('a block finds its player by name, and says who it is', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin', '/block-setting/add?env=production&v=1.4.0');
  await page.getByLabel('Find a player').fill('Marlowen');
  await page.getByRole('option', { name: /Marlowen · 100001/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Target')).toHaveValue('100001');
  await expect(page.getByRole('link', { name: 'Marlowen', exact: true })).toBeVisible();
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await expect(page.locator('.ant-select', { has: status })).toHaveText(/Active$/);
  await expectAccessible();
});

test('forms begin where the answer is typed, with what is usual filled in', async ({ page, signIn }) => {
  const commands = createPlayerCommands(page);
  await signIn('cs', createPlayerSearch(page).address({}));
  await createPlayerPage(page).open(2, 100_007);
  await commands.menu.click();
  await page.getByRole('menuitem', { name: /^Sanction/ }).click();
  const sanction = commands.form('Sanction');
  await expect(sanction.getByLabel('Message to the player')).toHaveValue(/思いやりのある発言/);
  await sanction.getByRole('combobox', { name: 'Violation' }).click();
  await commands.choice('Cheating').click();
  await expect(sanction.getByLabel('Message to the player')).toHaveValue(/公正なプレイ/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Discard/ }).click();

  await commands.menu.click();
  await page.getByRole('menuitem', { name: /^Send mail By request/ }).click();
  await expect(commands.form('Send mail').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');

  await commands.menu.click();
  await page.getByRole('menuitem', { name: /^Adjust wallet/ }).click();
  await expect(commands.form('Adjust wallet').getByLabel('Amount')).toBeFocused();
  await page.keyboard.press('Escape');

  await commands.menu.click();
  await page.getByRole('menuitem', { name: /^Grant items/ }).click();
  const amount = commands.form('Grant items').getByRole('spinbutton', { name: 'Quantity' });
  await amount.click();
  await page.keyboard.type('5');
  await expect(amount).toHaveValue('5');
});
