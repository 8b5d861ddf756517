import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/console.ts';
import { createPlayerCommands } from '../pages/player-commands-page.ts';
import { createPlayerPage, createPlayerSearch } from '../pages/player-page.ts';

const PLAYER = 'Quickthorn';
const OTHER = 'Starfox';
const MOVE = 'Move device to another player';

test('an administrator looks at a device that would move, takes the player as a file, and a copy comes into dev', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const commands = createPlayerCommands(page);
  const search = createPlayerSearch(page);
  await signIn('admin', search.address({}));
  await search.find(PLAYER);
  await search.openPlayer(PLAYER);

  await commands.open(MOVE);
  const form = commands.form(MOVE);
  await form.getByLabel('Device').click();
  await commands.activeChoice.click();
  await form.getByLabel('Target player').fill(OTHER);
  await commands.choice(OTHER).click();
  await expect(commands.preview.getByRole('row').filter({ hasText: PLAYER })).toContainText('Device');
  await expect(commands.preview.getByRole('row').filter({ hasText: OTHER })).toContainText('Device');
  await expectAccessible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  const exporting = page.getByRole('dialog', { name: 'Export player' });
  await page.getByRole('button', { name: 'Export player' }).click();
  await exporting.getByLabel('Reason').fill('Asked for what we know of them');
  const download = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export player' }).click();
  const file = await (await download).path();

  await page.goto('/user-global?env=dev&v=1.4.0');
  await page.getByRole('button', { name: 'Import player' }).click();
  const importing = page.getByRole('dialog', { name: 'Import player' });
  await importing.locator('input[type=file]').setInputFiles({
    name: 'player.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await importing.getByLabel('Reason').fill('To see how the battles ended');
  await expectAccessible();
  await importing.getByRole('button', { name: 'Import player' }).click();
  await importing.getByRole('button', { name: 'Open player' }).click();
  await expect(createPlayerPage(page).name).toContainText(PLAYER);
  await expect(page).toHaveURL(/\/9000000\d\d\/detail\?.*env=dev/);
});
