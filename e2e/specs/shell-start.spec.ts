import { expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { PLACE } from '../pages/place.ts';

const TIMEOUT = 'Error. Connection Timeout.';

test.describe('the language', () => {
  test('is English, until the user chooses one', async ({ page }) => {
    await createLoginPage(page).open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(createLoginPage(page).button).toBeVisible();
  });

  test('falls back to English where it is unknown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'tlh'));
    await createLoginPage(page).open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(createLoginPage(page).button).toBeVisible();
  });
});

test('a stored token restores who was signed in', async ({ page, signIn }) => {
  await signIn('admin', '/overview');
  await page.reload();
  await expect(createFrame(page).account).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy();
});

test('a start that takes too long says so and offers to begin again', async ({ page, signIn }) => {
  await signIn('admin', '/overview');
  await page.clock.install();
  let isHeld = true;
  await page.route('**/auth/me', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/overview');
  await page.clock.runFor(1000);
  await expect(page.getByText('Checking your sign-in…')).toBeVisible();
  // Nothing of the page is there before it is known who asks for it.
  await expect(page.getByRole('navigation').or(page.getByRole('heading'))).toHaveCount(0);
  await page.clock.runFor(14_000);
  await expect(page.getByText(TIMEOUT)).toHaveCount(0);
  await page.clock.runFor(5500);
  await expect(page.getByRole('alert').getByText(TIMEOUT)).toBeVisible();

  isHeld = false;
  await page.clock.resume();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(createFrame(page).account).toBeVisible();
});

test('menu and header stay while a page is on its way, which says so if it does not come', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/pet-setting?${PLACE}`);
  const add = page.getByRole('main').getByRole('link', { name: 'Add pet' });
  await add.hover();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.route('**/api/v1/**', () => undefined);
  await add.click({ noWaitAfter: true });
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  await page.clock.runFor(1000);
  await createFrame(page).account.click({ trial: true });
  await page.clock.runFor(20_000);
  await expect(page.getByRole('main').getByRole('alert').getByText(TIMEOUT)).toBeVisible();
  await createFrame(page).account.click({ trial: true });
});

test('a script that never comes is told of in the reader’s language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'jp'));
  await page.clock.install();
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('#start').waitFor({ state: 'attached' });
  await page.clock.runFor(20_500);
  await expect(page.getByRole('alert')).toContainText('接続がタイムアウトしました');
  isHeld = false;
  await page.clock.resume();
  await page.getByRole('button', { name: '再読み込み' }).click();
  await expect(createLoginPage(page, 'jp').button).toBeVisible();
});

test('what the console loads after sign-in', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-environment'] !== 'dev' || request.headers()['x-version'] !== '1.4.0') return;
    asked.push(new URL(request.url()).pathname.replace('/api/v1/', ''));
  });
  await signIn('admin', '/overview?env=dev&v=1.4.0');
  await expect
    .poll(() => [...new Set(asked)].toSorted())
    .toEqual(['/graphql', 'cdn', 'cdn/tz', 'localization/fetch', 'pets/setting', 'versions/cms/item-limit']);
});

test('every call carries who asks, and the caller’s clock', async ({ page, signIn }) => {
  const menu = page.waitForRequest(/\/graphql$/);
  await signIn('admin', '/overview');
  const headers = (await menu).headers();
  expect(headers).toMatchObject({
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    clienttime: expect.stringMatching(/^\d{10}$/),
    authorization: expect.stringMatching(/^Bearer ./),
    'x-csrf-token': expect.stringMatching(/^.{16}/),
  });
});
