import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';

test('an admin queries the database, sees what is wrong, explains, saves and comes back to a query', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/admin/s/u/sql?env=dev&v=1.4.0');
  await expect(createFrame(page).title).toHaveText('SQL Console (read only)');
  const editor = page.getByRole('textbox', { name: 'SQL statement' });

  // A table puts its readable columns into the editor; the completion knows them, too.
  await page.getByRole('searchbox', { name: 'Search tables and columns' }).fill('environment');
  await page.getByText('environment', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Insert SELECT … FROM environment', exact: true }).click();
  await expect(editor).toContainText('game_time_zone');
  // What is typed over coloured text would keep its colour.
  await editor.press('Control+A');
  await editor.press('Delete');
  await editor.fill('select key, is_protected, null as nothing from environment where game_ti');
  await editor.press('End');
  await editor.press('Control+Space');
  await page.getByRole('option', { name: /^game_time_zone/ }).click();
  await editor.pressSequentially(' <> $1 order by id');
  const parameters = page.getByRole('textbox', { name: 'Parameters' });
  await parameters.fill('["Nowhere"]');
  await editor.press('Control+Enter');
  const result = page.getByRole('region', { name: /rows?$/ });
  await expect(result.getByRole('row', { name: 'production true NULL' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Save query' }).click();
  await page.getByRole('textbox', { name: 'Name of the query' }).fill('Environments');
  await page.getByRole('checkbox', { name: 'Share with other admins' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save query' }).click();
  await expect(page).toHaveURL(/query=\d+/);

  // The place of an error is marked in the editor.
  await parameters.fill('');
  await editor.fill('select password_hash from account');
  await editor.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'id, username, display_name' })).toBeVisible();
  await editor.fill('select idd from account');
  await editor.press('Control+Enter');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('idd');

  await page.getByRole('button', { name: /^Environments/ }).click();
  await parameters.fill('["Nowhere"]');
  await page.getByRole('button', { name: 'Explain and run' }).click();
  await expect(page.getByText(/Scan on environment/)).toBeVisible();
  await expectAccessible();

  await page.getByText('Recent', { exact: true }).click();
  await page.getByRole('button', { name: /^select password_hash/ }).click();
  await expect(editor).toHaveText('select password_hash from account');

  // What takes too long can be cancelled.
  await parameters.fill('');
  await editor.fill(
    'select count(*) from generate_series(1, 30000) a, generate_series(1, 30000) b, generate_series(1, 30000) c',
  );
  await page.getByRole('spinbutton', { name: 'Time limit (ms)' }).fill('10000');
  await editor.press('Control+Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was cancelled' })).toBeVisible();
});
