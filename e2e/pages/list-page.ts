import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, type Place } from './place.ts';

/** The list of a module. */
export function createListPage(page: Page, place: Place) {
  const table = page.getByRole('table');
  const head = (column: string) => table.getByRole('columnheader', { name: column }).getByRole('button');
  const row = (name: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });
  return {
    table,
    row,
    rows: table.locator('tbody').getByRole('row'),
    search: page.getByRole('searchbox', { name: 'ID or name in any language' }),
    open: (query: Readonly<Record<string, string>> = {}) => page.goto(addressOf(place, '', query)),
    head,
    sortBy: (column: string) => head(column).click(),
    /** A condition on a field of choices, in one of the groups. */
    chooseFilter: async (group: Locator, field: string, choice: string) => {
      await group.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem', { name: field, exact: true }).click();
      await page.getByRole('tooltip').getByText(choice, { exact: true }).click();
      await page.keyboard.press('Escape');
    },
    /** The range of a number column. */
    filterFrom: async (field: string, value: string) => {
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem', { name: field, exact: true }).click();
      await page.getByRole('spinbutton', { name: 'From' }).fill(value);
      await page.keyboard.press('Escape');
    },
    goToPage: (number: number) => page.getByRole('listitem', { name: String(number), exact: true }).click(),
    act: async (name: string, action: 'Duplicate' | 'Delete') => {
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    exportAs: async (entry: string): Promise<Buffer> => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      return readFile(await (await download).path());
    },
    confirm: (action: string) =>
      page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click(),
    expectCount: (count: number) =>
      expect(page.getByText(`${count} ${count === 1 ? 'record' : 'records'}`, { exact: true })).toBeVisible(),
  };
}
