import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';

const ITEMS = { module: 'item-setting' };

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#d97706"/></svg>`;
const HOSTILE = PICTURE.replace('<circle', '<script>alert(1)</script><circle');

test('uploads a picture where it is needed, and picks it for another record', async ({
  page,
  signIn,
  api,
}) => {
  await api.copy(ITEMS, '1062', {
    item_id: 930_001,
    name: { en: 'Amber Bead', zh: '琥珀珠', jp: '琥珀の玉' },
  });
  await api.copy(ITEMS, '1062', {
    item_id: 930_002,
    name: { en: 'Amber Ring', zh: '琥珀戒', jp: '琥珀の指輪' },
  });
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/930001/edit?env=dev&v=1.4.0');
  const icon = form.inGroup('Icon');
  await icon.locator('input[type=file]').setInputFiles({
    name: 'amber-bead.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(PICTURE),
  });
  await expect(icon).toContainText('amber-bead.svg');
  await form.saveAndExpect('Saved');
  const path = ((await api.read(ITEMS, '930001')).data['icon'] as { path: string }).path;
  expect((await page.request.get(`/files/${path}`)).headers()['content-type']).toContain('image/svg+xml');

  await form.open('930002');
  await icon.getByRole('button', { name: 'Icon' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByRole('searchbox').fill('amber');
  await picker.getByTitle(path).click();
  await expect(icon).toContainText(path);
  await form.saveAndExpect('Saved');
});

test('refuses a picture that carries a script', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1062', {
    item_id: 930_010,
    name: { en: 'Jet Button', zh: '煤玉扣', jp: '黒玉のボタン' },
  });
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/930010/edit?env=dev&v=1.4.0');
  const icon = form.inGroup('Icon');
  await icon.locator('input[type=file]').setInputFiles({
    name: 'jet-button.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(HOSTILE),
  });
  await expect(icon.getByRole('alert')).toBeVisible();
  await expect(icon).not.toContainText('jet-button.svg');
});
