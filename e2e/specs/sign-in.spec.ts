import { colleague, DEMO_PASSWORD, expect, test } from '../fixtures/console.ts';
import { createFrame } from '../pages/frame.ts';
import { createLoginPage, LOGIN_WORDS } from '../pages/login-page.ts';

const LANGUAGES = [
  {
    language: 'en',
    name: 'English',
    lang: 'en',
    overview: 'Overview',
    forbidden: 'Sorry, you are not authorized to access this page.',
  },
  { language: 'zh', name: '繁體中文', lang: 'zh-Hant', overview: '總覽', forbidden: '抱歉' },
  { language: 'jp', name: '日本語', lang: 'ja', overview: '概要', forbidden: '申し訳' },
] as const;

for (const { language, name, lang, overview, forbidden } of LANGUAGES) {
  test(`signs in and out in ${name}`, async ({ page }) => {
    const login = createLoginPage(page, language);
    const frame = createFrame(page, language);
    await login.open('/overview');
    await page.locator('[name=username]').fill('admin');
    const anew = page.waitForEvent('load');
    await login.chooseLanguage(name);
    await anew;
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('[name=username]')).toHaveValue('admin');

    await login.logIn('admin', 'not-the-password');
    await expect(login.refusal).toBeVisible();
    await expect(frame.account).toBeHidden();

    await login.logIn('admin', DEMO_PASSWORD);
    await expect(frame.title).toHaveText(overview);
    await frame.logOut();
    await expect(login.button).toBeVisible();
    await page.goto('/overview');
    await expect(page).toHaveURL(/\/login\?r=/);
  });

  test(`refuses a page of another role in ${name}`, async ({ page }) => {
    const login = createLoginPage(page, language);
    await login.open('/item-setting');
    await login.chooseLanguage(name);
    await login.logIn('cs', DEMO_PASSWORD);
    await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
    await expect(page.getByText(forbidden)).toBeVisible();
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(
      page.getByRole('button', { name: new RegExp(`^${LOGIN_WORDS[language].account}`) }),
    ).toBeVisible();
  });
}

test('asks for what is missing, beside the field', async ({ page }) => {
  const login = createLoginPage(page);
  await login.open();
  await login.logIn('', '');
  await expect(page.getByText('Enter your user name.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();

  const errors = { username: ['No matching accounts.', 'And more.'] };
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 422, json: { message: 'No.', errors } }),
  );
  await login.logIn('nobody', DEMO_PASSWORD);
  await expect(page.locator('[name=username]')).toHaveAccessibleDescription('No matching accounts.');
  await expect(page.getByText('Enter your user name.')).toBeHidden();
});

test('the page for ended sessions leads on a person who is signed in', async ({ page, signIn }) => {
  await signIn('admin', '/relogin?r=%2Ffleet');
  await expect(createFrame(page).title).toHaveText('Game servers');
  await page.goto('/relogin');
  await expect(createFrame(page).title).toHaveText('Overview');
});

test('ends the session everywhere, and an ended session keeps what was typed', async ({ browser }) => {
  const page = await colleague(browser, 'admin', '/pet-setting/10024/edit?env=dev&v=1.4.0');
  const epithet = page.getByRole('textbox', { name: 'Epithet English' });
  await epithet.fill('Captain of the tide');
  // Both the token and the cookie that would renew it are gone, as after a change of password.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'));
  // By key: what the page asks by itself may meet the end of the session first, and take the button away.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/relogin');
  await expect(page.getByRole('banner')).toHaveText('Quartermaster');
  await createLoginPage(page).logIn('admin', DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(epithet).toHaveValue('Captain of the tide');
  await page.context().close();
});
