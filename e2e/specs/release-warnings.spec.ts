import { expect, test } from '../fixtures/console.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

test('asks for each new warning once, and folds those that were accepted', async ({
  page,
  signIn,
  api,
  expectAccessible,
}, { retry }) => {
  // A draft of its own for each try: nothing of another one is warned of, or was accepted.
  const version = `3.1.${retry}`;
  const items = { module: 'item-setting', version };
  await api.createVersion(version, 'copy');
  await api.copy(items, '1005', { item_id: 960_401, name: { en: 'Frost Tea', zh: '霜茶' } });
  await api.update(items, '1004', { stack_limit: 500 });
  const centre = createReleaseCentre(page, 'dev', version);
  await signIn('admin', `/release?env=dev&v=${version}`);
  await expect(centre.record('Barley Tea')).toContainText(/Used by: .+ \(\d+\)/);
  await centre.name('Frost season');
  const warning = page.getByRole('checkbox', { name: /^Accept: Frost Tea · Name · 日本語/ });
  await expect(page.getByText('Accept the warnings.')).toBeVisible();
  await expect(centre.publishButton).toBeDisabled();
  await warning.check();
  await expectAccessible();
  await centre.acceptWarnings();
  await centre.publish();
  await expect(centre.notice).toContainText('Frost season');

  await api.update(items, '960401', { stack_limit: 7 });
  await centre.open();
  await expect(centre.record('Frost Tea')).toContainText('7');
  const known = page.getByRole('group').filter({ hasText: /accepted earlier by .*Ada/ });
  await expect(known).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Accept: Frost Tea/ })).toHaveCount(0);
  await known.getByText(/accepted earlier by/).click();
  await expect(known.getByRole('link', { name: /^Frost Tea · Name · 日本語/ })).toBeVisible();
  await expectAccessible();
  await api.remove(items, '960401');
});
