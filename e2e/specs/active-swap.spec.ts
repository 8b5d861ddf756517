import { expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

/** A version of its own: what is swapped away is put on hold there, and nowhere else. */
const VERSION = '2.2.0';
const ITEMS = { module: 'item-setting', version: VERSION };

test('a wrong release is swapped for the one before, and back', async ({
  page,
  signIn,
  api,
  request,
  expectAccessible,
}) => {
  const game = createGameServer(request);
  await expect.poll(() => game.release().catch(() => 0)).toBeGreaterThan(0);
  const right = await game.release();
  await api.createVersion(VERSION, 'copy');
  await api.copy(ITEMS, '1005', {
    item_id: 960_401,
    name: { en: 'Wrong Tea', zh: '錯誤的茶', jp: '間違ったお茶' },
  });
  await signIn('admin', `/release?env=dev&v=${VERSION}`);
  const centre = createReleaseCentre(page, 'dev', VERSION);
  await centre.name('Wrong tea season');
  await centre.acceptWarnings();
  await centre.publish();
  await expect(centre.notice).toBeVisible();
  const wrong = right + 1;
  await expect.poll(game.release).toBe(wrong);

  await page.goto(`/active-swap?env=dev&v=${VERSION}`);
  await expect(page.getByText('Proposed: the newest release with different content.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `Swap release ${wrong} for release ${right}` }),
  ).toBeVisible();
  const release = page.getByRole('combobox', { name: 'Release' });
  await release.fill(`#${right}`);
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: `#${right} ` })
    .click();
  await expect(page).toHaveURL(new RegExp(`to=${right}`));
  await expect(page.getByRole('listitem').filter({ hasText: 'Wrong Tea' })).toContainText('will be removed');
  await expectAccessible();
  const swapButton = page.getByRole('button', { name: `Swap to release ${right}` });
  await expect(swapButton).toBeDisabled();
  await page.getByLabel('Type the version name shown in red').fill('dev-1.4.0');
  await swapButton.click();
  await expect(page.getByRole('status').filter({ hasText: /game server/ })).toBeVisible();
  await expect.poll(game.release).toBe(wrong + 1);

  await expect(page.getByText('Proposed:')).toBeHidden();
  await page.reload();
  await expect(page.getByText(`Before it, release ${wrong} (Wrong tea season) was live.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Swap release/ })).toBeHidden();
  await expectAccessible();
  await page.getByRole('button', { name: `Swap back to release ${wrong}…` }).click();
  await expect(page).toHaveURL(new RegExp(`to=${wrong}`));
  await expect(
    page.getByRole('heading', { name: `Swap release ${wrong + 1} for release ${wrong}` }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wrong Tea' })).toContainText('will be restored');

  await test.step('one module alone, checked as a whole', async () => {
    await page.getByRole('combobox', { name: 'Scope of the swap' }).press('Enter');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Items' }).click();
    await expect(page).toHaveURL(/module=item-setting/);
    await expect(page.getByRole('region', { name: 'Check of the whole release' })).toContainText('checked');
    await expectAccessible();
    await centre.acceptWarnings();
    await page.getByLabel('Type the version name shown in red').fill('dev-1.4.0');
    await page.getByRole('button', { name: `Swap this module to release ${wrong}` }).click();
    await expect.poll(game.release).toBe(wrong + 2);
    await page.goto(`/releases?env=dev&v=${VERSION}`);
    const search = page.getByRole('searchbox', { name: 'Number, name, version or author' });
    await search.fill(String(wrong + 2));
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${wrong + 2}`));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(
      page.getByRole('row').filter({ hasText: `rolled back to release ${wrong} · Items` }),
    ).toBeVisible();
  });

  await test.step('the version is archived, which leaves it read-only, and restored', async () => {
    await page.goto(`/version-control?env=dev&v=${VERSION}`);
    const row = page.getByRole('row').filter({ hasText: VERSION });
    await expect(row.getByRole('link', { name: `Compare: ${VERSION}` })).toHaveAttribute('href', /left=dev/);
    await expectAccessible();
    await row.getByRole('button', { name: `Archive: ${VERSION}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'it is read-only' })).toBeVisible();
    await page.goto('/release?env=dev&v=1.4.0');
    await page.getByRole('button', { name: 'Environment and version' }).press('Enter');
    const archived = page.getByRole('menuitem').filter({ hasText: VERSION }).filter({ hasText: 'archived' });
    await page.getByRole('menuitem', { name: /^Show \d+ archived version/ }).press('Enter');
    await expect(archived).toBeVisible();
    await page.getByRole('menuitem', { name: 'Hide archived versions' }).press('Enter');
    await expect(archived).toBeHidden();
    await page.getByRole('menuitem', { name: /^Show \d+ archived version/ }).press('Enter');
    await archived.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'it is read-only' })).toBeVisible();
    await page.goto(`/version-control?env=dev&v=${VERSION}`);
    const answer = Promise.withResolvers<undefined>();
    let restores = 0;
    await page.route('**/archive', async (route) => {
      restores += 1;
      await answer.promise;
      await route.continue();
    });
    const restore = row.getByRole('button', { name: `Restore: ${VERSION}` });
    await restore.press('Enter');
    await expect(restore).toHaveClass(/ant-btn-loading/);
    await restore.press('Enter');
    answer.resolve(undefined);
    await expect(page.getByRole('alert').filter({ hasText: 'it is read-only' })).toBeHidden();
    expect(restores).toBe(1);
  });
});
