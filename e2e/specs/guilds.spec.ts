import { expect, test } from '../fixtures/console.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

/** A player of the demo game who was rude in the chat of a guild. */
const RUDE = { name: 'ガミガミ太郎', server: 2, account: 100_007 };
const SAID = 'この前はごめんなさい。';

test('an administrator goes from a player to the guild, and moderates its chat', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  const player = createPlayerPage(page);
  await signIn('admin');
  await createPlayerSearch(page).find(RUDE.name);
  await player.open(RUDE.server, RUDE.account, 'guild');
  await player.card('Guild').getByRole('link').first().click();
  const members = player.card('Members');
  await expect(members.getByRole('row').filter({ hasText: RUDE.name })).toBeVisible();
  await expect(player.card('Membership log').getByRole('row').nth(1)).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Read chat' }).click();
  const line = page.getByRole('row').filter({ hasText: SAID });
  await expect(line).toContainText('Muted until');
  await expectAccessible();
  await line.getByRole('button', { name: /^Hide/ }).click();
  await expect(commands.preview).toContainText('Hidden');
  await commands.confirm('Hide message', 'Hide message', 'Reported by another member');
  await expect(commands.outcome).toContainText('Hide message');
  await expect(line).toContainText(/Hidden by/);

  await line.getByRole('button', { name: /^Unhide/ }).click();
  await commands.confirm('Unhide message', 'Unhide message', 'It was an apology');
  await expect(line).not.toContainText(/Hidden by/);
});

test('a guild is found by a part of its name, renamed and put back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  await signIn('admin', '/guild?env=production&v=1.4.0');
  await createPlayerSearch(page).find(RUDE.name);
  await page.goto('/guild?env=production&v=1.4.0');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await expectAccessible();
  const name = (await rows.nth(2).getByRole('link').first().innerText()).split(' ')[0] ?? '';
  const box = page.getByPlaceholder('Guild number or name');
  await box.fill(name);
  await box.press('Enter');
  await expect(rows.nth(1)).toContainText(name);
  await expect(page).toHaveURL(/q=/);

  await rows.nth(1).getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(name);
  const members = createPlayerPage(page).card('Members');
  await expect(members.getByRole('button', { name: /^Remove:/ }).first()).toBeVisible();
  await commands.open('Rename guild');
  const form = commands.form('Rename guild');
  await form.getByLabel('New name').fill('Mender Hall');
  await expect(commands.preview).toContainText('Mender Hall');
  await expectAccessible();
  await commands.confirm('Rename guild', 'Rename guild', 'An offensive name');
  await expect(title).toContainText('Mender Hall');

  await commands.outcome.getByRole('button', { name: 'Undo' }).click();
  await commands.confirm('Undo: Rename guild', 'Undo', 'The leader agreed to another one');
  await expect(title).toContainText(name);
  const changes = createPlayerPage(page).card('Staff changes');
  await expect(changes.getByRole('row').filter({ hasText: 'An offensive name' })).toContainText('Undone');
  await expectAccessible();
});
