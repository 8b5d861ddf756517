import { expect, type Page } from '@playwright/test';
import { addressOf } from './place.ts';

const ENVIRONMENT = 'production';

type SearchPage = 'user-global' | 'user-control';

/** The search for players, on all servers or on one. */
export function createPlayerSearch(page: Page, at: SearchPage = 'user-global') {
  const box = page.getByRole('searchbox', { name: 'Find a player' });
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const address = (query: Readonly<Record<string, string>>) =>
    addressOf({ module: at, environment: ENVIRONMENT }, '', query);
  return {
    box,
    rowOf,
    address,
    open: (query: Readonly<Record<string, string>> = {}) => page.goto(address(query)),
    ask: async (text: string) => {
      await box.fill(text);
      await box.press('Enter');
    },
    openPlayer: (name: string) => rowOf(name).getByRole('link', { name, exact: true }).click(),
    find: async (name: string) => {
      await page.goto(address({ q: name }));
      await expect(rowOf(name).first()).toBeVisible();
    },
  };
}

/** Everything about one player. */
export function createPlayerPage(page: Page) {
  const sections = page.getByRole('navigation', { name: 'Player sections' });
  return {
    name: page.getByRole('heading', { level: 1 }),
    open: (server: number, account: number, section?: string) =>
      page.goto(
        addressOf(
          { module: 'user-control', environment: ENVIRONMENT },
          `/${server}/${account}/detail`,
          section === undefined ? {} : { section },
        ),
      ),
    go: async (section: string) => {
      const link = sections.getByRole('link', { name: section, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
    },
    /** No part of the page is still on its way. */
    waitUntilComplete: async () => {
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
    /** A titled part of the page. */
    card: (title: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) }),
  };
}
