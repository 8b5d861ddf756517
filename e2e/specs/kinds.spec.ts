import { expect, test } from '../fixtures/console.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createFrame } from '../pages/frame.ts';
import { createListPage } from '../pages/list-page.ts';
import { createSheetPage } from '../pages/sheet-page.ts';
import { PLACE } from '../pages/place.ts';

const LEVELS = { module: 'god-level-setting' };
const GODS = { module: 'god-setting' };
/** A fragment that no god of the demo game uses. */
const ASH_VOLE_SPIRIT = 30_003;
const RULES = { module: 'guild-setting' };
const CLOCK = { module: 'time-offset', environment: 'production' };

test('leads from all parents to the records of one, and back to the parent', async ({ page, signIn }) => {
  const list = createListPage(page, LEVELS);
  const frame = createFrame(page);
  await signIn('admin', `/god-level-setting?${PLACE}`);
  await expect(frame.title).toHaveText('God levels');
  const keeper = list.table.getByRole('row').filter({ hasText: 'Dawn Keeper' });
  await expect(keeper).toContainText('50 records');

  await keeper.getByRole('link', { name: 'Dawn Keeper' }).click();
  await expect(page).toHaveURL(/\/god-level-setting\/101\?/);
  await list.expectCount(50);
  await expect(list.table.getByRole('columnheader', { name: 'God', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'God: Dawn Keeper' }).click();
  await expect(page).toHaveURL(/\/god-setting\/101\/edit\?/);
  await page.getByRole('tab', { name: /^Parts / }).click();
  await page.getByRole('link', { name: 'God level 2', exact: true }).click();
  await expect(frame.title).toHaveText('God level 2');
  await expect(page).toHaveURL(/\/god-level-setting\/101\/2\/edit\?/);
});

test('finds a record below its parent by any of its addresses', async ({ page, signIn }) => {
  const frame = createFrame(page);
  await signIn('admin', `/v3/god-level-setting/101?${PLACE}`);
  await expect(page).toHaveURL(/:\d+\/god-level-setting\/101\?/);
  await expect(frame.title).toHaveText('God levels');
  await page.goto(`/god-level-setting/101~3/edit?${PLACE}`);
  await expect(page).toHaveURL(/\/god-level-setting\/101\/3\/edit\?/);
  await expect(frame.title).toHaveText('God level 3');
  await page.goto(`/pve-floor-setting/detail/1?${PLACE}`);
  await expect(frame.title).toHaveText('PvE floors');
});

test('asks for the parent first where it is not there', async ({ page, signIn, expectAccessible }) => {
  const form = createFormPage(page, LEVELS);
  await signIn('admin', `/god-level-setting/777777/add?${PLACE}`);
  await form.number('Level').fill('1');
  await form.number('EXP to next level').fill('100');
  for (const stat of ['Stats HP', 'Attack', 'Defence', 'Speed']) await form.number(stat).fill('10');
  await page.keyboard.press('Control+s');
  const refusal = page.getByRole('alert').filter({ hasText: 'Create God 777777 first.' });
  await expect(refusal).toBeVisible();
  await expectAccessible();
  await refusal.getByRole('button', { name: 'Create now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(createFrame(page).title).toHaveText('New god');
});

test('asks for the parent first in a sheet too', async ({ page, signIn, context }) => {
  const sheet = createSheetPage(page, LEVELS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', `/god-level-setting/777777?view=sheet&${PLACE}`);
  await page.getByRole('button', { name: 'Add row' }).click();
  await sheet.cell({ row: 0, column: 0 }).click();
  await page.evaluate(() =>
    navigator.clipboard.writeText('1\t100\t\t\t{"hp":10,"atk":10,"def":10,"spd":10}'),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await sheet.save.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Create God 777777 first.' });
  await refusal.getByRole('button', { name: 'Create now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(createFrame(page).title).toHaveText('New god');
});

test('copies a parent with its children, and refuses to delete it then', async ({ page, signIn, api }) => {
  const list = createListPage(page, LEVELS);
  await signIn('admin', `/god-setting/104/edit?${PLACE}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copying = page.getByRole('dialog', { name: /^Duplicate / });
  await copying.getByRole('spinbutton', { name: 'God ID' }).fill('930104');
  await expect(copying.getByRole('checkbox', { name: 'God levels (40 records)' })).toBeChecked();
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/god-setting\/930104\/edit\?/);
  expect((await api.read(LEVELS, '930104~40')).data).toMatchObject({ god_id: 930_104, level: 40 });
  // Two gods of one name or spirit item would be errors of the release that other journeys publish.
  await api.update(GODS, '930104', {
    name: { en: 'Copied Grandmother', zh: '複製的祖母', jp: '複製された祖母' },
    spirit_item_id: ASH_VOLE_SPIRIT,
  });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: /is in use$/ });
  await refusal.getByRole('link', { name: '40 sub-records: God levels' }).click();
  await expect(page).toHaveURL(/\/god-level-setting\/930104\?/);
  await list.expectCount(40);
});

test('adds a record to the parent of its address', async ({ page, signIn, api }) => {
  const form = createFormPage(page, LEVELS);
  const { data } = await api.read(LEVELS, '103~50');
  await api.update(LEVELS, '103~50', { exp_to_next: 90_000 });
  await signIn('admin', `/god-level-setting/103?${PLACE}`);
  await page.getByRole('link', { name: 'Add God level' }).click();
  await expect(page.getByRole('combobox', { name: 'God', exact: true })).toBeDisabled();
  await form.show('JSON import mode');
  await form.json.fill(JSON.stringify({ ...data, level: 51 }));
  await form.show('Edit mode');
  await form.save.click();
  await expect(page).toHaveURL(/\/god-level-setting\/103\/51\/edit\?/);
  expect((await api.read(LEVELS, '103~51')).data).toMatchObject({ god_id: 103, level: 51 });
  await api.remove(LEVELS, '103~51');
  await api.update(LEVELS, '103~50', data);
});

test('a record that continues an order is offered the next number once its group is known', async ({
  page,
  signIn,
}) => {
  const form = createFormPage(page, { module: 'god-mission-setting' });
  await signIn('admin', `/god-mission-setting/add?${PLACE}`);
  await expect(form.number('Order')).toHaveValue('');
  // Dawn Keeper has four missions.
  await page.goto(`/god-setting/101/edit?${PLACE}`);
  await page.getByRole('tab', { name: /^Parts / }).click();
  await page.getByRole('link', { name: 'Add to God missions' }).click();
  await expect(form.number('Order')).toHaveValue('5');
});

test('a parent’s long name can be read in the list of parents, in its own list and in a form', async ({
  page,
  signIn,
  api,
}) => {
  const { data } = await api.read(GODS, '106');
  const long = 'Storm Weaver of the Seven Lantern Bridge';
  await api.update(GODS, '106', { name: { en: long, zh: '七座燈橋的織雷者', jp: '七つの灯籠橋の嵐織り' } });
  await signIn('admin', `/god-level-setting?${PLACE}`);
  const name = createListPage(page, LEVELS).table.getByTitle(long);
  await expect(name).toBeVisible();
  const hidden = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBe(0);
  await name.click();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByTitle(long)).toBeVisible();

  await page.goto(`/god-level-setting/106/2/edit?${PLACE}`);
  const box = page.getByRole('combobox', { name: 'God', exact: true });
  await expect(box).toBeDisabled();
  await expect(page.getByTitle(`${long} · 106`).filter({ has: box }).first()).toBeVisible();
  await api.update(GODS, '106', data);
});

test('records of all parents show their parent and fit 1280 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('admin', `/sexual-dating-tiers-setting?${PLACE}&view=all`);
  const { table } = createListPage(page, { module: 'sexual-dating-tiers-setting' });
  await expect(table.getByRole('columnheader', { name: 'Dating event' })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const beyond = await table.evaluate(({ parentElement }) => {
    if (parentElement === null) throw new Error('A table is in a box that scrolls.');
    return parentElement.scrollWidth - parentElement.clientWidth;
  });
  expect(beyond).toBe(0);
});

test('opens a singleton as its form, with its JSON, its history and the way back', async ({
  page,
  signIn,
  api,
}) => {
  const form = createFormPage(page, RULES);
  const frame = createFrame(page);
  const before = (await api.read(RULES, 'main')).data['vice_count'];
  await signIn('admin', `/guild-setting?${PLACE}`);
  await expect(frame.title).toHaveText('Guild rules');
  await form.number('Vice leaders').fill('7');
  await expect(form.save).toHaveText(/^Save and update settings/);
  await form.saveAndExpect('Saved');
  await form.show('JSON import mode');
  await expect(form.json).toContainText('"vice_count": 7');
  await form.show('Edit mode');

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/guild-setting\/main\/history\?/);
  await page
    .getByRole('button', { name: /^Restore…/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored', { exact: true }).first()).toBeVisible();
  expect((await api.read(RULES, 'main')).data['vice_count']).toBe(before);
});

test('asks for the environment before a setting of all its versions takes effect', async ({
  page,
  signIn,
  api,
}) => {
  const form = createFormPage(page, CLOCK);
  await signIn('admin', '/time-offset?env=production&v=1.4.0');
  await form.number('Offset (s)').fill('60');
  await form.save.click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('production-1.4.0')).toBeVisible();
  await question.getByRole('textbox').fill('production-1.4.0');
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  expect((await api.read(CLOCK, 'main')).data['offset_sec']).toBe(60);
});

test('lists each way in which a field breaks a rule, until it is corrected', async ({ page, signIn }) => {
  const form = createFormPage(page, { module: 'pet-setting' });
  await signIn('admin', '/pet-setting/add?env=dev&v=1.4.0');
  await form.save.click();
  const skills = page.locator('#field-skills-issues').getByRole('paragraph');
  await expect(skills.filter({ hasText: 'Normal' })).toHaveCount(1);
  await expect(skills.filter({ hasText: 'Ultimate' })).toHaveCount(1);
  await form.inGroup('Skills').getByRole('button', { name: 'Add row' }).click();
  await form.choose('Skills Slot, row 1', 'Normal attack');
  await expect(skills.filter({ hasText: 'Normal' })).toHaveCount(0);
  await expect(skills.filter({ hasText: 'Ultimate' })).toHaveCount(1);
});

test('a field that another value asks for is not called optional', async ({ page, signIn }) => {
  const form = createFormPage(page, { module: 'server-setting' });
  await signIn('admin', '/overview?env=dev&v=1.4.0');
  await form.openNew();
  const message = page.locator('[data-field="maintenance_message"]');
  await expect(message.getByText('optional')).toBeVisible();
  await form.choose('Server state', 'Maintenance');
  await expect(message.getByText('optional')).toBeHidden();
  await form.choose('Server state', 'Open');
  await expect(message.getByText('optional')).toBeVisible();
});
