import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createImportPage } from '../pages/import-page.ts';
import { createLoginPage } from '../pages/login-page.ts';

// The pages only look: both workers take their share of them.
test.describe.configure({ mode: 'parallel' });

const PLACE = 'env=dev&v=1.4.0';

/** A page, and what is seen once it is there. */
const PAGES = [
  { name: 'the overview', path: `/overview?${PLACE}`, seen: 'Overview' },
  { name: 'a list', path: `/item-setting?${PLACE}`, seen: 'Items' },
  { name: 'a form', path: `/pet-setting/10021/edit?${PLACE}`, seen: 'Ember Fox' },
  { name: 'the gachapon form', path: `/gachapon-setting/3007/edit?${PLACE}`, seen: 'Autumn Embers' },
  { name: 'a sheet', path: `/level-setting?${PLACE}&view=sheet`, seen: 'Levels' },
  { name: 'the parents of a list', path: `/god-level-setting?${PLACE}`, seen: 'God levels' },
  { name: 'the records of one parent', path: `/god-level-setting/101?${PLACE}`, seen: 'God levels' },
  {
    name: 'the form of a parent',
    path: `/god-setting/101/edit?${PLACE}&panel=children`,
    seen: 'Dawn Keeper',
  },
  { name: 'a singleton', path: `/guild-setting?${PLACE}`, seen: 'Guild rules' },
  { name: 'an adapter’s list', path: `/version-control?${PLACE}`, seen: 'Version Control' },
  { name: 'the release centre', path: `/release?${PLACE}`, seen: 'Publish 1.4.0 to Development' },
  { name: 'the releases', path: `/releases?${PLACE}`, seen: 'Releases' },
  { name: 'a release', path: `/releases/1?${PLACE}`, seen: 'Lantern season' },
  { name: 'the game servers', path: `/fleet?${PLACE}`, seen: 'Game servers' },
  { name: 'the activity', path: `/activity?${PLACE}`, seen: 'Activity' },
  { name: 'the environments', path: `/environments?${PLACE}`, seen: 'Environments' },
  { name: 'the staff accounts', path: `/users?${PLACE}`, seen: 'Staff accounts' },
  { name: 'a new account', path: `/users/add?${PLACE}`, seen: 'New staff account' },
  { name: 'an account', path: `/users/2/edit?${PLACE}`, seen: 'Chika (support)' },
  { name: 'the settings', path: `/settings?${PLACE}`, seen: 'Settings' },
  { name: 'the texts', path: `/localization?${PLACE}`, seen: 'Localization' },
  { name: 'uploading pictures', path: `/upload-asset?${PLACE}`, seen: 'Upload Asset' },
  { name: 'uploading files', path: `/file-setting/add?${PLACE}`, seen: 'Upload files' },
  { name: 'a page that does not exist', path: `/nowhere/at/all?${PLACE}`, seen: '404' },
] as const;

test('the login screen can be used by everybody', async ({ page, expectAccessible }) => {
  await createLoginPage(page).open();
  await expect(createLoginPage(page).button).toBeVisible();
  await expectAccessible();
});

// Menu and header are the same on all of them: one look at both is enough.
for (const [index, { name, path, seen }] of PAGES.entries()) {
  test(`${name} can be used by everybody`, async ({ page, signIn, expectAccessible }) => {
    await signIn('admin', path);
    await expect(createFrame(page).title).toHaveText(seen);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectAccessible(index === 0 ? 'everything' : 'content');
  });
}

test('an import can be used by everybody', async ({ page, signIn, expectAccessible }) => {
  const wizard = createImportPage(page, { module: 'item-setting' });
  await signIn('admin', `/import/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Import items');
  await expectAccessible();
  await wizard.chooseFile(
    'items.csv',
    'item_id,name.en,stack_limit,colour\n1005,Stew,-1,red\n1004,Tea,10,green',
  );
  await expect(page.getByRole('button', { name: 'Check all rows' })).toBeVisible();
  await expectAccessible();
  await wizard.checkRows();
  await wizard.expectCounts({ Changed: 1, Invalid: 1 });
  await expectAccessible();
});
