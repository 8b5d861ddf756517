import { expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
import { createImportPage } from '../pages/import-page.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

const ITEMS = { module: 'item-setting', environment: 'production' };

test('asks for the version’s name before it publishes to production', async ({
  page,
  signIn,
  api,
  request,
}) => {
  await api.copy(ITEMS, '1061', { item_id: 950_001, name: { en: 'Slate Tile', zh: '石板瓦', jp: '石の瓦' } });
  const centre = createReleaseCentre(page, 'production');
  await signIn('admin', '/release?env=production&v=1.4.0');
  await centre.name('Slate roofs');
  await centre.acceptWarnings();
  await expect(page.getByText('production-1.4.0')).toBeVisible();
  await expect(centre.publishButton).toBeDisabled();

  await centre.typeVersion('production-1.3.9');
  await expect(page.getByText('The version you entered is incorrect')).toBeVisible();
  await expect(centre.publishButton).toBeDisabled();

  await centre.typeVersion('production-1.4.0');
  await expect(page.getByText('The version you entered is incorrect')).toBeHidden();
  await centre.publish();
  await expect(centre.notice).toContainText('Slate roofs');
  await createGameServer(request, 'production').expectAnswer('/items/950001', { name: 'Slate Tile' });
});

test('asks for the version’s name before an import of announcements and before its undo', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const wizard = createImportPage(page, { module: 'announcement-setting' });
  await signIn('admin', '/import/announcement-setting?env=production&v=1.4.0');
  await wizard.chooseFile(
    'announcements.csv',
    'id,title.en,title.zh,title.jp,body.en,body.zh,body.jp\n9901,Harvest road,豐收之路,実りの道,It is open.,已開放。,開通しました。',
  );
  await wizard.checkRows();
  const name = page.getByLabel('Type the version name shown in red');
  await name.fill('production-1.4.0');
  await wizard.apply(1);
  await expect(wizard.done(1)).toBeVisible();
  await expectAccessible('everything');

  await wizard.undo();
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Undo import' });
  await expect(agree).toBeDisabled();
  await name.fill('production-1.4.0');
  await agree.click();
  await expect(page.getByText('Import undone. All records are restored.')).toBeVisible();
});
