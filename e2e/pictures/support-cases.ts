import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Browser } from '@playwright/test';
import { signInBy } from '../fixtures/api.ts';
import { DEMO_PASSWORD, type Person } from '../fixtures/console.ts';

/*
 * What support has done before its pictures are taken, so that every list has something in it: changes
 * of a player, deliveries in each state, a request that waits, a batch whose codes exist.
 */

const LIVE = '/api/v1/environments/production';
const LIMITS = '/api/v1/staff-limits';
const PREPARED_MAIL = 4;
const WAIT_MS = 300;

/** A player of the demo game without a story, for what should not be done to the others. */
const SOMEBODY = 100_101;
const RETURNING = 100_005;
const STARFOX = 100_008;

type Desk = {
  readonly get: (path: string) => Promise<unknown>;
  readonly send: (verb: 'post' | 'put', path: string, data: unknown) => Promise<unknown>;
};

async function deskOf(request: APIRequestContext, person: Person): Promise<Desk> {
  const token = await signInBy(request, person, DEMO_PASSWORD);
  const headers = () => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() });
  const send: Desk['send'] = async (verb, path, data) => {
    const answer = await request[verb](path, { headers: headers(), data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  return { send, get: async (path) => (await request.get(path, { headers: headers() })).json() };
}

type Command = {
  readonly kind: string;
  readonly params: object;
  readonly reason: string;
  readonly accepted_warnings?: readonly string[];
};

async function command(desk: Desk, account: number, done: Command): Promise<void> {
  const path = `${LIVE}/servers/1/players/${account}`;
  const { player } = (await desk.get(path)) as { player: { revision: number } };
  await desk.send('post', `${path}/commands`, { ...done, expected_revision: player.revision });
}

/** The players of the demo game come after the console has started. */
async function waitForPlayers(desk: Desk): Promise<void> {
  const isThere = async () =>
    'player' in ((await desk.get(`${LIVE}/servers/2/players/100007`)) as Record<string, unknown>);
  while (!(await isThere())) await setTimeout(WAIT_MS);
}

async function changePlayers(desk: Desk): Promise<void> {
  await command(desk, STARFOX, {
    kind: 'change_wallet',
    params: { asset_kind: 'gem', delta: 300 },
    reason: 'The reward of the tower never came',
  });
  await command(desk, STARFOX, {
    kind: 'sanction',
    params: {
      kind: 'mute',
      reason: 'chat_abuse',
      message: 'You can no longer write in the chat.',
      ends_at: null,
    },
    reason: 'Reported by four players',
  });
  await command(desk, SOMEBODY, {
    kind: 'delete',
    params: { wait_days: 14 },
    reason: 'Asked to be forgotten',
  });
}

type Row = { readonly delivery_id: number; readonly revision: number; readonly is_frozen: boolean };

/** Prepared, and its list of recipients whole. */
async function prepareDelivery(desk: Desk, title: string, ids: readonly string[]): Promise<Row> {
  const texts = (en: string) => ({ en, zh: '燈節的小禮物', jp: '灯まつりの贈り物' });
  const made = (await desk.send('post', `${LIVE}/deliveries`, {
    title: texts(title),
    body: { en: 'Dear {player}, enjoy.', zh: '{player}，請笑納。', jp: '{player}さんへ。お納めください。' },
    rewards: [{ asset_kind: 'coin', amount: 5000 }],
    recipients: { kind: 'ids', servers: [1], ids },
  })) as { delivery?: Row } & Row;
  const path = `${LIVE}/deliveries/${(made.delivery ?? made).delivery_id}`;
  for (;;) {
    const found = (await desk.get(path)) as { delivery?: Row } & Row;
    const row = found.delivery ?? found;
    if (row.is_frozen) return row;
    await setTimeout(WAIT_MS);
  }
}

const send = (desk: Desk, { delivery_id, revision }: Row): Promise<unknown> =>
  desk.send('post', `${LIVE}/deliveries/${delivery_id}/send`, {
    revision,
    version: '1.4.0',
    confirmation: 'production-1.4.0',
    reason: 'Thanks for the lantern season',
  });

async function deliver(desk: Desk): Promise<void> {
  await prepareDelivery(desk, 'A draft with two mistakes', ['100001', 'Marlowen', '999999999', '100003']);
  await send(desk, await prepareDelivery(desk, 'Lantern gift', ['100001', '100002', '100003']));
  const held = await prepareDelivery(desk, 'Held by the first', ['100102', '100103', '100104']);
  await command(desk, 100_102, {
    kind: 'sanction',
    params: { kind: 'suspend', reason: 'cheat', message: 'Suspended for a day.', ends_at: null },
    reason: 'Impossible damage in the arena',
  });
  await send(desk, held);
}

/** A mail that support wants to send when the limit of the day is reached. */
async function askForApproval(admin: Desk, support: Desk): Promise<void> {
  const { limits } = (await admin.get(LIMITS)) as { limits: readonly { role: string }[] };
  const none = limits.map((limit) => (limit.role === 'cs' ? { ...limit, players: 0 } : limit));
  await admin.send('put', LIMITS, { limits: none });
  await command(support, RETURNING, {
    kind: 'send_prepared_mail',
    params: { mail_setting_id: PREPARED_MAIL },
    reason: 'Was away for a year and missed it',
    accepted_warnings: ['mail_not_active'],
  });
  await admin.send('put', LIMITS, { limits });
}

/** Once in the life of a product. */
export async function prepareSupportCases(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  const admin = await deskOf(context.request, 'admin');
  await waitForPlayers(admin);
  const done = (await admin.get(`${LIVE}/deliveries`)) as { data: readonly unknown[] };
  if (done.data.length === 0) {
    await changePlayers(admin);
    await deliver(admin);
    await askForApproval(admin, await deskOf(context.request, 'cs'));
    const batch = '/api/v1/environments/dev/versions/1.4.0/redemption-batches/3';
    await admin.send('post', `${batch}/generate`, {});
  }
  await context.close();
}
