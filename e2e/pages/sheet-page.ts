import type { Page } from '@playwright/test';
import { addressOf, type Place } from './place.ts';

/** A group of records edited as one sheet. */
export function createSheetPage(page: Page, place: Place) {
  const grid = page.getByRole('grid');
  const row = (first: string) =>
    grid
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell', { name: first, exact: true }).first() })
      .first();
  const panel = page.getByRole('complementary', { name: 'Curve' });
  return {
    grid,
    /** What fills a column by a curve. */
    curve: {
      panel,
      choose: async (label: string, option: string) => {
        await panel.getByLabel(label).click();
        await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
      },
    },
    row,
    status: page.getByRole('status').filter({ hasText: /unsaved|record/ }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    undo: page.getByRole('button', { name: 'Undo' }),
    open: (group: string) => page.goto(addressOf(place, '', { view: 'sheet', group })),
    cell: (at: { readonly row: number; readonly column: number }) =>
      grid.locator('tbody').getByRole('row').nth(at.row).getByRole('gridcell').nth(at.column),
  };
}
