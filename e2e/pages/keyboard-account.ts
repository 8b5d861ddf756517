import { expect, type Page } from '@playwright/test';
import { createFrame } from './frame.ts';
import type { createKeyboard } from './keyboard.ts';
import { LOGIN_WORDS } from './login-page.ts';

/** Coming and going without a mouse. */
export function createKeyboardAccount(page: Page, keys: ReturnType<typeof createKeyboard>) {
  const words = LOGIN_WORDS.en;
  const sendCredentials = async (username: string, password: string): Promise<void> => {
    await keys.tabTo(page.getByLabel(words.user, { exact: true }));
    await keys.type(username);
    await keys.tabTo(page.getByLabel(words.password, { exact: true }));
    await keys.type(password);
    await page.keyboard.press('Enter');
  };
  return {
    sendCredentials,
    async signIn(username: string, password: string): Promise<void> {
      await sendCredentials(username, password);
      await expect(createFrame(page).account).toBeVisible();
    },
    async signOut(): Promise<void> {
      await keys.tabTo(createFrame(page).account, { back: true });
      await keys.press('Enter');
      await keys.tabTo(page.getByRole('button', { name: words.logout }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: words.login, exact: true })).toBeVisible();
    },
  };
}
