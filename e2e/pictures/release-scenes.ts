import { errorText } from '@quartermaster/contract/errors/error-text';
import { fieldAtPath } from '@quartermaster/domain/core/field-at-path';
import { registry } from '@quartermaster/domain/modules/index';
import { request, type Page } from '@playwright/test';
import { EVERY_TEXT } from '../../apps/web/src/i18n/every-text.ts';
import { createApi, type Api } from '../fixtures/api.ts';
import { DEMO_PASSWORD } from '../fixtures/demo-settings.ts';
import type { ConsoleLanguage } from '../pages/login-page.ts';
import type { Screen } from './screens.ts';
import { PLACE, PRODUCTION } from '../pages/place.ts';

/*
 * What is asked before something goes live, is held back or is taken back: the dialogs that cost most
 * when they are misread.
 */

const ITEMS = { module: 'item-setting' };
const LIMITS = { module: 'item-control' };

const scene = (name: string, path: string, show: NonNullable<Screen['show']>): Screen => ({
  name: `ask-${name}`,
  path,
  person: 'admin',
  show,
});

/** A text of the console, with whatever it is filled with. */
const filled = (text: string): RegExp => new RegExp(`^(\\S+ )?${text.replaceAll(/\{\{\w+\}\}/g, '.+')}$`);

/** Writes beside the page, whose session it leaves alone. */
async function write(page: Page, work: (api: Api) => Promise<unknown>): Promise<void> {
  const context = await request.newContext({ baseURL: new URL(page.url()).origin });
  await work(await createApi(context, 'admin', DEMO_PASSWORD));
  await context.dispose();
}

const openDialog = (page: Page) => page.getByRole('dialog').last();

async function hold(page: Page, language: ConsoleLanguage): Promise<void> {
  await write(page, (api) => api.update(ITEMS, '1066', { stack_limit: 1 + (Date.now() % 90) }));
  await page.reload();
  const include = filled(EVERY_TEXT[language].releases.include);
  await page.getByRole('checkbox', { name: include, checked: true }).first().click();
  await openDialog(page).getByRole('textbox').first().fill('Economy review on Monday');
}

async function revert(page: Page, language: ConsoleLanguage): Promise<void> {
  const { releases } = EVERY_TEXT[language];
  await hold(page, language);
  await openDialog(page).getByRole('button').last().click();
  await openDialog(page).waitFor({ state: 'hidden' });
  await page
    .getByRole('button', { name: filled(releases.revertHeld_other) })
    .or(
      page.getByRole('button', {
        name: filled(releases.revertHeld_one ?? releases.revertHeld_other),
      }),
    )
    .click();
  await openDialog(page).waitFor();
}

/** An alert that is set higher than the limit it warns of. */
async function saveWithWarning(page: Page, language: ConsoleLanguage): Promise<void> {
  const field = fieldAtPath(registry.get(LIMITS.module), 'alert_above');
  await page.getByLabel(field?.label[language] ?? '').fill(String(900_000 + (Date.now() % 999)));
  await page.keyboard.press('ControlOrMeta+s');
}

async function askAboutWarning(page: Page, language: ConsoleLanguage): Promise<void> {
  await saveWithWarning(page, language);
  await openDialog(page).getByRole('textbox').fill('production-1.4.0');
  await openDialog(page).getByRole('button').last().click();
  await page.getByText(EVERY_TEXT[language].layout.warningsText).waitFor();
}

async function silentServers(page: Page, language: ConsoleLanguage): Promise<void> {
  const message = errorText('socket_unresponsive', {}, language);
  await page.route('**/fleet/acknowledgement', (route) =>
    route.fulfill({ json: { state: 'silent', silent: ['dev-1', 'dev-2'], message } }),
  );
  await saveWithWarning(page, language);
  await page.getByText(message).waitFor();
}

export const releaseScenes = (): readonly Screen[] => [
  scene('hold', `/release?${PLACE}`, hold),
  scene('revert', `/release?${PLACE}`, revert),
  scene('save-warning', `/item-control/9/edit?${PRODUCTION}`, askAboutWarning),
  scene('silent-servers', `/item-control/9/edit?${PLACE}`, silentServers),
];
