import { errorText } from '@quartermaster/contract/errors/error-text';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { deliveryAction } from '@quartermaster/domain/actions/delivery/index';
import { localized } from '@quartermaster/domain/core/language';
import type { Locator, Page } from '@playwright/test';
import { EVERY_TEXT } from '../../apps/web/src/i18n/every-text.ts';
import { createLoginPage, type ConsoleLanguage } from '../pages/login-page.ts';
import type { Screen } from './screens.ts';
import { PLACE, PRODUCTION } from '../pages/place.ts';

/*
 * States that are rare in use: outages, refusals, ends of sessions, servers that lag, empty places.
 * States that need an outage or many people are mocked in place of the server's answer.
 */

/** What the sentences of refusals are about. */
const REFUSED = { wait: localized('14 minutes', '14 分鐘', '14 分'), used: 3, most: 3, request_id: 'b3f1c2' };

const odd = (
  name: string,
  path: string,
  show: NonNullable<Screen['show']> = async () => undefined,
  person: Screen['person'] = 'admin',
): Screen => ({ name: `odd-${name}`, path, person, show });

const on = (path: string, place = PLACE): string => `${path}${path.includes('?') ? '&' : '?'}${place}`;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the page again with another answer of the server. */
async function answering<T extends object>(
  page: Page,
  address: string | RegExp,
  change: (answer: T) => object,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
  await page.reload();
}

const refusing = async (
  page: Page,
  address: string | RegExp,
  status: number,
  code: ErrorCode,
  language: ConsoleLanguage,
): Promise<void> => {
  await page.route(address, (route) =>
    route.fulfill({
      status,
      json: {
        code,
        message: errorText(code, REFUSED, language),
        errors: {},
        issues: [],
        request_id: REFUSED.request_id,
      },
    }),
  );
};

const AROUND: readonly Screen[] = [
  odd('server-down', on('/pet-setting'), (page) =>
    answering(page, '**/versions/ping/remote-server', (ping) => ({ ...ping, success: false })),
  ),
  odd('clock', on('/item-setting'), (page) =>
    answering(page, '**/versions/get-time/*', (time) => ({ ...time, upload: false })),
  ),
  odd('new-version', on('/overview'), (page) =>
    answering(page, '**/versions/ping/remote-server', (ping) => ({
      ...ping,
      new_version_url: '//127.0.0.1:8001/',
    })),
  ),
  odd('part-missing', on('/pet-setting'), async (page, language) => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByText(EVERY_TEXT[language].common.partMissing).first().waitFor();
  }),
  odd('page-missing', on('/fleet'), async (page, language) => {
    await page.route('**/assets/releases-screen*', (route) => route.fulfill({ status: 404, body: '' }));
    // The screens that were open lately are named above all others, perhaps this one too.
    await page
      .getByRole('link', { name: EVERY_TEXT[language].releases.titleList, exact: true })
      .last()
      .click();
    await page.getByText(EVERY_TEXT[language].common.partMissing).first().waitFor();
  }),
  odd('list-failed', on('/pet-setting'), async (page, language) => {
    await refusing(page, /modules\/pet-setting\/records/, 500, 'internal', language);
    await page.reload();
  }),
  odd('500', on('/fleet'), async (page, language) => {
    await refusing(page, '**/auth/me', 500, 'internal', language);
    await page.reload();
  }),
  odd(
    'sign-in-throttled',
    '/login',
    async (page, language) => {
      await refusing(page, '**/auth/login', 429, 'too_many_attempts', language);
      await createLoginPage(page, language).logIn('mika', 'not the password');
      await page.getByRole('alert').first().waitFor();
    },
    null,
  ),
];

const STOP = { at: '2026-11-22T12:00:00.000+08:00', by: 'Mei Lin', reason: 'The list leaked' };

/** Batches on their way, over, and used up halfway. */
const STANDINGS = [
  { state: 'stopped', generated: 500, redeemed: 37, stop: STOP },
  { state: 'generating', generated: 2_150 },
  { state: 'open', generated: 20_000, redeemed: 19_871 },
];

const DELIVERY = /deliveries\/\d+$/;

type DeliveryAnswer = { readonly counts: object };

/** The delivery that was sent, as it looked on the way. */
const onTheWay = (name: string, state: string): Screen =>
  odd(`delivery-${name}`, on('/bulk-delivery', PRODUCTION), async (page) => {
    await openDelivery(page, 2);
    await answering<DeliveryAnswer>(page, DELIVERY, (answer) => ({
      ...answer,
      state,
      finished_at: null,
      counts: { ...answer.counts, total: 1203, waiting: 791, sent: 410, skipped: 2 },
    }));
  });

async function openDelivery(page: Page, place: number): Promise<void> {
  await page.getByRole('main').getByRole('row').nth(place).getByRole('link').first().click();
  await page.waitForURL(/delivery=\d+|bulk-delivery\/\d+/);
}

const SUPPORT: readonly Screen[] = [
  onTheWay('sending', 'sending'),
  onTheWay('paused', 'paused'),
  odd('delivery-edit', on('/bulk-delivery', PRODUCTION), async (page, language) => {
    await openDelivery(page, 3);
    await button(page, EVERY_TEXT[language].deliveries.edit).click();
  }),
  odd('delivery-copy', on('/bulk-delivery', PRODUCTION), async (page, language) => {
    await openDelivery(page, 2);
    await button(page, EVERY_TEXT[language].deliveries.copy).click();
  }),
  odd('delivery-send', on('/bulk-delivery', PRODUCTION), async (page, language) => {
    await openDelivery(page, 3);
    await button(page, deliveryAction('send').verb?.[language] ?? '').click({ timeout: 3000 });
  }),
  odd('export-ask', on('/user-global?vip_from=1', PRODUCTION), async (page, language) => {
    await refusing(page, /players\.csv/, 409, 'export_limit', language);
    await page.getByRole('button', { name: EVERY_TEXT[language].players.export }).click();
    await page.getByRole('dialog').waitFor();
  }),
  odd('batches', on('/code-redeem-setting'), (page) =>
    answering<{ readonly data: readonly object[] }>(page, /redemption-batches\?ids=/, (answer) => ({
      ...answer,
      data: answer.data.map((batch, at) => ({ ...batch, ...STANDINGS[at] })),
    })),
  ),
  odd('batch-locked', on('/code-redeem-setting/3/edit')),
  odd('batch-stopped', on('/code-redeem-setting/code-redeem-code/3'), (page) =>
    answering<{ readonly batch: object }>(page, /redemption-batches\/3$/, (answer) => ({
      ...answer,
      batch: { ...answer.batch, state: 'stopped', redeemed: 37, stop: STOP },
    })),
  ),
];

type Fleet = { readonly nodes: readonly object[]; readonly delivery: object };
type Problems = { readonly issues: readonly object[] };

const OPERATE: readonly Screen[] = [
  odd('fleet-refused', on('/fleet'), (page) =>
    answering<Fleet>(page, /environments\/\w+\/fleet$/, (fleet) => ({
      ...fleet,
      delivery: { state: 'partial', acknowledged: 1, connected: 3, message: null },
      nodes: [
        ...fleet.nodes,
        {
          ...fleet.nodes[0],
          node: 'game-2.taipei',
          state: 'refused',
          is_current: false,
          problem: 'gachapon-setting: 3007 has no group with a weight; 214 rows were read',
        },
        { ...fleet.nodes[0], node: 'game-3.osaka', state: 'starting', content_hash: null, load_ms: null },
        { ...fleet.nodes[0], node: 'game-4.osaka', connected: false, is_current: false },
      ],
    })),
  ),
  odd('fleet-empty', on('/fleet'), (page) =>
    answering<Fleet>(page, /environments\/\w+\/fleet$/, () => ({ live: null, delivery: null, nodes: [] })),
  ),
  odd('release-problems', on('/release'), (page) =>
    answering<Problems>(page, /versions\/[^/]+\/problems$/, (answer) => ({
      ...answer,
      errors: 2,
      issues: answer.issues.map((issue, at) => (at < 2 ? { ...issue, severity: 'error' } : issue)),
    })),
  ),
  odd('releases-empty', on('/releases'), (page) =>
    answering(page, /environments\/\w+\/releases\?/, (answer) => ({
      ...answer,
      data: [],
      total: 0,
      last_page: 1,
    })),
  ),
  odd('undo-notice', on('/pet-setting?q=10033'), async (page, language) => {
    await page.getByRole('checkbox').nth(1).click();
    await button(page, EVERY_TEXT[language].list.bulkStatus).click();
    await page.getByRole('menuitem').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: EVERY_TEXT[language].list.bulkStatus }).click();
    await page.getByRole('button', { name: EVERY_TEXT[language].common.undo }).first().waitFor();
  }),
];

const EMPTY: readonly Screen[] = [
  odd('deliveries-empty', on('/bulk-delivery')),
  odd('approvals-empty', on('/approvals')),
  odd('guilds-empty', on('/guild?q=zzzz')),
  odd('orders-empty', on('/orders?account=999999&server=1')),
  odd('files-empty', on('/file-setting?q=zzzz')),
  odd('log-empty', on('/log?module=nothing')),
];

/** The last of all: the browser takes itself for signed out afterwards. */
const SESSION_ENDED = odd('session-ended', on('/pet-setting/10024/edit'), async (page, language) => {
  const number = page.getByRole('main').getByRole('spinbutton').and(page.locator(':enabled')).first();
  await number.fill('77');
  await refusing(page, '**/auth/refresh', 401, 'unauthenticated', language);
  await refusing(page, /records\/10024/, 401, 'unauthenticated', language);
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText(EVERY_TEXT[language].auth.expiredTitle).waitFor();
});

export const oddStates = (): readonly Screen[] => [
  ...AROUND,
  ...SUPPORT,
  ...OPERATE,
  ...EMPTY,
  SESSION_ENDED,
];
