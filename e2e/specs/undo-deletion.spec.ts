import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';

const ITEMS = { module: 'item-setting' };

test('offers to undo the deletion of the record it shows', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1005', {
    item_id: 910_077,
    name: { en: 'Brass Thimble', zh: '黃銅頂針', jp: '真鍮の指ぬき' },
  });
  await signIn('admin', '/item-setting/910077/edit?env=dev&v=1.4.0');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Brass Thimble deleted')).toBeVisible();
  await expect(createFrame(page).title).toHaveText('Items');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  // Until the undo is answered, there is no such record.
  await expect(async () =>
    expect((await api.read(ITEMS, '910077')).data).toMatchObject({ item_id: 910_077 }),
  ).toPass();
  await api.remove(ITEMS, '910077');
});
