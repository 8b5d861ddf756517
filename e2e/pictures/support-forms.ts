import type { Locator, Page } from '@playwright/test';
import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { EVERY_TEXT } from '../../apps/web/src/i18n/every-text.ts';
import type { ConsoleLanguage } from '../pages/login-page.ts';
import type { Screen } from './screens.ts';
import { MARLOWEN, LOST_ITEM, CHEATER, RETURNING, STARFOX, live, player } from './support-place.ts';

async function openForm(page: Page, language: ConsoleLanguage, kind: PlayerActionKind): Promise<Locator> {
  const { commands } = EVERY_TEXT[language];
  await page.getByRole('button', { name: new RegExp(`^${commands.actions}`) }).click();
  await page.getByRole('menuitem', { name: playerAction(kind).title[language], exact: true }).click();
  const form = page.getByRole('dialog');
  await form.waitFor();
  return form;
}

type Fill = (form: Locator, page: Page, language: ConsoleLanguage) => Promise<unknown>;

const form = (kind: PlayerActionKind, account: number, name: string, fill: Fill) =>
  live(`do-${name}`, player(account), async (page, language) => {
    await fill(await openForm(page, language, kind), page, language);
    // What is typed is looked at by the server a moment later.
    await page.waitForTimeout(700);
  });

const mailLabel = (key: string, language: ConsoleLanguage): string =>
  playerAction('send_mail').fields.find((field) => field.key === key)?.label[language] ?? key;

const choose = async (box: Locator, page: Page, place = 0): Promise<void> => {
  await box.click();
  await page.locator('.ant-select-item-option:visible').nth(place).click();
};

/** Every form of an action, with what the server says to what is typed. */
export const SUPPORT_FORMS: readonly Screen[] = [
  live('actions', player(MARLOWEN), (page) => page.keyboard.press('a')),
  form('change_wallet', MARLOWEN, 'wallet', (it) => it.getByRole('spinbutton').first().fill('2560')),
  form('change_wallet', MARLOWEN, 'wallet-beyond', (it) => it.getByRole('spinbutton').first().fill('999999')),
  form('give', MARLOWEN, 'give-empty', async () => undefined),
  form('give', MARLOWEN, 'give', async (it, page) => choose(it.getByRole('combobox').nth(1), page)),
  form('take', LOST_ITEM, 'take', async (it, page) => choose(it.getByRole('combobox').nth(1), page)),
  form('send_prepared_mail', RETURNING, 'prepared', async (it, page) =>
    choose(it.getByRole('combobox').first(), page),
  ),
  form('send_mail', RETURNING, 'mail', async (it, _page, language) => {
    for (const tongue of ['English', '繁體中文', '日本語']) {
      await it.getByText(tongue).click();
      await it.getByLabel(mailLabel('title', language), { exact: true }).fill('Emberfall');
      await it.getByLabel(mailLabel('body', language), { exact: true }).fill('{player}: 20 gems.');
    }
  }),
  form('recall_mail', RETURNING, 'recall', async (it, page) =>
    choose(it.getByRole('combobox').first(), page),
  ),
  form('sanction', CHEATER, 'sanction', (it, _page, language) =>
    it.getByRole('button', { name: EVERY_TEXT[language].commands.messagePreset }).click(),
  ),
  form('lift_sanction', STARFOX, 'lift', async () => undefined),
  form('rename', STARFOX, 'rename', (it) => it.getByRole('textbox').first().fill('Fern Fox')),
  form('rename', STARFOX, 'rename-taken', (it) => it.getByRole('textbox').first().fill('Marlowen')),
  form('set_vip', MARLOWEN, 'vip', (it) => it.getByRole('spinbutton').first().fill('3')),
  form('reset_progress', MARLOWEN, 'reset', (it) => it.getByRole('checkbox').first().click()),
  form('unlink_device', MARLOWEN, 'unlink', async (it, page) =>
    choose(it.getByRole('combobox').first(), page),
  ),
  form('move_device', MARLOWEN, 'move', async (it, page) => {
    await choose(it.getByRole('combobox').first(), page);
    await chooseOther(it.getByRole('combobox').nth(1), page);
  }),
  form('merge_account', MARLOWEN, 'merge', (it, page) => chooseOther(it.getByRole('combobox').first(), page)),
  form('delete', MARLOWEN, 'delete', async () => undefined),
];

async function chooseOther(box: Locator, page: Page): Promise<void> {
  await box.fill('Starfox');
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Starfox' }).first().click();
}
