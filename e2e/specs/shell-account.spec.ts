import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createFormPage } from '../pages/form-page.ts';
import { PLACE } from '../pages/place.ts';

const ITEMS = { module: 'item-setting' };

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('shows who is signed in, the languages, the server’s clock and what it runs on', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/overview?${PLACE}`);
  await createFrame(page).openAccount();
  for (const choice of ['Console language', 'Localization language'])
    await expect(group(page, choice).locator('label')).toHaveText([
      'English',
      'Chinese Beta',
      'Japanese Beta',
    ]);
  await expect(page.getByText(/Server time \d{4}-\d\d-\d\d \d\d:\d\d:\d\d HKT/)).toBeVisible();
  await expect(page.getByText(/Runtime \d+\.\d+\.\d+/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your profile' })).toHaveAttribute(
    'href',
    /\/users\/\d+\/edit/,
  );
  await expectAccessible('everything');
});

test('the language of the console is kept, and the page is reloaded in it', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  const menuFilter = page.getByRole('navigation').getByRole('searchbox');
  await menuFilter.fill('gach');
  const anew = page.waitForEvent('load');
  await createFrame(page).choose('Console language', 'Chinese Beta');
  await anew;
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  expect(await stored(page, 'i18nextLng')).toBe('zh');
  await expect(menuFilter).toHaveValue('gach');
  await expect(createFrame(page, 'zh').title).toHaveText('總覽');
});

test('the localization language decides in which language names are shown', async ({ page, signIn }) => {
  await signIn('admin', `/pet-setting?${PLACE}`);
  await expect(page.getByRole('row').filter({ hasText: '10021' })).toContainText('Ember Fox');
  const anew = page.waitForEvent('load');
  await createFrame(page).choose('Localization language', 'Japanese Beta');
  await anew;
  expect(await stored(page, 'language')).toBe('jp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByRole('row').filter({ hasText: '10021' }).getByText('残り火キツネ').first(),
  ).toBeVisible();
});

test('the time zone is the stored global setting until a person chooses one', async ({ page, signIn }) => {
  await page.route('**/api/v1/settings', (route) =>
    route.fulfill({ json: { default_time_zone: 'Asia/Tokyo' } }),
  );
  await signIn('admin', `/overview?${PLACE}`);
  await createFrame(page).openAccount();
  await expect(group(page, 'Time zone').getByText('Tokyo (GMT+9)')).toBeVisible();

  const anew = page.waitForEvent('load');
  await group(page, 'Time zone').getByRole('combobox').fill('kathm');
  await page
    .getByRole('option', { name: 'Kathmandu (GMT+5:45)' })
    .or(page.getByTitle('Asia/Kathmandu'))
    .last()
    .click();
  await anew;
  expect(await stored(page, 'tz')).toBe('Asia/Kathmandu');
  await createFrame(page).openAccount();
  await expect(group(page, 'Time zone').getByText('Kathmandu (GMT+5:45)')).toBeVisible();
});

test('cities are named in the language of the reader', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await createFrame(page).choose('Console language', 'Japanese Beta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await createFrame(page, 'jp').openAccount();
  await expect(group(page, 'タイムゾーン').getByText('香港（GMT+8）')).toBeVisible();
});

test('dark or light is kept', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  await createFrame(page).choose('Appearance', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'dark')).toBe('true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a change of zone loses nothing that was typed, and asks nothing', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1062', { item_id: 920_071, name: { en: 'Fern Mat', zh: '蕨墊', jp: 'シダの敷物' } });
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await signIn('admin', `/item-setting/920071/edit?${PLACE}`);
  const form = createFormPage(page, ITEMS);
  await form.number('Stack limit').fill('77');
  const anew = page.waitForEvent('load');
  await createFrame(page).openAccount();
  await group(page, 'Time zone').getByRole('combobox').fill('Taipei');
  await page.keyboard.press('Enter');
  await anew;
  await expect(form.number('Stack limit')).toHaveValue('77');
  await expect(page.getByRole('button', { name: 'Restore changes' })).toHaveCount(0);
  expect(asked).toBe(0);
  await form.saveAndExpect('Saved');
  expect((await api.read(ITEMS, '920071')).data).toMatchObject({ stack_limit: 77 });
});

test('the name and note of a release survive a change of language', async ({ page, signIn }) => {
  await signIn('admin', `/release?${PLACE}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Harvest moon');
  const anew = page.waitForEvent('load');
  await createFrame(page).choose('Localization language', 'Chinese Beta');
  await anew;
  await expect(name).toHaveValue('Harvest moon');
});

test('logging out removes the token and reloads the page', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  const signOut = page.waitForRequest((request) => request.method() === 'DELETE');
  const anew = page.waitForEvent('load');
  await createFrame(page).logOut();
  expect((await signOut).url()).toMatch(/\/api\/v1\/auth\/logout$/);
  await anew;
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await stored(page, 'access_token')).toBeNull();
  await page.goto(`/overview?${PLACE}`);
  await expect(page).toHaveURL(/\/login\?r=/);
});
