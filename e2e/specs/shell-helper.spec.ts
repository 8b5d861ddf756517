import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Quick Helper' });

async function press(page: Page, action: string): Promise<void> {
  await button(page).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('is for admins only', async ({ page, signIn }) => {
  for (const person of ['cs', 'qa', 'low_cs'] as const) {
    await signIn(person, '/user-global');
    await expect(createFrame(page).title).toHaveText('Global player search');
    await expect(button(page)).toBeHidden();
  }
});

test('has the six actions in their order', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await button(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Node Server Data Update',
    'Localization Update',
    'JSON prettier',
    'Clear Game Cache',
    'Clear Login Cache',
    'Item Sources',
  ]);
  await expectAccessible('everything');
});

test('does each action and says so', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  for (const [action, notice] of [
    ['Node Server Data Update', 'Update Node Config Success!'],
    ['Localization Update', 'Localization Download latest version!'],
    ['Clear Game Cache', 'Game cache clear Success!'],
    ['Clear Login Cache', 'Login Cache clear Success!'],
    ['Item Sources', 'Update Item Sources Success!'],
  ] as const) {
    await press(page, action);
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
  }
});

test('says when no game server answered', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  const message = 'Update succeeded but socket server unresponsive';
  await page.route('**/clearcache.php', (route) =>
    route.fulfill({
      json: { type: 206, store: 'in-process', environment: 'dev', connected: 0, acknowledged: 0, message },
    }),
  );
  await press(page, 'Clear Game Cache');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Game cache clear Success!')).toBeHidden();
});

test('says what failed, and why', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await page.route('**/tools/update-node-config', (route) =>
    route.fulfill({ status: 500, json: { message: 'The harbour is frozen.' } }),
  );
  await press(page, 'Node Server Data Update');
  await expect(page.getByText('Could not update the node servers’ data')).toBeVisible();
  await expect(page.getByText('The harbour is frozen.')).toBeVisible();
});

test('asks first in a protected environment', async ({ page, signIn }) => {
  await signIn('admin', '/overview?env=production&v=1.4.0');
  let calls = 0;
  await page.route('**/clearlogincache.php', (route) => {
    calls += 1;
    return route.continue();
  });
  await press(page, 'Clear Login Cache');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Players in Production have to sign in again.');
  await expect(dialog.getByRole('button', { name: 'Sign players out' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(calls).toBe(0);
});

test('shows raw JSON beside a formatted view', async ({ page, signIn, expectAccessible }) => {
  // As over plain HTTP, where browsers have no clipboard to write to.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await signIn('admin', `/overview?${PLACE}`);
  await press(page, 'JSON prettier');
  const dialog = page.getByRole('dialog', { name: 'JSON prettier' });
  const raw = dialog.getByRole('textbox', { name: 'Raw text' });
  await raw.fill('{"id":10021,"tags":["ember"]}');
  await expect(dialog.getByRole('textbox', { name: 'Formatted' })).toContainText('"tags": [');
  await expectAccessible('everything');
  await dialog.getByRole('button', { name: 'Copy formatted text' }).click();
  await raw.fill('');
  await raw.press('ControlOrMeta+v');
  await expect(raw).toHaveText('{  "id": 10021,  "tags": [    "ember"  ]}');
  await raw.fill('{"id":');
  await expect(dialog.getByRole('status')).toContainText('Not valid JSON yet');
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(1100);
});
