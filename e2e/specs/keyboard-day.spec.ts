import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createFrame } from '../pages/frame.ts';
import { createKeyboard } from '../pages/keyboard.ts';
import { createKeyboardAccount } from '../pages/keyboard-account.ts';
import { createListPage } from '../pages/list-page.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

const GACHAPONS = { module: 'gachapon-setting' };

type Keyboard = ReturnType<typeof createKeyboard>;
type Hands = {
  readonly page: Page;
  readonly keys: Keyboard;
  readonly account: ReturnType<typeof createKeyboardAccount>;
};

test('a designer’s day works with the keyboard alone', async ({ page, api }) => {
  await api.copy(GACHAPONS, '3007', {
    gachapon_id: 925_001,
    name: { en: 'Quiet Harbor', zh: '靜港', jp: '静かな港' },
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2099-11-13 03:00:00', end_date: '2099-12-05 03:00:00' }],
    },
  });
  const production = { module: 'item-setting', environment: 'production' };
  await api.copy(production, '1061', {
    item_id: 925_003,
    name: { en: 'Keyed Kiln', zh: '鍵窯', jp: '鍵の窯' },
  });
  await api.copy(production, '1061', {
    item_id: 925_004,
    name: { en: 'Held Kiln', zh: '留窯', jp: '留めた窯' },
  });
  const keys = createKeyboard(page);
  const hands = { page, keys, account: createKeyboardAccount(page, keys) };
  await signIn(hands);
  await jumpToList(hands);
  await findInList(hands);
  await openRecord(hands);
  await editRecord(hands);
  await restoreRecord(hands);
  await copyAndDelete(hands);
  await publish(hands);
  await rollBack(hands);
  await test.step('signs out', () => hands.account.signOut());
});

async function signIn({ page, keys, account }: Hands): Promise<void> {
  await test.step('signs in', async () => {
    await page.goto('/login');
    await account.signIn('admin', DEMO_PASSWORD);
    await expect(createFrame(page).title).toHaveText('Overview');
    await keys.press('Tab');
    await keys.expectOn(page.getByRole('link', { name: 'Skip to content' }));
    await keys.press('Enter');
    await keys.expectOn(page.getByRole('main'));
  });
}

async function jumpToList({ page, keys }: Hands): Promise<void> {
  await test.step('jumps to a list by the palette', async () => {
    await keys.jump('gachapon', /^.*Gachapon$/);
    await expect(createFrame(page).title).toHaveText('Gachapon');
    await keys.expectFocus();
  });
}

async function findInList({ page, keys }: Hands): Promise<void> {
  const list = createListPage(page, GACHAPONS);
  await test.step('searches, filters, sorts', async () => {
    await expect(list.rows.first()).toBeVisible();
    await keys.press('/');
    await keys.expectOn(list.search);
    await keys.type('Harbor');
    await expect(list.rows).toHaveCount(1);
    await keys.press('Escape');
    await expect(list.search).toHaveValue('');

    const add = page.getByRole('button', { name: 'Add filter' });
    await keys.tabTo(add);
    await keys.choose(page.getByRole('menuitem', { name: 'Type', exact: true }));
    const box = page.getByRole('tooltip').getByRole('checkbox').first();
    await keys.expectOn(box);
    await keys.press('Space');
    await expect(page).toHaveURL(/filter=/);
    await keys.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await keys.expectOn(page.getByRole('button', { name: /^Type / }));
    await keys.press('Tab');
    await keys.press('Enter');
    await expect(page).not.toHaveURL(/filter=/);
    await keys.expectOn(add);

    await keys.tabTo(list.head('Gachapon ID'));
    await keys.press('Enter', 'Enter');
    await expect(page).toHaveURL(/sort=-record_id/);
  });
}

async function openRecord({ page, keys }: Hands): Promise<void> {
  const list = createListPage(page, GACHAPONS);
  const form = createFormPage(page, GACHAPONS);
  await test.step('moves through the rows and opens one', async () => {
    await keys.press('/');
    await keys.type('Harbor');
    await expect(list.rows).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.expectOn(list.row('Quiet Harbor'));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/gachapon-setting\/925001\/edit/);
    await expect(form.save).toBeVisible();
    await keys.expectFocus();
  });
}

async function editRecord({ page, keys }: Hands): Promise<void> {
  const form = createFormPage(page, GACHAPONS);
  await test.step('changes fields of several kinds and saves', async () => {
    await keys.tabTo(form.text('Name English'));
    await keys.overwrite('Quiet Haven');
    await keys.tabTo(page.getByRole('combobox', { name: 'Type', exact: true }));
    await keys.press('Enter', 'ArrowDown', 'Enter');
    await keys.tabTo(form.text('Opens'));
    await keys.overwrite('2099-11-14 18:30:00');
    await keys.press('Enter');
    const cost = form.inGroup('Single draw cost');
    const add = cost.getByRole('button', { name: 'Add cost' });
    await keys.tabTo(add);
    await keys.press('Enter');
    await keys.tabTo(cost.getByRole('button', { name: /^Remove/ }).last());
    await keys.press('Enter');
    await keys.expectOn(add);
    await keys.tabTo(form.number('Draws in a multi-draw'));
    await keys.overwrite('8');
    await keys.tabTo(page.getByRole('combobox', { name: 'Ticket', exact: true }));
    await keys.type('Hamper');
    await expect(page.getByText('Harvest Hamper')).toBeVisible();
    await keys.press('Enter');
    await keys.tabTo(form.inGroup('Groups').getByRole('spinbutton', { name: 'Weight, row 1' }));
    await keys.overwrite('10000');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
    await keys.expectOn(form.inGroup('Groups').getByRole('spinbutton', { name: 'Weight, row 1' }));
  });
}

async function restoreRecord({ page, keys }: Hands): Promise<void> {
  await test.step('looks at the history and brings back what was', async () => {
    await keys.tabTo(page.getByRole('main').getByRole('link', { name: 'History' }).first(), { back: true });
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/history/);
    await keys.expectOn(page.getByRole('main'));
    const open = page.getByRole('button', { name: 'Restore…' }).first();
    await keys.tabTo(open);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    const restore = dialog.getByRole('button', { name: 'Restore' });
    await keys.expectOn(restore);
    await keys.press('Escape');
    await keys.expectOn(open);
    await keys.press('Enter');
    await keys.expectOn(restore);
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await keys.expectFocus();
    await expect(page.getByRole('main').getByText('Quiet Harbor').first()).toBeVisible();
  });
}

async function copyAndDelete({ page, keys }: Hands): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'More' });
  await test.step('finds the record by the palette, and duplicates it', async () => {
    await keys.jump('Quiet Harbor', /925001/);
    await expect(page).toHaveURL(/\/gachapon-setting\/925001\/edit/);
    await keys.tabTo(more);
    await keys.choose(page.getByRole('menuitem', { name: 'Duplicate' }));
    await keys.expectOn(page.getByRole('dialog').getByRole('spinbutton', { name: 'Gachapon ID' }));
    await keys.type('925002');
    await keys.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/gachapon-setting\/925002\/edit/);
    await keys.expectFocus();
  });
  await test.step('deletes the copy after a question', async () => {
    await keys.tabTo(more);
    await keys.choose(page.getByRole('menuitem', { name: 'Delete' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Delete Quiet Harbor');
    await keys.expectOn(dialog.getByRole('button', { name: 'Cancel' }));
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.expectOn(more);
    await keys.choose(page.getByRole('menuitem', { name: 'Delete' }));
    await keys.tabTo(dialog.getByRole('button', { name: 'Delete' }));
    await keys.press('Enter');
    await expect(createFrame(page).title).toHaveText('Gachapon');
    await keys.expectFocus();
  });
}

async function publish({ page, keys }: Hands): Promise<void> {
  const centre = createReleaseCentre(page, 'production');
  await test.step('changes to production', async () => {
    await keys.tabTo(page.getByRole('button', { name: /^Environment and version: / }), { back: true });
    await keys.choose(page.getByRole('menuitem', { name: /1\.4\.0/ }).last());
    await expect(page).toHaveURL(/env=production/);
    await keys.expectFocus();
  });
  await test.step('publishes there, one record on hold', async () => {
    await keys.jump('release', /Release centre/);
    await expect(createFrame(page).title).toContainText('Publish 1.4.0');
    const held = page.getByRole('checkbox', { name: 'Publish Held Kiln', exact: true });
    await keys.tabTo(held);
    await keys.press('Space');
    await keys.tabTo(page.getByLabel('Reason'));
    await keys.type('Not this week');
    await keys.tabTo(page.getByRole('button', { name: 'Hold 1 record' }));
    await keys.press('Enter');
    await expect(centre.record('Held Kiln')).toContainText('Not this week');
    await expect(held).toBeFocused();
    // While the records are checked again there is nothing to accept yet.
    await expect(page.getByText('Checking again…')).toBeHidden();
    for (const accept of await page.getByRole('checkbox', { name: /^Accept: / }).all()) {
      await keys.tabTo(accept);
      await keys.press('Space');
    }
    await keys.tabTo(page.getByRole('textbox', { name: 'Name', exact: true }));
    await keys.type('By keys alone');
    await keys.tabTo(page.getByRole('textbox', { name: 'Note (optional)' }));
    await keys.type('No mouse was used');
    await keys.tabTo(page.getByLabel('Type the version name shown in red'));
    await keys.type('production-1.4.0');
    const button = page.getByRole('button', { name: /^Publish \d/ });
    // The button cannot be reached by Tab before the check of all records is done.
    await expect(button).toBeEnabled();
    await keys.tabTo(button);
    await keys.press('Enter');
    await expect(centre.notice).toContainText('By keys alone');
    await keys.expectFocus();
  });
}

async function rollBack({ page, keys }: Hands): Promise<void> {
  await test.step('rolls back to the first release', async () => {
    await keys.jump('releases', /Releases$/);
    await expect(createFrame(page).title).toHaveText('Releases');
    await keys.tabTo(page.getByRole('link', { name: 'Lantern season', exact: true }).last());
    await keys.press('Enter');
    await expect(createFrame(page).title).toHaveText('Lantern season');
    await keys.tabTo(page.getByRole('button', { name: 'Roll back to this release' }));
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    await keys.expectOn(dialog.getByLabel('Note (optional)'));
    await keys.type('By keys alone, too');
    await keys.tabTo(dialog.getByLabel('Type the version name shown in red'));
    await keys.type('production-1.4.0');
    await keys.tabTo(dialog.getByRole('button', { name: 'Roll back to this release' }));
    await keys.press('Enter');
    await expect(page.getByText(/^Rolled back: release \d+ is live$/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await keys.expectFocus();
  });
}
