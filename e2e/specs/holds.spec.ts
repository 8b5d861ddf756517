import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createReleaseCentre } from '../pages/release-centre.ts';

const ITEMS = { module: 'item-setting' };
const REASON = 'Economy review on Monday';

test('a record is put on hold with a reason and a date, which stay with it, and is let go', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(ITEMS, '1062', { item_id: 920_131, name: { en: 'Slow Flute', zh: '緩笛', jp: '遅い笛' } });
  await api.copy(ITEMS, '1062', { item_id: 920_132, name: { en: 'Late Flute', zh: '遲笛', jp: '遅刻の笛' } });
  const centre = createReleaseCentre(page);
  await signIn('admin', '/release?env=dev&v=1.4.0&module=item-setting');

  await test.step('without a reason nothing is put on hold', async () => {
    await centre.ticked('Slow Flute').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Hold 1 record' })).toBeDisabled();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(centre.ticked('Slow Flute')).toBeChecked();
  });

  await test.step('the row says who, why and until when, also after a reload', async () => {
    await centre.hold('Slow Flute', REASON, '2099-12-07 09:00:00');
    await centre.hold('Late Flute', 'Not drawn yet');
    await page.reload();
    await expect(centre.record('Slow Flute')).toContainText(REASON);
    await expect(centre.record('Slow Flute')).toContainText('until 7 Dec 2099');
    await expect(centre.ticked('Slow Flute')).not.toBeChecked();
    await expectAccessible();
  });

  await test.step('several are let go after a look at their reasons', async () => {
    await page.getByRole('checkbox', { name: 'Items', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Not drawn yet');
    await expect(dialog).toContainText(REASON);
    await expect(dialog.getByRole('button', { name: /^End hold of/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('one is let go with its tick', async () => {
    await centre.letGo('Late Flute');
    await expect(centre.record('Late Flute')).not.toContainText('Not drawn yet');
  });

  await test.step('the page of the record says so, and ends it', async () => {
    await createFormPage(page, ITEMS).open('920131');
    const notice = page.getByRole('alert').filter({ hasText: 'this record stays out of releases' });
    await expect(notice).toContainText(REASON);
    await notice.getByRole('button', { name: 'End hold' }).click();
    await expect(notice).toBeHidden();
    await centre.open();
    await expect(centre.ticked('Slow Flute')).toBeChecked();
  });
});
