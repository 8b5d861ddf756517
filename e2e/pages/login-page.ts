import type { Page } from '@playwright/test';

/** The words of the login screen in each language, as a person reads them. */
export const LOGIN_WORDS = {
  en: { user: 'User name', password: 'Password', login: 'Login', logout: 'Logout', account: 'Account' },
  zh: { user: '帳號', password: '密碼', login: '登入', logout: '登出', account: '帳號' },
  jp: {
    user: 'ユーザー名',
    password: 'パスワード',
    login: 'ログイン',
    logout: 'ログアウト',
    account: 'アカウント',
  },
} as const;

export type ConsoleLanguage = keyof typeof LOGIN_WORDS;

export function createLoginPage(page: Page, language: ConsoleLanguage = 'en') {
  const words = LOGIN_WORDS[language];
  return {
    button: page.getByRole('button', { name: words.login, exact: true }),
    refusal: page.getByRole('alert'),
    open: (returnTo?: string) =>
      page.goto(returnTo === undefined ? '/login' : `/login?r=${encodeURIComponent(returnTo)}`),
    logIn: async (username: string, password: string) => {
      await page.getByLabel(words.user, { exact: true }).fill(username);
      await page.getByLabel(words.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: words.login, exact: true }).click();
    },
    chooseLanguage: (name: '繁體中文' | '日本語' | 'English') => page.getByRole('button', { name }).click(),
  };
}
