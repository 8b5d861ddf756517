import { expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
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
