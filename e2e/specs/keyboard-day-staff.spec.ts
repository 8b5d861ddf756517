import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createKeyboard } from '../pages/keyboard.ts';
import { createKeyboardAccount } from '../pages/keyboard-account.ts';

test('accounts of staff are looked after with the keyboard alone', async ({
  page,
  signIn,
  expectAccessible,
}, { retry }) => {
  const keys = createKeyboard(page);
  const account = createKeyboardAccount(page, keys);
  const { title } = createFrame(page);
  // What a first try created is still there in a second one.
  const [name, username] = [`Kiko of the keys ${retry}`, `kiko${retry}`];
  const row = page.getByRole('row', { name });
  await signIn('admin', '/overview');

  const password = await test.step('an admin adds an account', async () => {
    await keys.jump('staff acc', /Staff accounts/);
    await expect(title).toHaveText('Staff accounts');
    await keys.tabTo(page.getByRole('button', { name: 'Add account' }));
    await keys.press('Enter');
    await expect(title).toHaveText('New staff account');
    await keys.tabTo(page.getByLabel('Display name'));
    await keys.type(name);
    await keys.tabTo(page.getByLabel('User name'));
    await keys.type(username);
    await keys.tabTo(page.getByRole('combobox', { name: 'Role' }));
    await keys.press('Enter', 'ArrowDown', 'Enter');
    await keys.tabTo(page.getByRole('button', { name: 'Generate password' }));
    await keys.press('Enter');
    const made = await page.getByLabel('Initial password').inputValue();
    await keys.tabTo(page.getByRole('button', { name: 'Create account' }));
    await keys.press('Enter');
    await expect(row).toContainText('QA');
    await keys.expectFocus();
    await account.signOut();
    return made;
  });

  await test.step('its owner changes the password', async () => {
    await account.sendCredentials(username, password);
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await expectAccessible();
    await keys.tabTo(page.getByLabel('Current password'));
    await keys.type(password);
    for (const label of ['New password', 'Confirm password']) {
      await keys.tabTo(page.getByLabel(label));
      await keys.type('lantern-light-2026');
    }
    await keys.tabTo(page.getByRole('button', { name: 'Change password' }));
    await keys.press('Enter');
    await expect(title).toHaveText('Global player search');
    await account.signOut();
    await account.signIn(username, 'lantern-light-2026');
  });

  await test.step('an admin deactivates it', async () => {
    await signIn('admin', '/users');
    await keys.tabTo(row.getByRole('button', { name: `Deactivate: ${name}` }));
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    await keys.expectOn(dialog.getByRole('button', { name: 'Cancel' }));
    await keys.tabTo(dialog.getByRole('button', { name: 'Deactivate' }));
    await keys.press('Enter');
    await expect(row).toContainText('Deactivated');
    await keys.expectFocus();
  });
});
