import { expect, type Page } from '@playwright/test';
import { addressOf, type Place } from './place.ts';

/** Bringing a file into a module: file, columns, preview. */
export function createImportPage(page: Page, place: Place) {
  return {
    open: () => page.goto(addressOf({ ...place, module: `import/${place.module}` })),
    chooseFile: (name: string, content: string | Buffer) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }),
    checkRows: () => page.getByRole('button', { name: 'Check all rows' }).click(),
    expectCounts: async (
      counts: Partial<Record<'All' | 'New' | 'Changed' | 'Unchanged' | 'Invalid', number>>,
    ) => {
      for (const [outcome, count] of Object.entries(counts))
        await expect(page.getByText(`${outcome} ${count}`, { exact: true })).toBeVisible();
    },
    sheet: (name: string) => page.getByText(`Sheet ${name}`, { exact: true }),
    row: (number: number) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: String(number), exact: true }) })
        .first(),
    downloadInvalid: async (): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download invalid rows' }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    },
    note: (text: string) => page.getByLabel('Note for the history (optional)').fill(text),
    apply: (count: number) =>
      page.getByRole('button', { name: new RegExp(`^Import ${count} records? into `) }).click(),
    done: (count: number) => page.getByText(`${count} ${count === 1 ? 'record' : 'records'} imported`),
    undo: () => page.getByRole('button', { name: 'Undo import' }).click(),
  };
}
