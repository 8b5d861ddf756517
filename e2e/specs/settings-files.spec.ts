import { expect, prefer, test } from '../fixtures/console.ts';

const NAME = 'dev-0.0.1';

test('the settings of dev go into an empty version and are compared equal', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.createVersion('0.0.1', 'empty');
  await signIn('admin', '/export?env=dev&v=1.4.0');
  await expect(page.getByRole('heading', { name: 'Export/Import' })).toBeVisible();
  await page.getByRole('radio', { name: 'Selected modules' }).check();
  await expect(page.getByText('Select at least one module.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: 'All modules' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/^dev_1\.4\.0_\d{14}\.zip$/);

  await page.goto('/import?env=dev&v=0.0.1');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('File verified')).toBeVisible();
  await expect(page.getByText('dev-1.4.0')).toBeVisible();
  await page.getByRole('radio', { name: 'Replace modules' }).check();
  await expectAccessible();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByRole('columnheader', { name: 'Added' })).toBeVisible();
  await page
    .getByRole('row', { name: /^right Items|^Items/ })
    .getByRole('button')
    .click();
  await expect(page.getByText('Added', { exact: true }).nth(1)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: new RegExp(`^Import [\\d,]+ changes into ${NAME}$`) }).click();
  await expect(page.getByText(/changes imported$/)).toBeVisible();

  await page.goto('/utils/compare?env=dev&v=0.0.1&left=dev/1.4.0&right=dev/0.0.1');
  await expect(page.getByText('Both sides contain the same records.')).toBeVisible();
  await expectAccessible();
});

test('a damaged file is refused, and a file of dev never enters production', async ({ page, signIn }) => {
  await signIn('admin', '/export?env=dev&v=1.4.0');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'dev.zip', mimeType: 'application/zip', buffer });

  await page.goto('/import?env=production&v=1.4.0');
  await choose(file);
  await expect(
    page.getByText('Unsupported source environment: files from “dev” cannot be imported here.'),
  ).toBeVisible();
  const damaged = Buffer.from(file);
  const at = file.indexOf('item-setting.json') + 60;
  damaged[at] = (damaged[at] ?? 0) ^ 255;
  await choose(damaged);
  await expect(page.getByText('File damaged or modified: item-setting.json', { exact: false })).toBeVisible();
});

test('two drafts are compared by keyboard, and one takes a field of the other', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.createVersion('1.5.0', 'copy');
  await api.update({ module: 'item-setting', version: '1.5.0' }, '1001', { stack_limit: 77 });
  await signIn('admin', '/utils/compare?env=dev&v=1.5.0&left=dev/1.4.0&right=dev/1.5.0');
  await expect(page.getByText('1 record differs')).toBeVisible();
  await expect(page.getByText('Common base: dev-1.4.0')).toBeVisible();
  await expect(page.getByText('Changed on the right')).toBeVisible();
  await expectAccessible();
  const address = page.url();
  await page.getByRole('searchbox', { name: 'Search differences' }).fill('nothing like it');
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(page).toHaveURL(/q=nothing/);
  await page.goto(address);
  const take = page.getByRole('button', { name: /^Take left: .* · Stack limit$/ });
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Take “.* · Stack limit”\?$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Both sides contain the same records.')).toBeVisible();

  // A side that lacks the record is taken by deleting it, and says so.
  const name = { en: 'Mist Tea', zh: '霧茶', jp: '霧のお茶' };
  await api.copy({ module: 'item-setting', version: '1.5.0' }, '1001', { item_id: 960_150, name });
  await page.reload();
  await page.getByRole('button', { name: 'Take left: Mist Tea', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Delete “Mist Tea”?' });
  await expect(asked).toContainText('so it is deleted from dev-1.5.0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Both sides contain the same records.')).toBeVisible();
});

for (const language of ['en', 'zh', 'jp'] as const)
  test(`a release is chosen to compare by its whole name at 1280 pixels (${language})`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('admin', '/overview?env=dev&v=1.4.0');
    await prefer(page, { language });
    await page.goto('/utils/compare?env=dev&v=1.4.0&left=dev@1&right=dev/1.4.0');
    const chosen = page.getByText(/^#1 Lantern season/);
    await expect(chosen).toBeVisible();
    expect(await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('a file is led to its module by its columns', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin', '/csv-import?env=dev&v=1.4.0');
  await expect(page.getByRole('combobox', { name: 'Search modules' })).toBeVisible();
  const buffer = Buffer.from('title_id,name.en,name.zh,valid_days\n1,First,第一,0');
  await page.locator('input[type=file]').setInputFiles({ name: 'titles.csv', mimeType: 'text/csv', buffer });
  const suggestion = page.getByRole('button', { name: /^Titles \(\d\/4\)$/ });
  await expect(suggestion).toBeVisible();
  await expectAccessible();
  await suggestion.click();
  await expect(page).toHaveURL(/\/import\/title-setting\?.*import=/);
  await expect(page.getByRole('button', { name: 'Check all rows' })).toBeVisible();

  // Several files are one preview, one change and one undo.
  const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.goto('/csv-import?env=dev&v=1.4.0');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      csv('title-setting.csv', 'title_id,valid_days\n12,many'),
      csv('item-setting.csv', 'item_id,stack_limit\n1001,61'),
      csv('spring.csv', 'when,who\nMonday,Mei'),
    ]);
  await expect(page).toHaveURL(/batch=/);
  const batch = page.url();
  const check = page.getByRole('button', { name: 'Check all rows' });
  await expect(check).toBeDisabled();
  await page.getByRole('button', { name: 'Exclude spring.csv' }).click();
  await check.click();
  await expect(page.getByText('1 invalid row. Correct it, or exclude its file.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Columns and rows of title-setting.csv' }).click();
  await page.getByRole('button', { name: /^Edit row 2: Valid/ }).click();
  await page.getByLabel('valid_days').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid 0')).toBeVisible();
  await page.getByRole('link', { name: 'Back to all files' }).click();
  await expect(page).toHaveURL(batch);
  await page.getByRole('button', { name: 'Import 2 records into dev-1.4.0' }).click();
  await expect(page.getByText('2 records imported')).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone. All records are restored.')).toBeVisible();
});
