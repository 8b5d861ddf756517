import { expect, test } from '../fixtures/console.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

const ITEMS = { module: 'item-setting' };

test('asks for each new warning once, and folds those that were accepted', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(ITEMS, '1005', { item_id: 960_401, name: { en: 'Frost Tea', zh: '霜茶' } });
  const centre = createReleaseCentre(page);
  await signIn('admin', '/release?env=dev&v=1.4.0');
  await centre.name('Frost season');
  const warning = page.getByRole('checkbox', { name: /^Accept: Frost Tea · Name · 日本語/ });
  await expect(page.getByText('Accept the warnings.')).toBeVisible();
  await expect(centre.publishButton).toBeDisabled();
  await warning.check();
  await expectAccessible();
  await centre.acceptWarnings();
  await centre.publish();
  await expect(centre.notice).toContainText('Frost season');

  await api.update(ITEMS, '960401', { stack_limit: 7 });
  await centre.open();
  await expect(centre.record('Frost Tea')).toContainText('7');
  const known = page.getByRole('group').filter({ hasText: /accepted earlier by .*Ada/ });
  await expect(known).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Accept: Frost Tea/ })).toHaveCount(0);
  await known.getByText(/accepted earlier by/).click();
  await expect(known.getByRole('link', { name: /^Frost Tea · Name · 日本語/ })).toBeVisible();
  await expectAccessible();
  await api.remove(ITEMS, '960401');
});
