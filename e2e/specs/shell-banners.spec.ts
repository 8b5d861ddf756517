import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createFrame } from '../pages/frame.ts';
import { PLACE } from '../pages/place.ts';

const ITEMS = { module: 'item-setting' };
const DOWN = 'ERROR! SERVER DOWN! DATABASE CONNECTION FAIL.';
const CLOCK =
  'ERROR! SERVER TIME IS NOT MATCHING YOUR TIME! TIME DIFFERENT IS LARGER THAN ONE DAY!! ALL UPLOAD FUNCTION WILL BE DISABLED!';
const NEWS = 'New Version of CMS is avaliable! Some feature are only avaliable in new version';
const PING = '**/versions/ping/remote-server';

const ping = (page: Page, answer: object) =>
  page.route(PING, (route) =>
    route.fulfill({
      json: {
        success: true,
        disk_full: false,
        files_away: false,
        files_unwritable: false,
        loaded_percent: null,
        build: 'one',
        new_version_url: null,
        ...answer,
      },
    }),
  );

test('asks every 60 seconds whether database and files are there', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  let pings = 0;
  page.on('request', (request) => (pings += request.url().endsWith('/versions/ping/remote-server') ? 1 : 0));
  await page.clock.install();
  await signIn('admin', `/fleet?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Game servers');
  await expect.poll(() => pings).toBe(1);
  // The clock also runs by itself: the second call comes a minute after the first, whenever that is.
  await ping(page, { success: false });
  await page.clock.runFor(40_000);
  expect(pings).toBe(1);
  await page.clock.runFor(21_000);
  await expect(page.getByText(DOWN)).toBeVisible();
  await expectAccessible('everything');
  await page.unroute(PING);
  await page.clock.runFor(61_000);
  await expect(page.getByText(DOWN)).toBeHidden();
  await ping(page, { files_away: true });
  await page.clock.runFor(61_000);
  await expect(page.getByText('The file store is not reachable.')).toBeVisible();
  await ping(page, { files_unwritable: true });
  await page.clock.runFor(61_000);
  await expect(page.getByText('The console cannot write files.')).toBeVisible();
});

test('a full disk is told on every page, as soon as a save met it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const banner = page.getByText('The console’s disk is full. Nothing can be saved until space is freed.');
  await signIn('admin', `/item-setting/1063/edit?${PLACE}`);
  const form = createFormPage(page, ITEMS);
  await form.number('Stack limit').fill('56');
  await expect(banner).toBeHidden();
  const refusal = { status: 507, json: { message: 'The disk is full.', code: 'disk_full' } };
  const records = '**/modules/item-setting/records/1063*';
  await page.route(records, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(refusal) : route.fallback(),
  );
  await ping(page, { disk_full: true });
  await form.save.click();
  await expect(banner).toBeVisible();
  await expectAccessible('everything');
  await expect(form.number('Stack limit')).toHaveValue('56');
});

test('a demo game that is being loaded is announced with its progress, and read anew when it is there', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  let reads = 0;
  page.on('request', (request) => (reads += request.url().includes('/item-setting/records?') ? 1 : 0));
  await page.clock.install();
  await ping(page, { loaded_percent: 43 });
  await signIn('admin', `/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  const banner = page.getByText('The demo game is being loaded.');
  const bar = page.getByRole('progressbar', { name: 'Loaded' });
  await expect(banner).toBeVisible();
  await expect(bar).toHaveAttribute('value', '43');
  await expectAccessible('everything');
  await page.unroute(PING);
  await ping(page, { loaded_percent: 97 });
  await page.clock.runFor(1100);
  await expect(bar).toHaveAttribute('value', '97');
  const before = reads;
  await page.unroute(PING);
  await page.clock.runFor(1100);
  await expect(banner).toBeHidden();
  await expect.poll(() => reads).toBeGreaterThan(before);
});

test('a database that goes away and comes back takes nothing with it', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1062', { item_id: 920_072, name: { en: 'Reed Hat', zh: '葦帽', jp: '葦の帽子' } });
  await signIn('admin', `/item-setting/920072/edit?${PLACE}`);
  const form = createFormPage(page, ITEMS);
  await form.number('Stack limit').fill('55');

  // Every call meets a server without its database, the one that would renew the session too.
  const outage = { status: 503, json: { message: 'The database is away.', code: 'database_away' } };
  await page.route('**/api/v1/**', (route) => route.fulfill(outage));
  await ping(page, { success: false });
  await form.save.click();
  await expect(page.getByText(DOWN)).toBeVisible();
  await expect(form.number('Stack limit')).toHaveValue('55');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy();

  await page.unroute('**/api/v1/**');
  await page.unroute(PING);
  await form.save.click();
  await expect(page.getByText(DOWN)).toBeHidden();
  expect((await api.read(ITEMS, '920072')).data['stack_limit']).toBe(55);
});

test('an outage while the token is renewed signs no user out, and the page is there when it ends', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('admin', `/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 503, json: {} }));
  await ping(page, { success: false });
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'));
  await page.getByRole('link', { name: 'Add Item' }).click();
  await page.goto(`/fleet?${PLACE}`);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByText(DOWN)).toBeVisible();
  await page.unroute('**/auth/refresh');
  await page.unroute(PING);
  await page.clock.runFor(61_000);
  await expect(createFrame(page).title).toHaveText('Game servers');
  await expect(createFrame(page).account).toBeVisible();
});

test('versions that cannot be read again stay as they were, and the console goes on', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('admin', `/item-setting?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Items');
  let refused = 0;
  await page.route('**/api/v1/environments', (route) => {
    refused += 1;
    return route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } });
  });
  await page.clock.runFor(61_000);
  await page.getByRole('link', { name: 'Add Item' }).click();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await createFrame(page).switchTo('production');
  await expect(page).toHaveURL(/env=production/);
  await expect(createFrame(page).title).toHaveText('New item');
});

test('a clock that is off by more than 1000 seconds disables uploads and imports', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: Date.now() + 1_100_000 });
  await signIn('admin', `/item-setting?${PLACE}`);
  await page.clock.runFor(2000);
  await expect(page.getByText(CLOCK)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.goto(`/import/item-setting?${PLACE}`);
  await expect(page.locator('input[type=file]')).toBeDisabled();
  await page.goto(`/item-setting/1005/edit?${PLACE}`);
  await expect(page.getByRole('button', { name: 'Upload' }).first()).toBeDisabled();
  await page.goto(`/user-global?${PLACE}`);
  await expect(page.getByRole('button', { name: 'Import player' })).toBeDisabled();
  await page.goto(`/bulk-delivery?${PLACE}`);
  await page.getByRole('button', { name: 'New delivery' }).first().click();
  await expect(page.getByRole('button', { name: 'Load from file' })).toBeDisabled();
});

test('a newer console that was announced is offered, on port 8001', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await ping(page, { new_version_url: '//127.0.0.1:8001/' });
  await signIn('admin', `/overview?${PLACE}`);
  await expect(page.getByText(NEWS)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open new version' })).toHaveAttribute(
    'href',
    '//127.0.0.1:8001/',
  );
  await expectAccessible('everything');
});

test('a newer build of this console is one press away', async ({ page, signIn }) => {
  await page.clock.install();
  await ping(page, { build: 'one' });
  await signIn('admin', `/overview?${PLACE}`);
  await expect(createFrame(page).title).toHaveText('Overview');
  await expect(page.getByText(NEWS)).toBeHidden();

  await page.getByRole('button', { name: 'Quick Helper' }).click();
  const prettier = page.getByRole('menuitem', { name: 'JSON prettier' });
  await expect(prettier).toBeVisible();
  // The upgrade takes away what the page has not fetched yet: the page stays, and says so.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  await prettier.click();
  await expect(page.getByText('Part of this page could not be loaded')).toBeVisible();
  await expect(createFrame(page).title).toHaveText('Overview');

  await page.unroute(PING);
  await ping(page, { build: 'two' });
  await page.clock.runFor(61_000);
  await expect(page.getByText(NEWS)).toBeVisible();
  await page.unroute('**/assets/**');
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Open new version' }).click();
  await anew;
});

test('presses and changes are noted; failures are ignored, passwords never told', async ({
  page,
  signIn,
}) => {
  const notes: Record<string, string>[] = [];
  await page.route('**/log/event-log', (route) => {
    notes.push(route.request().postDataJSON() as Record<string, string>);
    return route.fulfill({ status: 403, json: { message: 'No.' } });
  });
  await signIn('admin', `/overview?${PLACE}`);
  await createFrame(page).openAccount();
  await page.getByRole('link', { name: 'Your profile' }).click();
  const [password] = await page.locator('input[type=password]').all();
  await password?.fill(DEMO_PASSWORD);
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ada of the harbour');
  await page.getByRole('textbox', { name: 'Display name' }).blur();
  await expect.poll(() => notes.filter(({ action }) => action === 'change').length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/users\/\d+\/edit/);

  // What is chosen from a list or a calendar, by keys as by the mouse, is a change of its field.
  await page.goto(`/gachapon-setting/3007/edit?${PLACE}`);
  const opens = page.getByRole('textbox', { name: 'Opens', exact: true });
  await opens.fill('2026-11-14 18:30:00');
  await opens.press('Enter');
  await opens.click();
  await page.getByTitle('2026-11-20', { exact: true }).last().hover();
  await expect(opens).toHaveValue('2026-11-14 18:30:00');
  await page.getByTitle('2026-11-18', { exact: true }).last().click();
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await status.press('Enter');
  await status.press('ArrowDown');
  await status.press('Enter');
  await status.click();
  await page.getByRole('option', { name: 'Not open' }).click();
  const chosen = () => notes.filter(({ name }) => name === 'Opens' || name === 'Status');
  await expect
    .poll(() => chosen().map(({ action, value }) => `${action} ${value}`))
    .toEqual([
      'change 2026-11-14 18:30:00',
      'change 2026-11-18 18:30:00',
      'change Inactive',
      'change Not open',
    ]);

  expect(notes).toContainEqual(
    expect.objectContaining({ action: 'click', name: 'Your profile', Target: '/overview' }),
  );
  expect(notes.find(({ value }) => value === 'Ada of the harbour')).toMatchObject({ action: 'change' });
  expect(JSON.stringify(notes)).not.toContain(DEMO_PASSWORD);
});
