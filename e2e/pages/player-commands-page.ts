import type { Page } from '@playwright/test';

/** What staff do to the player of the page: the menu of actions, its forms, and what came of them. */
export function createPlayerCommands(page: Page) {
  const menu = page.getByRole('button', { name: /^Actions/ });
  const form = (name: string) => page.getByRole('dialog', { name });
  const preview = page.getByRole('region', { name: 'Preview of changes' });
  return {
    menu,
    form,
    preview,
    outcome: page.getByRole('status').filter({ hasText: /Done|Waits/ }),
    item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    /** Opens the form of an action. */
    open: async (name: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await form(name).waitFor();
    },
    /** One of the choices of an open list. */
    choice: (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name }).first(),
    /** The one that Enter takes. */
    activeChoice: page.locator('.ant-select-item-option-active'),
    /** What has to be ticked before a command that is warned of can be done. */
    warning: (text: string | RegExp) =>
      preview.getByRole('alert').filter({ hasText: text }).getByRole('checkbox', { name: 'Continue anyway' }),
    /** Says why, and does it. */
    confirm: async (name: string, button: string, reason: string) => {
      await form(name).getByLabel('Reason').fill(reason);
      await form(name).getByRole('button', { name: button, exact: true }).click();
      await form(name).waitFor({ state: 'hidden' });
    },
  };
}
