import type { Locator, Page } from '@playwright/test';
import { createMachineToken } from '@quartermaster/domain/actions/staff/game-server';
import { en } from '../../apps/web/src/i18n/en/index.ts';
import { jp } from '../../apps/web/src/i18n/jp/index.ts';
import { zh } from '../../apps/web/src/i18n/zh/index.ts';
import { LOGIN_WORDS, type ConsoleLanguage } from '../pages/login-page.ts';
import { of, type Screen } from './screens.ts';

/*
 * What opens over a screen or appears during work on it. Everything is found by the words of the
 * language that the picture is taken in.
 */

const WORDS = { en, zh, jp };

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const starting = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name.replace(/\{\{.*$/, '')}`) });

/** A record's number field, by its place on the page: what it is called differs. */
const firstNumber = (page: Page): Locator =>
  page.getByRole('main').getByRole('spinbutton').and(page.locator(':enabled')).first();

async function more(page: Page, language: ConsoleLanguage, action: string): Promise<void> {
  await button(page, WORDS[language].common.more).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const scene = (name: string, path: string, show: NonNullable<Screen['show']>): Screen => ({
  ...of('admin', name, path),
  show,
});

const AROUND: readonly Screen[] = [
  scene('account-menu', '/overview', (page, language) =>
    page.getByRole('button', { name: new RegExp(`^${LOGIN_WORDS[language].account}[:：]`) }).click(),
  ),
  scene('branch-switcher', '/overview', (page, language) =>
    starting(page, WORDS[language].layout.branchChoose).click(),
  ),
  scene('helper-menu', '/overview', (page, language) => button(page, WORDS[language].helper.title).click()),
  scene('json-prettier', '/overview', async (page, language) => {
    await button(page, WORDS[language].helper.title).click();
    await page.getByRole('menuitem', { name: WORDS[language].helper.jsonPrettier }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .first()
      .fill('{"gachapon_id":3007,"weights":[70,20,10]}');
  }),
  scene('quick-search', '/overview', async (page, language) => {
    await page.getByPlaceholder(WORDS[language].layout.quickSearch).fill('1');
    await page.getByRole('option').first().waitFor();
  }),
  scene('palette', '/overview', async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('狐');
    await page.getByRole('option').first().waitFor();
  }),
];

const LISTS: readonly Screen[] = [
  scene('list-filter', '/item-setting', async (page, language) => {
    await button(page, WORDS[language].list.addFilter).click();
    await page.getByRole('menuitem').nth(3).click();
    await page.getByRole('tooltip').getByRole('checkbox').first().waitFor();
  }),
  scene('list-columns', '/item-setting', (page, language) =>
    button(page, WORDS[language].list.chooseColumns).click(),
  ),
  scene('list-views', '/item-setting', (page, language) => button(page, WORDS[language].list.views).click()),
  scene('list-selection', '/item-setting', (page) => page.getByRole('checkbox').nth(2).click()),
  scene('list-row-menu', '/item-setting', (page, language) =>
    starting(page, WORDS[language].list.rowActions.replace(/^\{\{name\}\}/, '.*'))
      .first()
      .click(),
  ),
  scene('list-no-match', '/item-setting?q=zzzz', async () => undefined),
  scene('import-columns', '/import/item-setting', (page) => chooseItems(page)),
  scene('import-preview', '/import/item-setting', async (page, language) => {
    await chooseItems(page);
    await button(page, WORDS[language].transfer.check).click();
    await page
      .getByText(new RegExp(`^${WORDS[language].transfer.outcomeNew} \\d`))
      .first()
      .waitFor();
  }),
  scene('texts-add', '/localization', (page, language) =>
    page.getByRole('button', { name: WORDS[language].texts.add }).first().click(),
  ),
];

async function chooseItems(page: Page): Promise<void> {
  const csv =
    'item_id,name.en,stack_limit,colour\n1005,Stew,-1,red\n1004,Tea,10,green\n990001,"Fern ""Tea""",5,\n';
  const file = { name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('table').first().waitFor();
}

const FORMS: readonly Screen[] = [
  scene('form-json', '/item-setting/1062/edit', (page, language) =>
    page
      .getByRole('radiogroup')
      .getByText(WORDS[language].form.json, { exact: true })
      .click()
      .then(() => page.locator('[contenteditable=true]').waitFor()),
  ),
  scene('form-used-by', '/pet-setting/10021/edit?panel=used-by', async () => undefined),
  scene('form-history', '/pet-setting/10021/edit?panel=history', async () => undefined),
  scene('form-children', '/god-setting/101/edit?panel=children', async () => undefined),
  scene('form-invalid', '/item-setting/1062/edit', async (page) => {
    await page.getByRole('textbox').nth(1).fill('');
    await firstNumber(page).fill('-5');
    await page.keyboard.press('ControlOrMeta+s');
  }),
  scene('leave-guard', '/item-setting/1062/edit', async (page, language) => {
    await firstNumber(page).fill('12');
    await page.getByRole('link', { name: WORDS[language].common.backToList }).click();
    await page.getByRole('dialog').waitFor();
  }),
  scene('duplicate', '/god-setting/101/edit', (page, language) =>
    more(page, language, WORDS[language].common.duplicate),
  ),
  scene('duplicate-belonging', '/gachapon-setting/3007/edit', async (page, language) => {
    await more(page, language, WORDS[language].common.duplicate);
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  }),
  scene('duplicate-taken', '/gachapon-setting/3007/edit', async (page, language) => {
    await more(page, language, WORDS[language].common.duplicate);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton').fill('3001');
    await dialog.getByRole('button', { name: WORDS[language].common.duplicate, exact: true }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
  }),
  scene('delete', '/item-setting/1062/edit', (page, language) =>
    more(page, language, WORDS[language].common.delete),
  ),
  scene('delete-refused', '/pet-setting/10021/edit', async (page, language) => {
    await more(page, language, WORDS[language].common.delete);
    const confirm = page
      .getByRole('dialog')
      .getByRole('button', { name: WORDS[language].common.delete, exact: true });
    await confirm.click({ timeout: 3000 }).catch(() => undefined);
  }),
  scene('merge', '/item-setting/1062/edit', async (page) => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(page.url());
    const saved = elsewhere.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await typeAndSave(elsewhere, String(Date.now() % 1000));
    await saved;
    await elsewhere.close();
    await typeAndSave(page, '41');
    await page.getByRole('dialog').waitFor();
  }),
  scene('restore', '/pet-setting/10021/history', (page) =>
    page.getByRole('main').getByRole('button').last().click(),
  ),
];

async function typeAndSave(page: Page, value: string): Promise<void> {
  await firstNumber(page).fill(value);
  await page.keyboard.press('ControlOrMeta+s');
}

const OPERATE: readonly Screen[] = [
  {
    name: 'release-protected',
    path: '/item-setting/1062/edit?env=production&v=1.4.0',
    person: 'admin',
    show: async (page) => {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await typeAndSave(page, String(Date.now() % 1000));
      await saved;
      await page.goto('/release?env=production&v=1.4.0');
    },
  },
  scene('undo', '/activity', (page, language) => starting(page, WORDS[language].common.undo).first().click()),
  scene('token', '/fleet', (page, language) =>
    page.getByRole('button', { name: createMachineToken.title[language] }).click(),
  ),
  scene('environment-new', '/environments', (page, language) =>
    page.getByRole('button', { name: WORDS[language].environments.newPlace }).click(),
  ),
  scene('environment-edit', '/environments', (page, language) =>
    starting(page, WORDS[language].common.edit).last().click(),
  ),
  scene('version-new', '/environments', (page, language) =>
    page.getByRole('button', { name: WORDS[language].environments.newVersion }).first().click(),
  ),
];

/** Last of all, for the menu stays so. */
export const MENU_COLLAPSED: Screen = scene('menu-collapsed', '/pet-setting', (page, language) =>
  button(page, WORDS[language].layout.collapseMenu).click(),
);

export const scenes = (): readonly Screen[] => [...AROUND, ...LISTS, ...FORMS, ...OPERATE];
