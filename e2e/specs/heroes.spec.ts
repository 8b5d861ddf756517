import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';

const inDev = (path: string) => `${path}?env=dev&v=1.4.0`;

test('shows a pet with its growth, skills and sources, as it is typed', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', inDev('/pet-setting/10021/edit'));
  const attack = page.getByRole('img', { name: /^Attack: [\d,]+ at level 1, [\d,]+ at level \d+$/ });
  await expect(attack).toBeVisible();
  const before = await attack.getAttribute('aria-label');
  await expect(page.getByRole('link', { name: 'Autumn Embers' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Base stats' })
    .getByRole('spinbutton', { name: 'Attack' })
    .fill('2000');
  await expect(attack).not.toHaveAttribute('aria-label', before ?? '');
  await expectAccessible();
});

test('shows the formation of each wave, and what a battle gives', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', inDev('/battle-setting/100110/edit'));
  const waves = page.getByRole('heading', { name: /^Wave \d$/ });
  await expect(waves).toHaveCount(3);
  await expect(page.getByText('Position 6 is empty')).toHaveCount(3);
  await expect(
    page.getByText(/^The strongest wave has an estimated [\d,]+% of the recommended power/),
  ).toBeVisible();
  const drops = page.getByRole('tabpanel', { name: 'Drops' });
  await expect(drops.getByText('60.0000%')).toBeVisible();
  await expectAccessible();
});

test('shows a mail as players of each language read it', async ({ page, signIn, expectAccessible }) => {
  const form = createFormPage(page, { module: 'mail-setting' });
  await signIn('admin', inDev('/mail-setting/2/edit'));
  const letter = page.getByRole('article', { name: 'Player preview' });
  await form.text('Title English').fill('Thank you for waiting');
  await expect(letter).toContainText('Thank you for waiting');
  await expect(letter.locator('strong', { hasText: '200 gems' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Language of the player' }).getByText('日本語').click();
  await expect(letter).toContainText('エンバーフォール');
  await expect(page.getByRole('tabpanel', { name: 'Preview' })).toContainText('All players');
  await expectAccessible();
});

test('a reward stays a line of its list when what it gives is chosen', async ({ page, signIn, api }) => {
  const mails = { module: 'mail-setting' };
  await api.copy(mails, '3', { id: 926_002 });
  const form = createFormPage(page, mails);
  await signIn('admin', inDev('/mail-setting/926002/edit'));
  const attachment = form.inGroup('Attachment');
  const answered = Promise.withResolvers<undefined>();
  await page.route(/options\?q=1013/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const target = attachment.getByRole('combobox', { name: 'Target' });
  await target.fill('1013');
  // Nothing can be chosen before the answer to what was typed is here.
  await page.keyboard.press('Enter');
  await expect(target).toHaveValue('1013');
  answered.resolve(undefined);
  await page.getByRole('option', { name: /1013/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(attachment).toContainText('Emberglass');
  await form.saveAndExpect('Saved');
  const { rewards } = (await api.read(mails, '926002')).data;
  expect(rewards).toEqual([expect.objectContaining({ asset_kind: 'item', target_id: 1013, amount: 2 })]);
});

test('shows a gachapon with its price, its promise and everything in it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', inDev('/gachapon-setting/3007/edit'));
  await expect(page.getByRole('img', { name: 'Player view of the banner' })).toBeVisible();
  await expect(page.getByText('Featured by draw 90')).toBeVisible();
  await page.getByText('Prize pool').click();
  await expect(page.getByText('Ember Fox').first()).toBeVisible();
  await expectAccessible();
});

test('leads to the very value of a table that cannot be saved', async ({ page, signIn, api }) => {
  const gachapons = { module: 'gachapon-setting' };
  await api.copy(gachapons, '3001', { gachapon_id: 926_001 });
  const form = createFormPage(page, gachapons);
  await signIn('admin', inDev('/gachapon-setting/926001/edit'));
  const weight = form.inGroup('Groups').getByRole('spinbutton', { name: 'Weight, row 3' });
  await weight.fill('-5');
  await page.keyboard.press('Tab');
  await form.save.click();
  await expect(page.getByText('1 problem prevents saving')).toBeVisible();
  await expect(weight).toBeFocused();
});
