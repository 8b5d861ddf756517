import type { Locator, Page } from '@playwright/test';
import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { EVERY_TEXT } from '../../apps/web/src/i18n/every-text.ts';
import type { ConsoleLanguage } from '../pages/login-page.ts';
import type { Screen } from './screens.ts';
import { SUPPORT_FORMS } from './support-forms.ts';
import {
  MARLOWEN,
  LOST_ITEM,
  CHEATER,
  WHALE,
  RETURNING,
  STARFOX,
  DELETED_SOON,
  live,
  player,
} from './support-place.ts';

/*
 * Player support: every screen, every section of a player with something to find in it, every form of
 * an action. Words are those of the language that the picture is taken in.
 */

const main = (page: Page): Locator => page.getByRole('main');

const SEARCH: readonly Screen[] = [
  live('search-none', '/user-global'),
  live('search-cs', '/user-global', undefined, 'cs'),
  live('search-found', '/user-global?vip_from=1'),
  live('search-name', '/user-global?q=小竹'),
  live('search-order', '/user-global?q=star'),
  live('search-nobody', '/user-global?q=zzzzzz'),
  live('search-many', '/user-global', async (page, language) => {
    const { players } = EVERY_TEXT[language];
    await page.getByRole('button', { name: players.lookup }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('1:100001, 1:100002\n1:100001 1:999999998 mika');
    await dialog.getByRole('button', { name: players.lookupAsk }).click();
    await dialog.getByRole('table').first().waitFor();
  }),
  live('search-views', '/user-global?vip_from=5', (page, language) =>
    page.getByRole('button', { name: EVERY_TEXT[language].list.views }).click(),
  ),
  live('control-choose', '/user-control'),
  live('control-maintenance', '/user-control?server=3&level_from=1'),
  live('nobody', '/user-control/1/999999998/detail'),
  live('resting', '/user-control?server=3&vip_from=1', async (page) => {
    await main(page).getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('navigation').getByRole('listitem').first().waitFor();
  }),
];

const SECTIONS: readonly Screen[] = [
  live('summary', player(MARLOWEN)),
  live('summary-masked', player(MARLOWEN), undefined, 'low_cs'),
  live('summary-muted', player(STARFOX)),
  live('summary-deleted-soon', player(DELETED_SOON)),
  live('summary-other-server', '/user-control/2/100007/detail'),
  live('timeline', player(MARLOWEN, 'timeline')),
  live('timeline-lost', player(LOST_ITEM, 'timeline')),
  live('timeline-gems', player(MARLOWEN, 'timeline&asset=gem')),
  live('summary-cheater', player(CHEATER)),
  live('summary-returning', player(RETURNING)),
  live('timeline-returning', player(RETURNING, 'timeline')),
  live('wallets', player(WHALE, 'wallets')),
  live('items', player(LOST_ITEM, 'items')),
  live('pets', player(WHALE, 'pets')),
  live('gods', player(WHALE, 'gods')),
  live('equipment', player(WHALE, 'equipment')),
  live('appearance', player(WHALE, 'appearance')),
  live('mail', player(LOST_ITEM, 'mail')),
  live('draws', player(WHALE, 'draws')),
  live('draws-odds', player(WHALE, 'draws'), (page, language) =>
    main(page)
      .getByRole('row')
      .getByRole('button', { name: EVERY_TEXT[language].player.oddsOf.split('{{')[0] ?? '' })
      .first()
      .click(),
  ),
  live('purchases', player(MARLOWEN, 'purchases')),
  live('battles', player(CHEATER, 'battles')),
  live('guild', player(STARFOX, 'guild')),
  live('logins', player(MARLOWEN, 'logins')),
  live('logins-masked', player(MARLOWEN, 'logins'), undefined, 'low_cs'),
  live('sanctions', player(STARFOX, 'sanctions')),
  live('notes', player(MARLOWEN, 'notes')),
  live('staff', player(STARFOX, 'staff')),
  live('reveal', player(MARLOWEN), openReveal, 'low_cs'),
];

async function openReveal(page: Page, language: ConsoleLanguage): Promise<void> {
  await page.getByRole('button', { name: EVERY_TEXT[language].player.reveal }).first().click();
}

const FILES: readonly Screen[] = [
  live('export', player(MARLOWEN), (page, language) =>
    openDialog(page, EVERY_TEXT[language].player.exportFile),
  ),
  {
    name: 'support-import',
    path: '/user-global?env=dev&v=1.4.0',
    person: 'admin',
    show: (page, language) => openDialog(page, EVERY_TEXT[language].players.importFile),
  },
];

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}

const verbOf = (kind: PlayerActionKind, language: ConsoleLanguage): string =>
  playerAction(kind).verb?.[language] ?? '';

const PLACES: readonly Screen[] = [
  live('dashboard', '/dashboard', undefined, 'cs'),
  live('dashboard-low', '/dashboard', undefined, 'low_cs'),
  live('guilds', '/guild'),
  live('guild-page', '/guild/1?server=1'),
  live('guild-chat', '/guild/chat/1?server=1'),
  live('orders', '/orders'),
  live('orders-of', `/orders?account=${MARLOWEN}&server=1`),
  live('orders-again', `/orders?account=${MARLOWEN}&server=1`, async (page, language) => {
    await page
      .getByRole('button', { name: new RegExp(`^${verbOf('redeliver_order', language)}`) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
  }),
  live('orders-enter', '/orders', async (page, language) => {
    const { orders } = EVERY_TEXT[language];
    await page.getByRole('button', { name: verbOf('enter_order', language) }).click();
    await page.getByLabel(orders.place).fill(`1:${MARLOWEN}`);
    await page.getByRole('button', { name: orders.choose }).click();
    await page.getByRole('dialog').getByRole('textbox').nth(1).waitFor();
  }),
  live('orders-cs', '/orders', undefined, 'cs'),
  live('deliveries', '/bulk-delivery'),
  live('delivery-compose', '/bulk-delivery?compose=1'),
  ...['held', 'sent', 'draft'].map((name, place) =>
    live(`delivery-${name}`, '/bulk-delivery', (page) =>
      main(page)
        .getByRole('row')
        .nth(place + 1)
        .getByRole('link')
        .first()
        .click(),
    ),
  ),
  live('approvals', '/approvals'),
  live('approval', '/approvals', (page, language) =>
    page.getByRole('button', { name: EVERY_TEXT[language].approvals.look }).first().click(),
  ),
  live('log', '/log'),
  live('log-players', `/log?log=players&server=1&account=${MARLOWEN}`),
  live('log-players-none', '/log?log=players'),
  live('log-events', '/log?log=events'),
  live('log-state', '/log?log=state'),
  live('log-entry', '/log?act=player.view', (page) =>
    main(page).getByRole('row').nth(1).getByRole('button').first().click(),
  ),
  live('permissions', '/permissions'),
  live('limits', '/settings'),
  { name: 'support-codes', path: '/code-redeem-setting/code-redeem-code/3?env=dev&v=1.4.0', person: 'admin' },
  {
    name: 'support-codes-none',
    path: '/code-redeem-setting/code-redeem-code/2?env=dev&v=1.4.0',
    person: 'admin',
  },
];

export const supportScreens = (): readonly Screen[] => [
  ...SEARCH,
  ...SECTIONS,
  ...SUPPORT_FORMS,
  ...FILES,
  ...PLACES,
];
