import { expect, type Locator, type Page } from '@playwright/test';

type TextLanguage = 'en' | 'zh' | 'jp';

const COLUMNS: readonly TextLanguage[] = ['en', 'zh', 'jp'];

/** The translators' grid. */
export function createTextsPage(page: Page) {
  const grid = page.getByRole('grid', { name: 'Texts by key and language' });
  const row = (key: string): Locator =>
    grid.getByRole('row').filter({ has: page.getByTitle(key, { exact: true }) });
  const cell = (key: string, language: TextLanguage): Locator =>
    row(key).getByRole('gridcell').nth(COLUMNS.indexOf(language));
  return {
    grid,
    row,
    cell,
    details: page.getByRole('complementary', { name: 'Details' }),
    unsaved: page.getByText(/\d unsaved texts?/),
    /** Waits until the grid shows what the address asks for. */
    ready: () => expect(grid.getByRole('rowheader').first()).toBeVisible(),
    async addKeys(pasted: string): Promise<void> {
      await page.getByRole('button', { name: 'Add keys' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add keys' });
      await dialog.getByRole('textbox').first().fill(pasted);
      await dialog.getByRole('button', { name: /^Add \d/ }).click();
      await expect(dialog).toBeHidden();
    },
    /** Types over what the cell in focus says, and stays there. */
    async overwrite(text: string): Promise<void> {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** Types over what a cell says and goes on below. */
    async type(key: string, language: TextLanguage, text: string): Promise<void> {
      await cell(key, language).click();
      await this.overwrite(text);
      await page.keyboard.press('Enter');
    },
    save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  };
}
