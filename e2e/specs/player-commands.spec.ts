import { expect, test } from '../fixtures/console.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

/** A player of the demo game to whom something is owed. */
const STARFOX = { name: 'Starfox' };
/** One who is muted, and nothing else. */
const MUTED = { name: 'ガミガミ太郎' };

test('an administrator gives gems, sees what it was and will be, takes them back, and finds the sanction to lift chosen', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  await signIn('admin', search.address({}));
  await search.find(STARFOX.name);
  await search.openPlayer(STARFOX.name);

  await commands.open('Adjust wallet');
  const form = commands.form('Adjust wallet');
  await expect(commands.preview).toContainText('Complete “Amount” to preview the changes.');
  await form.getByRole('spinbutton', { name: 'Amount' }).fill('30');
  await expect(commands.preview.getByRole('row').filter({ hasText: 'Gem' })).toContainText('+30');
  await expect(form.getByRole('button', { name: 'Adjust wallet' })).toBeDisabled();
  await expectAccessible();

  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(form.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('30');
  await commands.confirm('Adjust wallet', 'Adjust wallet', 'Lost in a disconnect');
  await expect(commands.outcome).toContainText(/Adjust wallet.*\+30/s);

  await commands.outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(commands.preview.getByRole('row').filter({ hasText: 'Gem' })).toContainText('−30');
  await commands.confirm('Undo: Adjust wallet', 'Undo', 'Was given to the wrong player');
  await expect(commands.outcome).toContainText(/Undo.*−30/s);

  await createPlayerPage(page).go('Staff actions');
  const changes = createPlayerPage(page).card('Staff changes');
  const given = changes.getByRole('row').filter({ hasText: 'Lost in a disconnect' }).first();
  await expect(given).toContainText('Undone');
  await expect(given.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(changes.getByRole('row').filter({ hasText: 'wrong player' }).first()).toContainText('−30');

  await search.find(MUTED.name);
  await search.openPlayer(MUTED.name);
  await commands.open('Lift sanction');
  await expect(commands.preview).toContainText('Mute');
  await commands.form('Lift sanction').getByRole('button', { name: 'Cancel' }).click();
  await expect(commands.form('Lift sanction')).toBeHidden();
});

test('the palette offers what the menu of the page does, and opens the same form', async ({
  page,
  signIn,
}) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  const option = (name: RegExp) => palette.getByRole('option', { name });
  await signIn('admin', search.address({}));
  await page.keyboard.press('ControlOrMeta+k');
  await palette.getByRole('combobox').fill('lift sanct');
  await expect(option(/Find player/)).toBeVisible();
  await expect(option(/Lift sanction/)).toBeHidden();
  await page.keyboard.press('Escape');

  await search.find(MUTED.name);
  await search.openPlayer(MUTED.name);
  await expect(commands.menu).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(option(/^Rename ガミガミ太郎/)).toBeVisible();
  await palette.getByRole('combobox').fill('処分 解除');
  await expect(option(/^Lift sanction ガミガミ太郎/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(commands.preview).toContainText('Mute');
  await commands.form('Lift sanction').getByRole('button', { name: 'Cancel' }).click();
  await expect(commands.form('Lift sanction')).toBeHidden();
});

test('the palette offers support what support may do or ask for', async ({ page, signIn }) => {
  const search = createPlayerSearch(page);
  await signIn('low_cs', search.address({}));
  await search.find(STARFOX.name);
  await search.openPlayer(STARFOX.name);
  await expect(createPlayerCommands(page).menu).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const actions = page.getByRole('option', { name: new RegExp(STARFOX.name) });
  await expect(actions.filter({ hasText: /^Send mail from settings/ })).toHaveCount(1);
  await expect(actions.filter({ hasText: /^Adjust wallet/ })).toHaveCount(1);
});

test('what stands in the way of a sanction comes into view below its long form', async ({ page, signIn }) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('admin', search.address({}));
  await search.find(MUTED.name);
  await search.openPlayer(MUTED.name);
  await commands.open('Sanction');
  const form = commands.form('Sanction');
  await form.getByRole('button', { name: '1 hour', exact: true }).click();
  await form.getByLabel('Reason', { exact: true }).fill('Rude once more');
  await expect(commands.preview.getByText('This changes nothing.')).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('button', { name: 'Sanction', exact: true })).toBeDisabled();
});
