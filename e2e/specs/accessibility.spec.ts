import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createImportPage } from '../pages/import-page.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { expectWholePage, visit } from '../pages/visit.ts';
import { PLACE } from '../pages/place.ts';

// The pages only look: both workers take their share of them.
test.describe.configure({ mode: 'parallel' });

/** Pages, and what is seen once they are there; menu and header are looked at with the first of them. */
const PAGES = {
  'lists and forms': [
    [`/overview?${PLACE}`, 'Overview'],
    [`/item-setting?${PLACE}`, 'Items'],
    [`/pet-setting/10021/edit?${PLACE}`, 'Ember Fox'],
    [`/gachapon-setting/3007/edit?${PLACE}`, 'Autumn Embers'],
    [`/level-setting?${PLACE}&view=sheet`, 'Levels'],
    [`/guild-setting?${PLACE}`, 'Guild rules'],
  ],
  'children, versions and releases': [
    [`/god-level-setting?${PLACE}`, 'God levels'],
    [`/god-setting/101/edit?${PLACE}&panel=children`, 'Dawn Keeper'],
    [`/god-level-setting/101?${PLACE}`, 'God levels'],
    [`/version-control?${PLACE}`, 'Version Control'],
    [`/release?${PLACE}`, 'Publish 1.4.0 to Development'],
    [`/releases?${PLACE}`, 'Releases'],
    [`/releases/1?${PLACE}`, 'Lantern season'],
  ],
  'servers, activity and staff': [
    [`/fleet?${PLACE}`, 'Game servers'],
    [`/activity?${PLACE}`, 'Activity'],
    [`/environments?${PLACE}`, 'Environments'],
    [`/users?${PLACE}`, 'Staff accounts'],
    [`/users/add?${PLACE}`, 'New staff account'],
    [`/users/2/edit?${PLACE}`, 'Chika (support)'],
  ],
  'settings, texts and files': [
    [`/settings?${PLACE}`, 'Settings'],
    [`/localization?${PLACE}`, 'Localization'],
    [`/upload-asset?${PLACE}`, 'Upload Asset'],
    [`/file-setting/add?${PLACE}`, 'Upload files'],
    [`/nowhere/at/all?${PLACE}`, '404'],
  ],
} as const;

test('the login screen is accessible', async ({ page, expectAccessible }) => {
  await createLoginPage(page).open();
  await expect(createLoginPage(page).button).toBeVisible();
  await expectAccessible();
});

for (const [name, pages] of Object.entries(PAGES)) {
  test(`${name} is accessible`, async ({ page, signIn, expectAccessible }) => {
    const [[first]] = pages;
    await signIn('admin', first);
    for (const [path, seen] of pages) {
      if (path !== first) await visit(page, path);
      await expectWholePage(page, seen);
      await expectAccessible(path === first ? 'everything' : 'content');
    }
  });
}

test('an import is accessible', async ({ page, signIn, expectAccessible }) => {
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
