import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

test('caches are counted, cleared with an answer of each game server, and kept during a season', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const dialog = page.getByRole('dialog');
  await signIn('admin', `/memcache-control?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Cache Control');
  const tables = page.getByRole('table');
  await expect(tables.first().getByRole('row')).toHaveCount(8);
  await expect(tables.nth(1).getByRole('row').nth(1)).toContainText('Live content');
  await expectAccessible();

  await test.step('counting changes nothing, clearing names the game servers', async () => {
    await page.getByRole('button', { name: 'Clear cache: Game', exact: true }).click();
    await dialog.getByRole('button', { name: 'Count keys' }).click();
    await expect(dialog).toContainText('Nothing was cleared.');
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toContainText(': responded');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('a ranking waits for the end of its season', async () => {
    await page.getByRole('button', { name: 'Clear cache: Ranking' }).click();
    await dialog.getByRole('combobox', { name: 'Ranking' }).press('Enter');
    await page.getByTitle('Arena', { exact: true }).click();
    await expect(dialog).toContainText('The season of this ranking is running.');
    await expect(dialog.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled();
  });
});
