import { colleague, expect, test } from '../fixtures/console.ts';
import { createTextsPage } from '../pages/texts-page.ts';
import { PLACE } from '../pages/place.ts';

const TEXTS = { module: 'localization' };
const address = (q: string, state = 'all') => `/localization?${PLACE}&q=${q}&state=${state}`;

/** A busy browser: typing is faster than its frames. */
function drawLate(): void {
  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => window.setTimeout(() => nextFrame(draw), 100);
}

test('many keys are added, filled in by keyboard alone, saved as one change and taken back', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await page.addInitScript(drawLate);
  await signIn('admin', address('e2e.many'));
  const texts = createTextsPage(page);
  await texts.addKeys('e2e.many.one\tOne\ne2e.many.two\tTwo\t二');
  await expect(texts.cell('e2e.many.one', 'zh')).toHaveText('Missing');
  await texts.cell('e2e.many.one', 'en').click();
  await page.keyboard.press('ArrowRight');
  await texts.overwrite('一');
  await page.keyboard.press('Tab');
  await texts.overwrite('いち');
  await page.keyboard.press('Tab');
  await expect(texts.cell('e2e.many.two', 'en').getByRole('textbox')).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('2 texts saved')).toBeVisible();
  expect((await api.read(TEXTS, 'e2e.many.one')).data).toMatchObject({ en: 'One', zh: '一', jp: 'いち' });

  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('No texts match the search and filters.')).toBeVisible();
});

test('cells of a spreadsheet are pasted onto texts, and those without a place are counted', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', address('e2e.paste'));
  const texts = createTextsPage(page);
  await texts.addKeys('e2e.paste.one\tOne\ne2e.paste.two\tTwo');
  await texts.cell('e2e.paste.one', 'zh').click();
  await page.evaluate(() => navigator.clipboard.writeText('一\tいち\n二\tに\n三\tさん'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(texts.cell('e2e.paste.two', 'jp')).toHaveText('に');
  await expect(page.getByText('Pasted 4 texts')).toBeVisible();
  await expect(page.getByText('2 cells were skipped')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(texts.cell('e2e.paste.one', 'zh')).toHaveText('Missing');
});

test('an input method writes into the text that is selected', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin', address('e2e.ime'));
  const texts = createTextsPage(page);
  await texts.addKeys('e2e.ime.one\tOne\ne2e.ime.two\tTwo');
  const text = texts.cell('e2e.ime.one', 'jp');
  await text.click();
  await expectAccessible();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'いち', selectionStart: 2, selectionEnd: 2 });
  await expect(text.getByRole('textbox')).toHaveValue('いち');
  await client.send('Input.insertText', { text: '一' });
  await page.keyboard.press('Enter');
  await expect(text).toHaveText('一');
  await expect(texts.cell('e2e.ime.two', 'jp').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('Missing');
});

test('what was typed waits through a reload, and goes back step by step', async ({ page, signIn, api }) => {
  await api.copy(TEXTS, 'ui.button.ok', { key: 'e2e.keep', en: 'Keep' });
  await signIn('admin', address('e2e.keep'));
  const texts = createTextsPage(page);
  await texts.ready();
  await texts.type('e2e.keep', 'zh', '保留');
  await expect(texts.unsaved).toHaveText('1 unsaved text');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(texts.cell('e2e.keep', 'zh')).toContainText('保留');
  await texts.type('e2e.keep', 'jp', '保存');
  await texts.cell('e2e.keep', 'jp').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(texts.cell('e2e.keep', 'jp')).not.toContainText('保存');
  await expect(texts.cell('e2e.keep', 'zh')).toContainText('保留');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(texts.unsaved).toHaveCount(0);
});

test('an outdated translation shows the source it was made from, until it is confirmed', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  await api.copy(TEXTS, 'ui.button.ok', { key: 'e2e.behind', en: 'Go', zh: '前往', jp: '行く' });
  await api.update(TEXTS, 'e2e.behind', { en: 'Leave' });
  await signIn('admin', address('e2e.behind', 'stale'));
  const texts = createTextsPage(page);
  await texts.cell('e2e.behind', 'zh').click();
  await expect(texts.cell('e2e.behind', 'zh')).toContainText('Outdated');
  await expect(texts.details.getByRole('deletion').first()).toHaveText('Go');
  await expectAccessible();
  await texts.details.getByRole('button', { name: 'Mark up to date' }).first().click();
  await expect(texts.cell('e2e.behind', 'zh')).not.toContainText('Outdated');
  await texts.type('e2e.behind', 'jp', '出発');
  await texts.save();
  await expect(texts.row('e2e.behind')).toHaveCount(0);
});

test('two translators of one text choose between what each wrote', async ({ page, browser, signIn, api }) => {
  await api.copy(TEXTS, 'ui.button.ok', { key: 'e2e.both', en: 'Both', zh: '兩者', jp: '両方' });
  await signIn('admin', address('e2e.both'));
  const texts = createTextsPage(page);
  await texts.type('e2e.both', 'zh', '我的');
  const other = await colleague(browser, 'admin', address('e2e.both'));
  const theirs = createTextsPage(other);
  await theirs.type('e2e.both', 'zh', '他們的');
  await theirs.type('e2e.both', 'jp', 'ふたつとも');
  await theirs.save();
  await expect(other.getByText('1 text saved')).toBeVisible();

  await texts.save();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('他們的');
  await dialog.getByRole('radio').last().check();
  await dialog.locator('.ant-btn-primary').click();
  await expect(page.getByText('1 text saved')).toBeVisible();
  expect((await api.read(TEXTS, 'e2e.both')).data).toMatchObject({ zh: '我的', jp: 'ふたつとも' });
});

test('a text that records share is chosen by its key, says where it is used, and stays', async ({
  page,
  signIn,
  api,
}) => {
  await api.copy(TEXTS, 'ui.button.ok', {
    key: 'e2e.shared',
    en: 'Amber Cake',
    zh: '琥珀糕',
    jp: '琥珀ケーキ',
  });
  await api.copy({ module: 'item-setting' }, '1005', { item_id: 950_381 });
  await signIn('admin', `/item-setting/950381/edit?${PLACE}`);
  await page.getByRole('button', { name: 'Use a text from Localization' }).first().click();
  await page
    .getByRole('combobox', { name: /Name|Key in Localization/ })
    .first()
    .fill('琥珀糕');
  await page
    .getByRole('option', { name: /e2e\.shared/ })
    .or(page.getByTitle('e2e.shared'))
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('琥珀ケーキ')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(async () => (await api.read({ module: 'item-setting' }, '950381')).data['name'])
    .toEqual({ key: 'e2e.shared' });

  await page.goto(address('e2e.shared'));
  const texts = createTextsPage(page);
  await texts.cell('e2e.shared', 'en').click();
  await expect(texts.details.getByRole('link', { name: 'Amber Cake' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await texts.save();
  await expect(page.getByRole('dialog')).toContainText('is in use');
});

test('texts of records are lines as well: found, translated, saved, taken back', async ({
  page,
  signIn,
  api,
  expectAccessible,
}) => {
  const items = { module: 'item-setting' };
  await api.copy(items, '1005', {
    item_id: 950_390,
    name: { en: 'Desk Lantern', zh: '桌燈' },
    description: { en: 'Lights a desk.', zh: '照亮書桌。', jp: '机を照らす。' },
  });
  await signIn('admin', `/localization?${PLACE}&q=950390&module=item-setting`);
  const texts = createTextsPage(page);
  const name = 'item-setting/950390/name';
  await expect(texts.cell(name, 'jp')).toHaveText('Missing');
  await expect(texts.row(name)).toContainText('Desk Lantern · Name');
  await texts.type(name, 'jp', '机のランタン');
  await texts.type('item-setting/950390/description', 'en', 'Lights every desk.');
  await expectAccessible();
  await texts.save();
  await expect(page.getByText('2 texts saved')).toBeVisible();
  expect((await api.read(items, '950390')).data).toMatchObject({
    name: { en: 'Desk Lantern', zh: '桌燈', jp: '机のランタン' },
    description: { en: 'Lights every desk.', jp: '机を照らす。' },
  });
  await expect(texts.cell('item-setting/950390/description', 'jp')).toContainText('Outdated');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(texts.cell(name, 'jp')).toHaveText('Missing');

  await texts.cell(name, 'jp').click();
  await texts.details.getByRole('link', { name: 'Open in form' }).click();
  await expect(page).toHaveURL(/item-setting\/950390\/edit.*#name/);
});

test('two people who write the same text of a record choose between what each wrote', async ({
  page,
  signIn,
  api,
}) => {
  const items = { module: 'item-setting' };
  const first = { en: 'Twin Bell', zh: '雙鈴', jp: '双子の鈴' };
  await api.copy(items, '1005', { item_id: 950_391, name: first });
  await signIn('admin', `/localization?${PLACE}&q=950391&module=item-setting`);
  const texts = createTextsPage(page);
  await texts.type('item-setting/950391/name', 'zh', '我的鈴');
  await api.update(items, '950391', { name: { ...first, zh: '他們的鈴' } });
  await texts.save();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('他們的鈴');
  await dialog.getByRole('radio').last().check();
  await dialog.locator('.ant-btn-primary').click();
  await expect(page.getByText('1 text saved')).toBeVisible();
  expect((await api.read(items, '950391')).data).toMatchObject({ name: { ...first, zh: '我的鈴' } });
});

test('files are uploaded several at once, and each says what became of it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', `/file-setting/add?${PLACE}`);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Elk.atlas', mimeType: 'text/plain', buffer: Buffer.from('elk.png\nsize: 64,64\n') },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('just words') },
  ]);
  await expect(page.getByRole('link', { name: 'spine/elk.atlas' })).toBeVisible();
  await expect(page.getByText(/This file type is not accepted/)).toBeVisible();
  await expectAccessible();
});

test('a translator gets the texts of one event, from its home', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/special-event-setting/501/edit?env=dev&v=1.4.0');
  await page.getByRole('tab', { name: /^Texts/ }).click();
  await page.getByRole('link', { name: /Open the texts of this event|Translate the missing texts/ }).click();
  const texts = createTextsPage(page);
  const all = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^All/ });
  await all.click();
  await texts.ready();
  await expect(texts.grid.getByText('Lantern Harvest').first()).toBeVisible();
  await expect(page).toHaveURL(/event=special-event-setting/);
  const count = await all.innerText();
  await expectAccessible();

  // A part of the event, then all texts of that part.
  const choose = async (name: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name }).fill(option);
    await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click();
  };
  await choose('Area', 'Login event');
  await expect(page).toHaveURL(/module=/);
  await expect(all).not.toHaveText(count);
  const ofPart = await all.innerText();
  await choose('Event', 'Frostwind Tower');
  await expect(all).not.toHaveText(ofPart);
});
