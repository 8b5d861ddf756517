import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createFrame } from '../pages/frame.ts';

const ADDRESS = '/item-setting/1066/edit?env=dev&v=1.4.0';

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('dialogs, menus and choices come, go and come again', async ({ page, signIn }) => {
    const form = createFormPage(page, { module: 'item-setting' });
    await signIn('admin', ADDRESS);
    await expect(page.locator('html')).not.toHaveAttribute('data-motion');
    await form.number('Stack limit').fill('13');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (let round = 0; round < 2; round += 1) {
      await createFrame(page).switchTo('production');
      await dialog.getByRole('button', { name: 'Stay' }).click();
      await expect(dialog).toBeHidden();
      await form.choose('Type', 'Material');
    }
    await expect(form.number('Stack limit')).toHaveValue('13');
  });
});

test('nothing moves for a person who asks for that', async ({ page, signIn }) => {
  await signIn('admin', ADDRESS);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
