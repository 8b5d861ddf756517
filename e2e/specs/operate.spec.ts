import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { PLACE } from '../pages/place.ts';

const ITEMS = { module: 'item-setting' };
const TEXTS = { module: 'localization', environment: 'production' };

/** The latest entry of the activity that touched a module. */
const latest = (page: Page, module: string) => page.getByRole('row').filter({ hasText: module }).first();
const kindOf = (row: Locator, kind: string) => row.getByRole('cell', { name: kind, exact: true });

test('shows a machine token once and revokes it', async ({ page, signIn, request }) => {
  await signIn('admin', `/fleet?${PLACE}`);
  await page.getByRole('button', { name: 'Create machine token' }).click();
  await page.getByLabel('Name').fill('Servers by the harbour');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Machine token for Development' });
  const token = (await dialog.locator('code').first().textContent()) ?? '';
  const live = () => request.get('/api/v1/game/live', { headers: { Authorization: `Bearer ${token}` } });
  expect((await live()).status()).toBe(200);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();

  await page.getByRole('button', { name: 'Revoke: Servers by the harbour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('row', { name: /Servers by the harbour/ })).toContainText('Revoked');
  expect((await live()).status()).toBe(401);
});

test('undoes a change, and says which later edits an undo would lose', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1005', { item_id: 950_101, name: { en: 'Pine Tea', zh: '松茶', jp: '松茶' } });
  await api.update(ITEMS, '950101', { stack_limit: 7 });
  await api.update(ITEMS, '950101', { stack_limit: 8 });
  await signIn('admin', `/activity?${PLACE}`);
  const undo = page.getByRole('row').filter({ hasText: 'Items' }).getByRole('button', { name: 'Undo' });
  await undo.nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('link', { name: 'Pine Tea' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await undo.first().click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(kindOf(latest(page, 'Items'), 'Undo')).toBeVisible();
  expect((await api.read(ITEMS, '950101')).data['stack_limit']).toBe(7);

  // The change that was undone says so and offers no second undo; the one before it can be undone now.
  const undone = page
    .getByRole('row')
    .filter({ hasText: 'Pine Tea' })
    .filter({ hasText: 'Undone by change' });
  await expect(undone).toHaveCount(1);
  await expect(undone.getByRole('button')).toHaveCount(0);
  await undo.nth(1).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(undone).toHaveCount(2);
  expect((await api.read(ITEMS, '950101')).data['stack_limit']).not.toBe(7);
});

test('asks for the version’s name before it undoes what players see at once', async ({
  page,
  signIn,
  api,
}) => {
  await api.update(TEXTS, 'ui.button.back', { en: 'Return' }, 'production-1.4.0');
  await signIn('admin', '/activity?env=production&v=1.4.0');
  await latest(page, 'Localization').getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog');
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await dialog.getByRole('textbox').fill('production-1.4.0');
  await undo.click();
  await expect(kindOf(latest(page, 'Localization'), 'Undo')).toBeVisible();
  expect((await api.read(TEXTS, 'ui.button.back')).data['en']).toBe('Back');
});

test('says what players will notice before a setting with warnings takes effect', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin', '/localization/ui.button.claim/edit?env=production&v=1.4.0');
  const english = page.getByRole('textbox', { name: 'English' });
  await english.fill('Claim the whole reward');
  const save = async () => {
    await page.getByRole('button', { name: 'Save and update settings' }).click();
    const question = page.getByRole('dialog', { name: 'This takes effect immediately' });
    await question.getByRole('textbox').fill('production-1.4.0');
    await question.getByRole('button', { name: 'Save' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Save with 1 warning?' });
  await save();
  await expect(dialog.getByRole('listitem')).toContainText(
    'Claim the whole reward · English: must have at most 12 characters',
  );
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(english).toHaveValue('Claim the whole reward');
  expect((await api.read(TEXTS, 'ui.button.claim')).data['en']).toBe('Claim');

  await save();
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  expect((await api.read(TEXTS, 'ui.button.claim')).data['en']).toBe('Claim the whole reward');
});

test('names the game servers that do not acknowledge what takes effect on save', async ({ page, signIn }) => {
  await signIn('admin', `/localization/ui.button.back/edit?${PLACE}`);
  const message = 'Update succeeded but socket server unresponsive';
  const answer = { state: 'silent', silent: ['ember-1', 'ember-2'], message };
  await page.route('**/fleet/acknowledgement', (route) => route.fulfill({ json: answer }));
  await page.getByRole('textbox', { name: 'English' }).fill('Go back');
  await page.getByRole('button', { name: 'Save and update settings' }).click();
  const notice = page.getByRole('alert').filter({ hasText: message });
  await expect(notice).toContainText('2 game servers have not acknowledged the change: ember-1, ember-2');
  await notice.getByRole('button', { name: 'Open game servers' }).click();
  await expect(page).toHaveURL(/\/fleet\?env=dev&v=1\.4\.0/);
  await expect(notice).toBeHidden();
});

test('begins a version as a copy of another environment’s', async ({ page, signIn, api }) => {
  await signIn('admin', `/environments?${PLACE}`);
  await page.getByRole('region', { name: 'Production' }).getByRole('button', { name: 'New version' }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create version' });
  await dialog.getByLabel('Name').fill('1.4.0');
  await expect(dialog.getByText('Version 1.4.0 already exists here')).toBeVisible();
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Name').fill('1.9.0');
  await dialog.getByLabel('Copy from').fill('dev 1.4');
  await page.getByTitle('dev 1.4.0').click();
  await create.click();
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(page).toHaveURL(/env=production&v=1\.9\.0/);
  const copied = await api.read({ ...ITEMS, environment: 'production', version: '1.9.0' }, '1005');
  expect(copied.data).toEqual((await api.read(ITEMS, '1005')).data);
});

test('a version that is created from the list of versions is in it, and is offered for a while', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('admin', `/version-control?${PLACE}`);
  await page.getByRole('button', { name: 'New version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('1.9.1');
  await dialog.getByLabel('Copy from').fill('empty');
  await page.getByTitle('None (empty version)').click();
  await dialog.getByRole('button', { name: 'Create version' }).click();
  await expect(page.getByRole('cell', { name: '1.9.1', exact: true })).toBeVisible();
  const offer = page.getByRole('button', { name: 'Switch' });
  await page.clock.runFor(15_000);
  await expect(offer).toBeVisible();
  await offer.focus();
  await page.clock.runFor(60_000);
  await expect(offer).toBeFocused();
});

test('shows the exact odds of unsaved weights beside the saved ones', async ({ page, signIn }) => {
  await signIn('admin', `/gachapon-setting/3010/edit?${PLACE}`);
  const panel = page.getByRole('complementary').filter({ hasText: 'Share by group' });
  const featured = panel.getByText('Featured rate (by weight)').locator('..');
  await expect(featured).toContainText('1.1250%');
  await expect(panel.getByRole('img', { name: /first featured pet/ })).toBeVisible();
  await page.locator('input[value="100"]').first().fill('200');
  await expect(featured).toContainText('was 1.1250%');
});
