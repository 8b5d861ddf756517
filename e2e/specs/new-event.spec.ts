import { expect, test } from '../fixtures/console.ts';
import { createGameServer } from '../fixtures/game-server.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createReleaseCentre, createReleasesPage } from '../pages/release-centre.ts';

/** A version of its own: what is rolled back is put on hold there, and nowhere else. */
const VERSION = '2.3.0';
const PLACE = `env=dev&v=${VERSION}`;

test('a new event is made of another one, published and rolled back', async ({
  page,
  signIn,
  request,
  api,
  expectAccessible,
}) => {
  await api.createVersion(VERSION, 'copy');
  const game = createGameServer(request);
  await signIn('admin', `/special-event-setting?${PLACE}`);
  await page.getByRole('link', { name: 'New event…' }).click();
  await page.getByRole('combobox', { name: 'Event to copy' }).fill('Lantern Harvest');
  await page.locator('.ant-select-item-option').first().click();
  await page.getByRole('textbox', { name: 'Word to replace (English)' }).fill('Lantern Harvest');
  await page.getByRole('textbox', { name: 'Replacement (English)' }).fill('Spring Lanterns');
  await expect(page.getByRole('textbox', { name: 'New ID: Spring Lanterns', exact: true })).toHaveValue(
    '504',
  );
  // Its guarantees and steps are called by it.
  const gachapons = page.locator('details', { has: page.locator('summary', { hasText: /^Gachapon \d/ }) });
  const newId = gachapons.getByRole('textbox', { name: 'New ID: Autumn Embers', exact: true });
  // As an input method types them; an emptied box may be filled again.
  await newId.fill('');
  await expect(newId).toHaveValue('');
  await newId.fill('３００１');
  await expect(page.getByText(/Gachapon ID: 3001 already exists/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create \d+ records$/ })).toBeDisabled();
  await newId.fill('3907');
  await page.getByRole('checkbox', { name: 'Keep the status of each record' }).check();
  // A reload keeps the choices.
  await page.reload();
  await expect(newId).toHaveValue('3907');
  await expect(page.getByRole('textbox', { name: 'Replacement (English)' })).toHaveValue('Spring Lanterns');
  await expect(page.getByRole('checkbox', { name: 'Keep the status of each record' })).toBeChecked();
  // Where they are is a press away among all others.
  const blocking = page.getByRole('alert').filter({ hasText: /errors? would block a release/ });
  await blocking.getByRole('button', { name: 'Lantern Bearer' }).click();
  const bearer = page.getByRole('checkbox', { name: /^Lantern Bearer 9\b/ });
  await expect(bearer).toBeInViewport();
  await expect(bearer).toBeFocused();
  // These have values that no other record may have: the event goes on with those that are there.
  for (const name of [/^Lantern Bearer 9\b/, /^Harvest Basket \d/, / 42 /]) {
    const ticked = page.getByRole('checkbox', { name, checked: true });
    for (let left = (await ticked.count()) - 1; left >= 0; left -= 1) {
      await ticked.first().click();
      await expect(ticked).toHaveCount(left);
    }
  }
  await expectAccessible();
  // Pressed twice, it is created once.
  await page.getByRole('button', { name: /^Create \d+ records$/ }).dblclick();
  await page.getByRole('link', { name: 'Open event' }).click();
  await expect(page).toHaveURL(/\/special-event-setting\/504\/edit/);
  await expect(page.getByText('Carried over from 501: check and confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm: Names and texts' }).click();
  await expect(page.getByRole('button', { name: 'Confirm: Names and texts' })).toBeHidden();
  await page.getByRole('button', { name: /^Confirm carried-over values of \d+ records$/ }).click();
  await expect(page.getByText('Carried over from 501: check and confirm')).toBeHidden();
  // The basket that was not copied is sold during the old event only.
  const form = createFormPage(page, { module: 'special-event-setting', version: VERSION });
  await form.inGroup('Event content').getByRole('button', { name: 'Delete row 3', exact: true }).click();
  await form.saveAndExpect('Saved');
  await expectAccessible();

  const played = () => game.read('/gachapons');
  const copy = expect.objectContaining({ gachapon_id: 3907, is_open: false });
  expect(await played()).not.toContainEqual(copy);
  const centre = createReleaseCentre(page, 'dev', VERSION);
  await centre.open();
  await expect(centre.record('Spring Lanterns').first()).toBeVisible();
  await centre.name('Spring Lanterns');
  // The names that copies share with their sources are one line, with a line for each record inside.
  const duplicates = page.getByRole('checkbox', {
    name: /^Accept: \d+ records have a name or value that another/,
  });
  await expect(duplicates).toBeVisible();
  const shared = page.getByRole('listitem').filter({ has: duplicates });
  await shared.getByText('List them').click();
  await expect(
    shared.getByRole('checkbox', { name: /\(English, Traditional Chinese, Japanese\)$/ }),
  ).not.toHaveCount(0);
  await expectAccessible();
  await centre.acceptWarnings();
  await centre.publish();
  await expect(centre.notice).toBeVisible();
  await expect.poll(played).toContainEqual(copy);

  const releases = createReleasesPage(page, 'dev', VERSION);
  const live = await game.release();
  await releases.open(live - 1);
  await releases.rollBack('Not this month');
  await expect.poll(played).not.toContainEqual(copy);
});

test('dates of a new event are of the game, wherever its author is, and come before its records', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('tz', 'America/New_York'));
  await signIn('admin', `/new-event?env=dev&v=1.4.0&module=special-event-setting&id=501`);
  const start = page.getByRole('textbox', { name: 'Start (Hong Kong)' });
  const day = (await start.inputValue()).slice(0, 16);
  const source = page
    .locator('li')
    .filter({ has: page.getByRole('checkbox', { name: /^Lantern Harvest 501/ }) });
  await expect(source).toContainText(`${day} – `);
  // By Tab, not after hundreds of records.
  await page.getByRole('combobox', { name: 'Event to copy' }).focus();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  // Each field that differs is on a line of its own.
  await source.getByText(/fields differ from the source$/).click();
  const tops = await source
    .locator('details > div > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(tops.length);
});

test('records of an event with one name are told apart, and its dates have a year', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/special-event-setting/501/edit?env=dev&v=1.4.0');
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(timeline.getByRole('link', { name: 'Mega event The Long Night', exact: true })).toBeVisible();
  await expect(timeline.getByRole('link', { name: 'Event promo The Long Night', exact: true })).toBeVisible();
  await expect(timeline.getByText('Game time: Hong Kong. Red line: today.')).toBeVisible();
  await expect(timeline.getByRole('listitem').first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d – \d{4}-/);
});
