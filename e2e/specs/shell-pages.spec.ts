import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, prefer, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createLoginPage } from '../pages/login-page.ts';
import { PLACE } from '../pages/place.ts';
import { visit } from '../pages/visit.ts';

const FORBIDDEN = 'Sorry, you are not authorized to access this page.';
const NOT_FOUND = 'Sorry, the page you visited does not exist.';
const BROKEN =
  'Sorry, something went wrong. Please Try to Ctrl + Shift + R Reload first. If there are error, please contact the developer.';

/** The error page's own: the brand above the menu leads there as well, and is called so until the menu is there. */
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back Home' });

/** How far the pupils of the alarm have moved. */
const gaze = (page: Page) =>
  page
    .locator('[data-pupil]')
    .evaluateAll((pupils) => pupils.map((pupil) => pupil.getAttribute('transform')));

test('403: a page of another role, and the way home', async ({ page, signIn }) => {
  await signIn('qa', `/item-setting?${PLACE}`);
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
  await expect(page.getByText(FORBIDDEN)).toBeVisible();
  await expect(page.getByText('Your role (QA) does not include this page. Ask an admin')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(home(page)).toHaveAttribute('href', /^\/dashboard\b/);
  await home(page).click();
  await expect(page).toHaveURL(/\/user-global/);
});

test('404: an unknown page, in the menu’s frame for who is signed in', async ({ page, signIn }) => {
  await signIn('admin', `/no-such-page?${PLACE}`);
  await expect(page.getByText(NOT_FOUND)).toBeVisible();
  await expect(createFrame(page).account).toBeVisible();
  await expect(home(page)).toHaveAttribute('href', /^\/(\?|$)/);
  await home(page).click();
  await expect(createFrame(page).title).toHaveText('Overview');
});

/** Modules that do not exist or cannot be imported, names of files beside definitions, and nonsense. */
const NO_MODULES = [
  '/no-such-setting',
  '/no-such-setting/add',
  '/no-such-setting/1/edit',
  '/import/no-such-setting',
  '/import/version-control',
  '/tower-limits',
  '/pet-or-god-fields',
  '/index',
  '/x/add',
  '/x/1/edit',
  '/x/1/2/edit',
  '/x/1/history',
];

test('404: says which page was asked for, and offers one that is near', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/staff?${PLACE}`);
  await expect(page.getByText('You asked for /staff')).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Staff accounts' }).click();
  await expect(createFrame(page).title).toHaveText('Staff accounts');
});

test('404: screens of modules that do not exist or cannot be imported', async ({ page, signIn }) => {
  await signIn('admin', `/overview?${PLACE}`);
  for (const path of NO_MODULES)
    await test.step(path, async () => {
      await visit(page, `${path}?${PLACE}`);
      await expect(page.getByText(`You asked for ${path}`)).toBeVisible();
      await expect(page.getByText(NOT_FOUND)).toBeVisible();
    });
});

for (const path of ['/no-such-page', '/nowhere/at/all']) {
  test(`404: an astronaut, for strangers at ${path}`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(page.getByText(NOT_FOUND)).toBeVisible();
    await expectAccessible('everything');
    await expect(home(page)).toHaveAttribute('href', '/');
    await home(page).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

test('a stranger at a page that exists is asked to sign in, and comes back to it', async ({ page }) => {
  const path = `/fleet?${PLACE}`;
  await page.goto(path);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
  expect(new URL(page.url()).searchParams.get('r')).toBe(path);
  await expect(page).toHaveTitle('Login · Quartermaster');
  await createLoginPage(page).logIn('admin', DEMO_PASSWORD);
  await expect(createFrame(page).title).toHaveText('Game servers');
  await expect(page).toHaveURL(path);
});

test('a record that does not exist leads back to its list', async ({ page, signIn }) => {
  await signIn('admin', `/item-setting/999999/edit?${PLACE}`);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page).toHaveTitle('404 · Quartermaster');
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(createFrame(page).title).toHaveText('Items');
  await expect(page).toHaveTitle('Items · dev-1.4.0 · Quartermaster');
});

test('a release, batch, guild or person that does not exist leads back to the list', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `/overview?${PLACE}`);
  for (const [path, subject, list] of [
    ['/releases/999', 'Release 999 does not exist.', '/releases'],
    ['/code-redeem-setting/code-redeem-code/999', 'Batch 999 does not exist.', '/code-redeem-setting'],
    ['/guild/999999', 'No guild 999999 on server 1', '/guild'],
    ['/users/999/edit', 'Account not found', '/users'],
  ] as const)
    await test.step(path, async () => {
      await visit(page, `${path}?${PLACE}`);
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
      await expect(page.getByText(subject)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Back to list' }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === list);
    });
});

test('a parent that does not exist is named as people read it', async ({ page, signIn }) => {
  await signIn('admin', `/whatsex-subthread-setting/661/99?${PLACE}`);
  await expect(page.getByText(/^Cannot find thread 661\s\/\s99 here$/)).toBeVisible();
  await expect(page.getByText('661~99')).toHaveCount(0);
});

test('500: any error shows the page, with its detail to unfold', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/overview?${PLACE}`);
  await page.route(/\/assets\/fleet-screen-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function FleetScreen() { throw new Error("The lantern went out") }',
    }),
  );
  await page.goto(`/fleet?${PLACE}`);
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
  await expect(page.getByText(BROKEN)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByText('The lantern went out')).toBeHidden();
  await page.getByText('Error details').click();
  await expect(page.getByText(/The lantern went out/)).toBeVisible();
  await expectAccessible('everything');

  await page.unroute(/\/assets\/fleet-screen-.*\.js$/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(createFrame(page).title).toHaveText('Game servers');
});

test('500: an error before there is anything leads home too', async ({ page, signIn }) => {
  await signIn('admin', `/fleet?${PLACE}`);
  await page.route('**/auth/me', (route) => route.fulfill({ status: 500, json: { message: 'No lantern' } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
  await page.unroute('**/auth/me');
  await home(page).click();
  await expect(createFrame(page).title).toHaveText('Overview');
});

test('500: who is signed in cannot be read, and logs out all the same', async ({ page, signIn }) => {
  await signIn('admin', `/fleet?${PLACE}`);
  await page.route('**/auth/{me,logout}', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('any 403 answer leads to /unauth, where an alarm looks at the pointer', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn('cs', '/dashboard');
  await page.route('**/versions/get-time/*', (route) =>
    route.fulfill({ status: 403, json: { message: 'The gate is closed today.', code: 'forbidden' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/unauth/);
  await expect(page.getByText(FORBIDDEN)).toBeVisible();
  await expect(page.getByText('The gate is closed today.')).toBeVisible();
  await page.mouse.move(20, 20);
  await expect.poll(() => gaze(page)).not.toEqual([null, null]);
  const upLeft = await gaze(page);
  await page.mouse.move(1200, 760);
  await expect.poll(() => gaze(page)).not.toEqual(upLeft);
  expect(upLeft).toHaveLength(2);
  await expectAccessible('everything');
});

test('the alarm is still where stillness is asked for', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('low_cs', '/unauth');
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
  await page.mouse.move(20, 20);
  await page.mouse.move(1200, 760);
  expect(await gaze(page)).toEqual([null, null]);
});

test('admins and quality assurance see the refusal on the 403 page', async ({ page, signIn }) => {
  await signIn('admin', '/unauth?reason=Only+Mondays.');
  await expect(page.getByText('Only Mondays.')).toBeVisible();
  await expect(page.locator('[data-pupil]')).toHaveCount(0);
});

test('the way back to the top appears after 200 pixels', async ({ page, signIn }) => {
  await prefer(page, { dark: true });
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('admin', `/pet-setting/10021/edit?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Ember Fox');
  // What arrives above what is seen would move the page.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 201));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('a list that scrolls in its own box has the way back to the top as well', async ({ page, signIn }) => {
  await signIn('admin', `/item-setting?per_page=all&${PLACE}`);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeHidden();
  await page.getByRole('row').nth(5).hover();
  await page.mouse.wheel(0, 600);
  await toTop.click();
  await expect(toTop).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
});

test('the login screen has a way back to the top as well', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 300 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.evaluate(() => {
    document.body.style.minHeight = '1600px';
    window.scrollTo(0, 200);
  });
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 201));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
