import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/console.ts';

test('a report is opened from the overview, narrowed, compared and exported', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/overview?env=production&v=1.4.0');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('img', { name: 'Active players over time' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('combobox', { name: 'Report' }).click();
  // Found by its letters, like every choice of many.
  await page.keyboard.type('reven');
  await page.keyboard.press('Enter');
  await page.getByText('Week', { exact: true }).click();
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByTitle('iOS', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Compare with the previous period' }).check();
  await expect(page.getByText(/^Compared with/)).toBeVisible();
  const table = page.getByRole('table', { name: 'All numbers' });
  await expect(table.getByRole('rowheader', { name: 'TWD' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Gross \(USD\)/ })).toBeVisible();
  await expectAccessible();

  // Who gets the address sees the same.
  await page.reload();
  await expect(page).toHaveURL(/report=revenue&.*group=week|group=week.*report=revenue/);
  await expect(table.getByRole('rowheader', { name: 'TWD' }).first()).toBeVisible();
  // What was not counted before is counted while the page is open.
  await expect(page.getByText(/being counted/)).toHaveCount(0);
  const rows = await table.getByRole('row').count();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/^revenue_production_.*\.csv$/);
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(rows);
  expect(lines[0]).toContain('week,subject,detail,gross,gross_before');

  await test.step('what players drew is audited against the odds that held', async () => {
    await page.goto('/draw-audit?env=production&v=1.4.0');
    await page.getByRole('button', { name: 'Run audit' }).click();
    await expect(page.getByText(/draws compared/).first()).toBeVisible();
    await expect(page.getByText('Within expected range').first()).toBeVisible();
    await expectAccessible();
  });
});
