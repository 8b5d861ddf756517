import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createPlayerSearch } from '../pages/player-page.ts';

async function write(page: Page, part: 'Title' | 'Body', words: string): Promise<void> {
  const group = page.getByRole('group', { name: part, exact: true });
  for (const language of ['English', '繁體中文', '日本語'])
    await group.getByLabel(language).fill(`${words} ${language}`);
}

/** Types the name that a protected environment asks for, and agrees. */
async function confirm(page: Page, action: 'Send' | 'Recall'): Promise<void> {
  const dialog = page.getByRole('dialog');
  const name = await dialog.getByText(/^production-/).innerText();
  await expect(dialog.getByRole('button', { name: action })).toBeDisabled();
  await dialog.getByRole('textbox').last().fill(name);
  await expect(dialog.getByRole('button', { name: action })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Sorry for the long wait');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

test('junior support sends coins to a pasted list, sees who was excluded, and takes them back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('low_cs');
  await createPlayerSearch(page).find('Marlowen');
  await page.goto('/bulk-delivery');
  await expect(createFrame(page).title).toHaveText('Mail Bulk delivery');
  await page.getByRole('button', { name: 'New delivery' }).first().click();

  await write(page, 'Title', 'A gift');
  await write(page, 'Body', 'Dear {playr}');
  await expect(page.getByText('{playr} is unknown; only {player} is replaced')).toHaveCount(3);
  await write(page, 'Body', 'Dear {player}');
  await expect(page.getByText('is unknown')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add reward' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).fill('Coin');
  await page.getByTitle('Coin', { exact: true }).click();
  await page.getByLabel('Amount').fill('100');
  await page.getByLabel('Account IDs').fill('Player ID\n1:100001、1:100002\nMarlowen\n1:999999999');
  await expect(page.getByText('“Player ID” is read as the heading.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Player preview' })).toContainText('×100');
  await expectAccessible();
  await page.getByRole('button', { name: 'Create draft' }).click();

  await expect(page.getByText('Dry run: ready to send')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Dear Marlowen English');
  await expect(page.getByText('4 entries, 2 excluded', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 excluded' })).toBeVisible();
  await expect(page.getByRole('row', { name: /3 Marlowen Not an ID/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /4 1:999999999 Player not found/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Amount').fill('3000000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dry run: cannot be sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dry run: ready to send')).toBeVisible();

  await page.getByRole('button', { name: 'Send' }).click();
  await confirm(page, 'Send');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(page.getByRole('row', { name: /Marlowen 100001 1 ✓?\s*Sent/ })).toBeVisible();

  await page.getByRole('button', { name: 'Recall' }).click();
  await confirm(page, 'Recall');
  await expect(page.getByRole('row', { name: /Marlowen 100001 1 ↩?\s*Recalled/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Mail Bulk delivery' })
    .click();
  await expect(page.getByRole('row', { name: /A gift English/ }).first()).toContainText('Recalled');
});

test('a delivery with a later send time says when it starts, before it is sent', async ({ page, signIn }) => {
  await signIn('low_cs', '/bulk-delivery');
  await page.getByRole('button', { name: 'New delivery' }).first().click();
  await write(page, 'Title', 'Maintenance');
  await write(page, 'Body', 'On Tuesday');
  await page.getByLabel('Account IDs').fill('1:100001');
  await page.getByLabel('Send at').fill('2099-01-02 03:04');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Sending starts on 2 Jan 2099, 03:04 (Hong Kong).');
});
