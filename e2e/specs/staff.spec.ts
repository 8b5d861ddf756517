import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { PLACE } from '../pages/place.ts';

/** A button is paler while the answer is on its way. */
const isAtRest = (button: Locator) => expect(button).toHaveCSS('opacity', '1');

test('a colleague gets an account, uses it, and is signed out when it is deactivated', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/users?${PLACE}`);
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Display name').fill('chika (SUPPORT)');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('must not be empty')).toBeVisible();
  await expect(page.getByText('must have at least 8 characters')).toBeVisible();
  await page.getByLabel('User name').fill('hana');
  await page.getByRole('button', { name: 'Generate password' }).click();
  const password = await page.getByLabel('Initial password').inputValue();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('is already in use')).toBeVisible();
  await isAtRest(page.getByRole('button', { name: 'Create account' }));
  await expectAccessible();
  await page.getByLabel('Display name').fill('Hana');
  await page.getByRole('button', { name: 'Create account' }).click();
  const row = page.getByRole('row', { name: /Hana/ });
  await expect(row).toContainText('Player support');
  const filter = page.getByRole('searchbox', { name: 'Search by name' });
  await filter.fill('hana');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(filter).toHaveValue('');

  const desk = await (await browser.newContext()).newPage();
  await createLoginPage(desk).open();
  await createLoginPage(desk).logIn('hana', password);
  await expect(desk.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await desk.goto(`/user-global?${PLACE}`);
  await desk.getByLabel('Current password').fill(password);
  await desk.getByLabel('New password').fill('hanahana');
  await desk.getByLabel('Confirm password').fill('hanahana');
  await desk.getByRole('button', { name: 'Change password' }).click();
  await expect(desk.getByText('is easy to guess')).toBeVisible();
  await desk.getByLabel('New password').fill('paper-lantern-7');
  await desk.getByLabel('Confirm password').fill('paper-lantern-7');
  await desk.getByRole('button', { name: 'Change password' }).click();
  await expect(createFrame(desk).title).toHaveText('Global player search');

  await row.getByRole('button', { name: 'Deactivate: Hana' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Deactivated');
  await desk.reload();
  await expect(createLoginPage(desk).button).toBeVisible();
  await createLoginPage(desk).logIn('hana', 'paper-lantern-7');
  await expect(desk.getByText('Wrong user name or password.')).toBeVisible();
});

test('a session of another browser is seen and ended, by its owner and by an admin', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  const desk = await (await browser.newContext()).newPage();
  const signInAtDesk = async () => {
    await createLoginPage(desk).open();
    await createLoginPage(desk).logIn('qa', 'ember-and-moss-2026');
    await expect(createFrame(desk).title).toHaveText('Global player search');
  };
  const end = page.getByRole('button', { name: /^End session: / });
  await signInAtDesk();
  await signIn('qa', `/user-global?${PLACE}`);
  await createFrame(page).openAccount();
  await page.getByRole('link', { name: /profile/i }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  await expectAccessible();
  await page.getByRole('button', { name: 'End other sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End other sessions' }).click();
  await expect(page.getByText(/sessions? ended/)).toBeVisible();
  await expect(end).toHaveCount(0);
  await desk.reload();
  await expect(createLoginPage(desk).button).toBeVisible();

  await signInAtDesk();
  await signIn('admin', `/users?${PLACE}`);
  await page
    .getByRole('row', { name: /\bqa\b/ })
    .getByRole('link')
    .click();
  await expect(end.first()).toBeVisible();
  await expectAccessible();
  await end.first().click();
  await expect(page.getByText('1 session ended')).toBeVisible();
  await desk.reload();
  await expect(createLoginPage(desk).button).toBeVisible();
});

test('people change their own name and password', async ({ page, signIn, expectAccessible }) => {
  await signIn('low_cs', `/dashboard?${PLACE}`);
  await createFrame(page).openAccount();
  await page.getByRole('link', { name: /profile/i }).click();
  await expect(createFrame(page).title).toHaveText('Your profile');
  const name = page.getByLabel('Display name');
  await name.fill('Lin of the night shift');
  await page.reload();
  await expect(name).toHaveValue('Lin of the night shift');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Account: Lin of the night shift/ })).toBeVisible();

  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password').fill('not-my-password');
  await page.getByLabel('New password').fill('lantern-light-1');
  await page.getByLabel('Confirm password').fill('lantern-light-2');
  await change.click();
  await expect(page.getByText('must be the same as the new password')).toBeVisible();
  await page.getByLabel('Confirm password').fill('lantern-light-1');
  await change.click();
  await expect(page.getByText('is not your current password')).toBeVisible();
  await isAtRest(change);
  await expectAccessible();
  await page.getByLabel('Current password').fill('ember-and-moss-2026');
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();

  await page.getByLabel('Current password').fill('lantern-light-1');
  await page.getByLabel('New password').fill('ember-and-moss-2026');
  await page.getByLabel('Confirm password').fill('ember-and-moss-2026');
  await change.click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await name.fill('Lin (junior support)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Account: Lin \(junior/ })).toBeVisible();
});

test('the account of another person is for admins only', async ({ page, signIn }) => {
  for (const person of ['cs', 'qa', 'low_cs'] as const) {
    await signIn(person, `/users/1/edit?${PLACE}`);
    await expect(page.getByText('Sorry, you are not authorized to access this page.')).toBeVisible();
  }
});

test('the default time zone is that of the console, until one is chosen', async ({ page, signIn }) => {
  const choose = async (zone: string) => {
    await page.getByLabel('Default time zone').fill(zone);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).first().click();
  };
  await signIn('admin', `/settings?${PLACE}`);
  await choose('Asia/Tokyo');
  await expect(page.getByText('Hong Kong (GMT+8) → Tokyo (GMT+9)')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText('JST')).toBeVisible();
  await choose('Asia/Hong_Kong');
  await expect(page.getByText('Tokyo (GMT+9) → Hong Kong (GMT+8)')).toBeVisible();
});

test('an environment is created, and the clock of a protected one asks for its version', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/environments?${PLACE}`);
  await page.getByRole('button', { name: 'New environment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key').fill('dev');
  await dialog.getByLabel('Name', { exact: true }).fill('Harbour');
  await dialog.getByRole('button', { name: 'Create environment' }).click();
  await expect(dialog.getByText('is already in use')).toBeVisible();
  await dialog.getByLabel('Key').fill('harbour');
  await dialog.getByRole('switch', { name: 'Protected' }).click();
  await dialog.getByRole('button', { name: 'Create environment' }).click();
  const harbour = page.getByRole('region', { name: 'Harbour' });
  await expect(harbour).toContainText('1.0.0');

  await harbour.getByRole('button', { name: 'Edit: Harbour' }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Game time').fill('Asia/Tokyo');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/moves from Hong Kong \(GMT\+8\) to Tokyo \(GMT\+9\)/)).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible();
  await dialog.getByLabel('Type the version name shown in red').fill('harbour-1.0.0');
  await save.click();
  await expect(harbour).toContainText('Tokyo (GMT+9)');
});
