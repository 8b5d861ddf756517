import { colleague, expect, test } from '../fixtures/console.ts';
import { drawLate } from '../fixtures/draw-late.ts';
import { hoursAfter } from '../fixtures/hours-after.ts';
import { createFormPage } from '../pages/form-page.ts';
import { createFrame } from '../pages/frame.ts';

const ITEMS = { module: 'item-setting' };
const BACKGROUNDS = { module: 'battle-background-setting' };
const GACHAPONS = { module: 'gachapon-setting' };
const PRODUCTS = { module: 'mall-setting' };

test('shows the share of each group while its weight is typed', async ({ page, signIn, api }) => {
  await api.copy(GACHAPONS, '3001', {
    gachapon_id: 920_001,
    name: { en: 'Quiet Kiln', zh: '靜窯', jp: '静かな窯' },
  });
  const form = createFormPage(page, GACHAPONS);
  await signIn('admin', '/gachapon-setting/920001/edit?env=dev&v=1.4.0');
  const groups = form.inGroup('Groups');
  const share = (row: number) => groups.getByRole('row').nth(row).getByRole('cell').nth(5);
  await expect(share(1)).toHaveText('0.3000%');
  await groups.getByRole('spinbutton', { name: 'Weight, row 1' }).fill('10000');
  await expect(share(1)).toHaveText(/^50\.\d+%$/);
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await form.saveAndExpect('Saved');
  await page.reload();
  await expect(groups.getByRole('spinbutton', { name: 'Weight, row 1' })).toHaveValue('10000');
});

test('calls a button that adds to an empty list by what it says', async ({ page, signIn }) => {
  await signIn('admin', '/bingo-reward-setting/611/add?env=dev&v=1.4.0');
  await expect(page.getByRole('button', { name: 'Add reward', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Rewards', exact: true })).toBeVisible();
});

test('shows a period in the time of the game, and keeps the instant the game server reads', async ({
  page,
  signIn,
  api,
}) => {
  await api.copy(GACHAPONS, '3007', {
    gachapon_id: 920_002,
    name: { en: 'Late Embers', zh: '晚燼', jp: '遅い残り火' },
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2099-01-01 03:00:00', end_date: '2099-01-31 03:00:00' }],
    },
  });
  type Period = { readonly start_date: string; readonly end_date: string };
  const periodsOf = async (id: string): Promise<readonly Period[]> => {
    const { timeslot } = (await api.read(GACHAPONS, id)).data as { timeslot: { periods: Period[] } };
    return timeslot.periods;
  };
  const form = createFormPage(page, GACHAPONS);
  await signIn('admin', '/gachapon-setting/920002/edit?env=dev&v=1.4.0');
  const stored = await periodsOf('920002');
  await expect(form.text('Opens')).toHaveValue(hoursAfter(stored[0]?.start_date, 8));
  await form.text('Opens').fill(hoursAfter(stored[0]?.start_date, 32));
  await form.text('Opens').press('Enter');
  await form.saveAndExpect('Saved');
  expect(await periodsOf('920002')).toEqual([
    { start_date: hoursAfter(stored[0]?.start_date, 24), end_date: stored[0]?.end_date },
  ]);
});

test('edits as JSON and comes back without losing anything', async ({ page, signIn, api }) => {
  await drawLate(page);
  await api.copy(ITEMS, '1062', {
    item_id: 920_010,
    name: { en: 'Felt Hat', zh: '毛氈帽', jp: 'フェルト帽' },
  });
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/920010/edit?env=dev&v=1.4.0');
  await form.text('Name English').fill('Felt Cap');
  await form.show('JSON import mode');
  await expect(form.json).toContainText('"en": "Felt Cap"');
  await form.json.press('ControlOrMeta+a');
  const { data } = await api.read(ITEMS, '920010');
  const edited = { ...data, name: { en: 'Felt Cap', zh: '毛氈帽', jp: 'フェルト帽' }, stack_limit: 77 };
  const text = JSON.stringify(edited, null, 2);
  await page.keyboard.insertText(text.slice(0, -1));
  await page.reload();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(form.json).toContainText('"stack_limit": 77');
  await form.json.press('ControlOrMeta+End');
  await page.keyboard.insertText(text.slice(-1));
  await form.show('Edit mode');
  await expect(form.text('Name English')).toHaveValue('Felt Cap');
  await expect(form.number('Stack limit')).toHaveValue('77');
  await form.saveAndExpect('Saved');
  expect((await api.read(ITEMS, '920010')).data).toMatchObject({ stack_limit: 77, name: { en: 'Felt Cap' } });
});

test('asks before unsaved changes are left, and offers them again', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1062', {
    item_id: 920_020,
    name: { en: 'Oak Spoon', zh: '橡木匙', jp: 'オークの匙' },
  });
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/920020/edit?env=dev&v=1.4.0');
  await form.number('Stack limit').fill('12');
  await page.getByRole('link', { name: 'Items' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(form.number('Stack limit')).toHaveValue('12');
  await expect(page.getByRole('link', { name: 'Items' }).last()).toBeFocused();
  await page.getByRole('link', { name: 'Items' }).last().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(createFrame(page).title).toHaveText('Items');
  await page.goBack();
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(form.number('Stack limit')).toHaveValue('12');
});

test('asks before another environment is looked at, and keeps the edit where it belongs', async ({
  page,
  signIn,
}) => {
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/1066/edit?env=dev&v=1.4.0');
  await form.number('Stack limit').fill('21');
  await createFrame(page).switchTo('production');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/env=production/);
  await expect(form.number('Stack limit')).toHaveValue('9999');
  await expect(dialog).toBeHidden();
  await createFrame(page).switchTo('dev');
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(form.number('Stack limit')).toHaveValue('21');
});

test('keeps what was typed over a change of language and of appearance, JSON that is none yet too', async ({
  page,
  signIn,
  api,
}) => {
  await api.copy(BACKGROUNDS, '2', { id: 920_030, name: 'Mitten Meadow' });
  const form = createFormPage(page, BACKGROUNDS);
  await signIn('admin', '/battle-background-setting/920030/edit?env=dev&v=1.4.0');
  await form.number('Ground height').fill('734');
  const half = '{\n  "fog": 0.4,\n  "sun": }';
  await form.text('Scene').press('ControlOrMeta+a');
  await page.keyboard.insertText(half);
  await expect(form.text('Scene')).toHaveAccessibleDescription(/a value expected at line 3, column 10/);
  await form.save.click();
  await expect(page.getByText('1 problem prevents saving')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(form.number('Ground height')).toHaveValue('734');

  await form.show('JSON import mode');
  await expect(form.json).toContainText('"ground_y": 734');
  await form.json.press('ControlOrMeta+a');
  const { data } = await api.read(BACKGROUNDS, '920030');
  await page.keyboard.insertText(JSON.stringify({ ...data, ground_y: 735 }));
  await form.show('Edit mode');
  await expect(form.number('Ground height')).toHaveValue('735');
  await expect(form.text('Scene')).toContainText('"sun": }');

  await createFrame(page).choose('Console language', 'Japanese Beta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('spinbutton', { name: '地面の高さ' })).toHaveValue('735');
  const scene = page.getByRole('textbox', { name: 'シーン設定', exact: true });
  await expect(scene).toContainText('"sun": }');
  await expect(scene).toHaveAccessibleDescription(/3行目の10文字目に値が必要です/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  // A reload by hand asks first, and offers afterwards.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('main').getByRole('alert').getByRole('button').first().click();
  await expect(page.getByRole('spinbutton', { name: '地面の高さ' })).toHaveValue('735');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(scene).toContainText('"sun": }');
  await scene.press('ControlOrMeta+End');
  await scene.press('ArrowLeft');
  await page.keyboard.insertText('0.8');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('保存しました', { exact: true }).last()).toBeVisible();
  expect((await api.read(BACKGROUNDS, '920030')).data).toMatchObject({
    ground_y: 735,
    scene_params: { fog: 0.4, sun: 0.8 },
  });
});

test('shows the record as it is stored by then, seconds after a save', async ({ page, signIn, api }) => {
  await api.copy(ITEMS, '1062', {
    item_id: 920_060,
    name: { en: 'Birch Cup', zh: '樺木杯', jp: 'シラカバの杯' },
  });
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/920060/edit?env=dev&v=1.4.0');
  await form.number('Stack limit').fill('31');
  await form.saveAndExpect('Saved');
  const notice = page.getByText(/^Saved. The page refreshes in \d s$/);
  await expect(notice).toBeVisible();
  await api.update(ITEMS, '920060', { sort_order: 77 });
  await expect(form.number('Sort order')).toHaveValue('77');
  await expect(notice).toBeHidden();

  await form.number('Stack limit').fill('32');
  await form.saveAndExpect('Saved');
  await form.number('Sort order').fill('78');
  await expect(notice).toBeHidden();
  await form.saveAndExpect('Saved');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(notice).toBeHidden();
  expect((await api.read(ITEMS, '920060')).data).toMatchObject({ stack_limit: 32, sort_order: 78 });

  await page.getByRole('button', { name: 'Undo save' }).click();
  await expect(form.number('Sort order')).toHaveValue('77');
  expect((await api.read(ITEMS, '920060')).data).toMatchObject({ stack_limit: 32, sort_order: 77 });
});

test('refuses what no record may hold, beside the field', async ({ page, signIn }) => {
  const form = createFormPage(page, ITEMS);
  await signIn('admin', '/item-setting/add?env=dev&v=1.4.0');
  await expect(await form.problems()).toContainText(/\d required fields are empty\./);
  await form.number('Item ID').fill('920040');
  await expect(form.save).toHaveText(/^Add/);
  await form.save.click();
  const problems = await form.problems();
  await expect(problems).toContainText('Name');
  await expect(page).toHaveURL(/\/item-setting\/add/);
  await form.text('Name English').fill('Tin Compass');
  await form.text('Description English').fill('Points home.');
  await form.choose('Type', 'Material');
  await form.save.click();
  await expect(page).toHaveURL(/\/item-setting\/920040\/edit/);
  await expect(form.save).toHaveText(/^Update/);
  await expect(problems).toContainText('missing');
});

test('joins the edits of two people, and asks when both changed the same field', async ({
  page,
  signIn,
  api,
  browser,
}) => {
  await api.copy(ITEMS, '1062', { item_id: 920_050, name: { en: 'Reed Flute', zh: '蘆笛', jp: '葦笛' } });
  const path = '/item-setting/920050/edit?env=dev&v=1.4.0';
  const mine = createFormPage(page, ITEMS);
  await signIn('admin', path);
  await expect(mine.number('Stack limit')).toBeVisible();
  const theirPage = await colleague(browser, 'admin', path);
  const theirs = createFormPage(theirPage, ITEMS);

  await theirs.number('Stack limit').fill('55');
  await theirs.saveAndExpect('Saved');
  await mine.number('Sort order').fill('9');
  await mine.saveAndExpect('Saved and merged with a colleague’s changes to other fields');
  await expect(mine.number('Stack limit')).toHaveValue('55');

  await theirPage.reload();
  // Typed before the colleague saves: an untouched field would follow the colleague's.
  await mine.number('Stack limit').fill('70');
  await mine.number('Sort order').fill('10');
  await theirs.number('Stack limit').fill('60');
  await theirs.number('Sort order').fill('20');
  await theirs.saveAndExpect('Saved');
  await mine.save.click();
  const dialog = page.getByRole('dialog', { name: 'This record changed while you were editing it' });
  await expect(dialog.getByRole('row', { name: /Stack limit/ })).toContainText('60');
  // Nothing is chosen beforehand: what is not decided is not saved.
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save merged record' })).toBeDisabled();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep all of theirs' }).click();
  await dialog.getByRole('radio', { name: '10' }).check();
  await dialog.getByRole('button', { name: 'Save merged record' }).click();
  await expect(dialog).toBeHidden();
  await expect(mine.number('Stack limit')).toHaveValue('60');
  // The dialog closes as it is pressed, before the answer.
  await expect
    .poll(async () => (await api.read(ITEMS, '920050')).data)
    .toMatchObject({ stack_limit: 60, sort_order: 10 });
  await theirPage.context().close();

  await test.step('a record that was deleted meanwhile is created again only on purpose', async () => {
    await mine.number('Sort order').fill('11');
    await api.remove(ITEMS, '920050');
    await mine.save.click();
    await expect(dialog).toContainText('Your input is kept here.');
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    await dialog.getByRole('button', { name: 'Create again' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await api.read(ITEMS, '920050').catch(() => null))?.data['sort_order'])
      .toBe(11);
  });
});

test('says what an error blocks in a setting that takes effect on save', async ({ page, signIn, api }) => {
  const texts = { en: 'Won {n}', zh: '贏得 {n}', jp: '獲得' };
  await api.copy({ module: 'localization' }, 'ui.button.back', { key: 'ui.blocked', ...texts });
  await signIn('admin', '/localization/ui.blocked?env=dev&v=1.4.0');
  await expect(page.getByText('Not served to players')).toBeVisible();
  await expect(page.getByText('Players keep the last revision without errors.')).toBeVisible();

  await page.goto('/localization/ui.button.back?env=production&v=1.4.0');
  await page.getByRole('textbox', { name: 'English' }).fill('Back {n}');
  await expect(page.getByText('Blocks saving')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('2 problems prevent saving')).toBeVisible();
});

test('fields are filled by keys: pasted from another record, and line by line', async ({ page, signIn }) => {
  const form = createFormPage(page, PRODUCTS);
  const amount = form.inGroup('Contents').getByRole('spinbutton', { name: 'Amount' });
  await signIn('admin', '/mall-setting/4002/edit?env=dev&v=1.4.0');
  await expect(amount).toHaveValue('300');
  await amount.press('Alt+KeyC');
  await expect(page.getByText('1 field copied')).toBeVisible();

  await form.open('4001');
  await expect(amount).toHaveValue('60');
  await amount.press('Alt+KeyV');
  await expect(amount).toHaveValue('300');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await form.number('VIP points').press('Alt+KeyV');
  await expect(page.getByText(/^Nothing to paste here/)).toBeVisible();
  await amount.fill('60');
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await amount.press('Enter');
  await expect(amount).toHaveCount(2);
  await expect(form.inGroup('Contents').getByRole('combobox', { name: 'Kind' }).last()).toBeFocused();
});

test('tells what the fields may hold and which rules there are, and leads to a field', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/gachapon-setting/3001/edit?env=dev&v=1.4.0');
  const aside = page.getByRole('complementary', { name: 'About this record' });
  await aside.getByRole('button', { name: 'Fields and rules' }).click();
  await expect(aside.getByText('Changes reach players with a release.')).toBeVisible();
  await expectAccessible();
  await aside.getByRole('searchbox', { name: 'Find a field or rule' }).fill('exactly one');
  await expect(
    aside.getByText('Exactly one of these is filled in: “Groups › Pets › Pet” and “God”'),
  ).toBeVisible();
  await aside.getByRole('searchbox', { name: 'Find a field or rule' }).fill('draw limit');
  await aside.getByRole('button', { name: 'Draw limit per player' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Draw limit per player' })).toBeFocused();
});
