import { expect, test } from '../fixtures/console.ts';
import { createKeyboard } from '../pages/keyboard.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

// Before the first of them, the players of the demo game are still on their way.
test.describe.configure({ timeout: 150_000 });

/** A player of the demo game to whom something is owed. */
const STARFOX = { name: 'Starfox' };

test('an administrator gives gems, sees what it was and will be, and takes them back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  await signIn('admin', search.address({}));
  await search.waitForPlayer(STARFOX.name);
  await search.openPlayer(STARFOX.name);

  await commands.open('Change wallet');
  const form = commands.form('Change wallet');
  await form.getByRole('spinbutton', { name: 'Amount' }).fill('30');
  await expect(commands.preview.getByRole('row').filter({ hasText: 'Gem' })).toContainText('+30');
  await expect(form.getByRole('button', { name: 'Change wallet' })).toBeDisabled();
  await expectAccessible();

  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(form.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('30');
  await commands.confirm('Change wallet', 'Change wallet', 'Lost in a disconnect');
  await expect(commands.outcome).toContainText(/Change wallet.*\+30/s);

  await commands.outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(commands.form('Undo: Change wallet')).toContainText('+30');
  await commands.confirm('Undo: Change wallet', 'Undo', 'Was given to the wrong player');
  await expect(commands.outcome).toContainText(/Undo.*−30/s);

  await createPlayerPage(page).go('Staff actions');
  const changes = createPlayerPage(page).card('Changes by staff');
  const given = changes.getByRole('row').filter({ hasText: 'Lost in a disconnect' }).first();
  await expect(given).toContainText('Undone');
  await expect(given.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(changes.getByRole('row').filter({ hasText: 'wrong player' }).first()).toContainText('−30');
});

test('quality assurance acts where nothing is protected, and nowhere else', async ({ page, signIn }) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  await signIn('qa');
  await search.waitForPlayer(STARFOX.name);
  await search.openPlayer(STARFOX.name);
  await expect(page.getByRole('navigation', { name: 'Sections of the player' })).toBeVisible();
  await expect(commands.menu).toBeHidden();

  await page.goto('/user-global?env=dev&v=1.4.0&level_from=1');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await commands.open('Rename');
  await commands.form('Rename').getByLabel('New name').fill('Reed Warbler');
  await expect(commands.preview.getByRole('row').filter({ hasText: 'Name' })).toContainText('Reed Warbler');
  await commands.confirm('Rename', 'Rename', 'Reproduces a fault of names');
  await expect(createPlayerPage(page).name).toHaveText('Reed Warbler');
  await commands.outcome.getByRole('button', { name: 'Undo' }).click();
  await commands.confirm('Undo: Rename', 'Undo', 'Reproduced');
  await expect(createPlayerPage(page).name).not.toHaveText('Reed Warbler');
});

test('support sends a mail that was prepared, and may do nothing else', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  await signIn('cs');
  await search.waitForPlayer(STARFOX.name);
  await search.openPlayer(STARFOX.name);
  await commands.menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Send prepared mail']);
  await commands.item('Send prepared mail').click();

  const form = commands.form('Send prepared mail');
  await form.getByRole('combobox', { name: 'Prepared mail' }).fill('Sorry for the');
  await commands.choice('Sorry for the long wait').click();
  const letter = commands.preview.getByRole('article');
  await expect(letter).toContainText('Sorry for the long wait');
  await commands.preview.getByText('日本語').click();
  await expect(letter).toContainText('メンテナンス延長のお詫び');
  await expectAccessible();
  await commands.confirm('Send prepared mail', 'Send prepared mail', 'Waited through the maintenance');
  await expect(commands.outcome).toContainText('Send prepared mail');
  await createPlayerPage(page).go('Mail');
  await expect(page.getByRole('row').nth(1)).toContainText('Sorry for the long wait');
});

test('junior support sends a prepared mail by keyboard alone', async ({ page, signIn }) => {
  const commands = createPlayerCommands(page);
  const keyboard = createKeyboard(page);
  const search = createPlayerSearch(page);
  await signIn('low_cs');
  await search.waitForPlayer(STARFOX.name);
  await search.openPlayer(STARFOX.name);
  await expect(commands.menu).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('[role="menuitem"]:focus')).toHaveText('Send prepared mail');
  await page.keyboard.press('Enter');

  const form = commands.form('Send prepared mail');
  await expect(form.getByRole('combobox', { name: 'Prepared mail' })).toBeFocused();
  await keyboard.type('harbour');
  await expect(commands.activeChoice).toContainText('A new harbour opens');
  await page.keyboard.press('Enter');
  await expect(commands.preview.getByRole('article')).toContainText('A new harbour opens');
  await keyboard.tabTo(form.getByLabel('Reason'));
  await keyboard.type('Asked where to begin');
  await keyboard.tabTo(form.getByRole('button', { name: 'Send prepared mail' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(commands.outcome).toContainText('Send prepared mail');
});
