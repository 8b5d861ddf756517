import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createReleaseCentre, createReleasesPage } from '../pages/release-centre.ts';

const ITEMS = { module: 'item-setting' };
const TEXTS = { module: 'localization' };
const LIMITS = { module: 'item-control' };
const text = (key: string, word: string) => ({ key, en: word, zh: `${word} 中`, jp: `${word} 日` });

test('asks before it reverts a draft, and brings it back', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1005', {
    item_id: 960_301,
    name: { en: 'Lost Tea', zh: '失落茶', jp: '失われた茶' },
  });
  const { data } = await api.read(ITEMS, '1066');
  const name = (data['name'] as { en: string }).en;
  await api.update(ITEMS, '1066', { stack_limit: 41 });
  await signIn('admin', '/release?env=dev&v=1.4.0');
  const centre = createReleaseCentre(page);
  await centre.hold('Lost Tea', 'Not this time');
  await centre.hold(name, 'Not this time');

  await page.getByRole('button', { name: /^Revert \d+ unticked records to live/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Revert \d+ draft records to live/ });
  const edited = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(edited.getByRole('deletion')).toContainText('41');
  await expect(edited.getByRole('insertion')).toBeVisible();
  await expect(edited).toContainText('Ada (admin)');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Lost Tea' })).toContainText(
    'it will be deleted',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(centre.record('Lost Tea')).toBeVisible();

  await page.getByRole('button', { name: /^Revert \d+ unticked records to live/ }).click();
  await dialog.getByRole('button', { name: /^Revert \d+ records to live/ }).click();
  // Under the pointer the offer to undo stays while the list is read again.
  await page.getByText(/^Reverted to live: \d+ records$/).hover();
  await expect(centre.record('Lost Tea')).toBeHidden();
  expect((await api.read(ITEMS, '1066')).data).toEqual(data);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(centre.record('Lost Tea')).toContainText('New');
  expect((await api.read(ITEMS, '1066')).data['stack_limit']).toBe(41);
  await api.update(ITEMS, '1066', data);
});

test('undoes environment-wide changes with a roll back', async ({ page, signIn, api, expectAccessible }) => {
  await api.copy(TEXTS, 'ui.button.back', text('ui.gale', 'Gale'));
  await api.update(TEXTS, 'ui.gale', text('ui.gale', 'Storm'));
  await api.copy(TEXTS, 'ui.button.back', text('ui.calm', 'Calm'));
  await api.copy(ITEMS, '1005', { item_id: 960_302, name: { en: 'Gale Tea', zh: '疾風茶', jp: '疾風茶' } });
  const { item_id: limited } = (await api.read(LIMITS, '9')).data;
  await api.update(LIMITS, '9', { item_id: 960_302 });
  await signIn('admin', '/release?env=dev&v=1.4.0');
  await publish(page, 'Gale season');

  const releases = createReleasesPage(page);
  await releases.open();
  await page.getByRole('link', { name: 'Lantern season', exact: true }).last().click();
  await page.getByRole('button', { name: 'Roll back to this release' }).click();
  const dialog = page.getByRole('dialog');
  const noticed = dialog.getByRole('region', { name: 'Changes players will notice' });
  await expect(noticed.getByRole('listitem').first()).toBeVisible();
  // A long list shows its beginning.
  const rest = noticed.getByRole('button', { name: /^Show/ });
  if ((await rest.count()) > 0) await rest.click();
  await expect(noticed.getByRole('listitem').filter({ hasText: 'Gale Tea' })).toContainText(
    'will be removed',
  );
  const changes = dialog.getByRole('region', {
    name: /^Environment-wide changes since release \d+ went live/,
  });
  const row = (words: string | RegExp) => changes.getByRole('listitem').filter({ hasText: words });
  const created = row(/Localization\s*Gale/);
  await expect(created).toContainText(/Change \d+ edited the same records later: select it first/);
  await expect(created.getByRole('checkbox')).toBeDisabled();
  await row(/Localization\s*Storm/)
    .getByRole('checkbox')
    .check();
  await created.getByRole('checkbox').check();
  await expect(row('Calm').getByRole('checkbox')).not.toBeChecked();
  // What a setting refers to goes by its name, as everywhere.
  const limit = row(/^Item control/);
  await expect(limit.getByRole('insertion')).toHaveText('Gale Tea');
  await expect(limit.getByRole('deletion')).not.toHaveText(/\d/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Roll back and undo 2 changes' }).click();

  await expect(page.getByText(/^Rolled back: release \d+ is live$/)).toBeVisible();
  await expect(page.getByText('2 environment-wide changes were undone with the roll back.')).toBeVisible();
  await page.getByRole('link', { name: /^Undo: roll back to release \d+$/ }).click();
  await expect(page.getByRole('button', { name: 'Roll back to this release' })).toBeVisible();
  expect((await api.read(TEXTS, 'ui.calm')).data['en']).toBe('Calm');
  await api.update(LIMITS, '9', { item_id: limited ?? null });
  await page.goto('/activity?env=dev&v=1.4.0');
  await expect(page.getByRole('row').filter({ hasText: 'Undone by change' }).first()).toBeVisible();
});

async function publish(page: Page, name: string): Promise<void> {
  const centre = createReleaseCentre(page);
  await centre.name(name);
  await centre.acceptWarnings();
  await centre.publish();
  await expect(centre.notice).toContainText(name);
}
