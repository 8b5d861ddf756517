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
  return {
    grid,
    row,
    status: page.getByRole('status').filter({ hasText: /unsaved|record/ }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    undo: page.getByRole('button', { name: 'Undo' }),
    open: (group: string) => page.goto(addressOf(place, '', { view: 'sheet', group })),
    cell: (at: { readonly row: number; readonly column: number }) =>
      grid.locator('tbody').getByRole('row').nth(at.row).getByRole('gridcell').nth(at.column),
  };
}
