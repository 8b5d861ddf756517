import type { Page } from '@playwright/test';
import { LOGIN_WORDS, type ConsoleLanguage } from './login-page.ts';

/** What surrounds every page of a person who is signed in. */
export function createFrame(page: Page, language: ConsoleLanguage = 'en') {
  const words = LOGIN_WORDS[language];
  const account = page.getByRole('button', { name: new RegExp(`^${words.account}[:：]`) });
  return {
    account,
    menu: page.getByRole('navigation').first(),
    title: page.getByRole('heading', { level: 1 }),
    openAccount: () => account.click(),
    /** A choice of the account menu: a language, a theme. */
    choose: async (group: string, choice: string) => {
      await account.click();
      await page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }).click();
    },
    switchTo: async (environment: 'dev' | 'production') => {
      await page.getByRole('button', { name: /^Environment and version: / }).click();
      const versions = page.getByRole('menu').getByRole('menuitem', { name: /1\.4\.0/ });
      await (environment === 'dev' ? versions.first() : versions.last()).click();
    },
    logOut: async () => {
      await account.click();
      await page.getByRole('button', { name: words.logout }).click();
    },
  };
}
