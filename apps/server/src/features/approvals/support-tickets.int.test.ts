import type { Role } from '@quartermaster/domain/core/module';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createApprovalScene, type ApprovalScene } from '../../testing/approval-scene.ts';
import { addPaidOrder, PACK } from '../../testing/paid-order.ts';

/*
 * What player support is asked for in a week, and who brings it to its end: alone, by a request that another
 * admin approves, or not at all. Here players play for real; the test environment is the last of them.
 */

type End = 'alone' | 'asked' | null;
type Ticket = { readonly name: string; readonly bring: (role: Role) => Promise<End> };

const ROLES = ['admin', 'cs', 'low_cs', 'qa'] as const;

let scene: ApprovalScene;
let testing: ApprovalScene;
const browsers = new Map<Role, Browser>();
let account = 1000;

beforeAll(async () => {
  scene = await createApprovalScene();
  testing = await createApprovalScene(false);
  const grantable = { single_mail_limit: 100_000, grantable_by: ['admin', 'cs'] };
  await scene.limit(
    { asset_kind: 'gem', ...grantable },
    { asset_kind: 'item', item_id: item(), ...grantable },
  );
  for (const role of ROLES) {
    const browser = openBrowser(scene.release.server.app);
    await browser.login(role);
    browsers.set(role, browser);
  }
});
beforeEach(async () => {
  account += 10;
  const players = [account, account + 1].map((accountId) => ({ accountId, name: `Ash ${accountId}` }));
  await scene.add(...players.map((player) => ({ ...player, handles: [`device:d${player.accountId}`] })));
  await testing.add(...players);
  await Promise.all([scene.forgetToday(), testing.forgetToday()]);
});
afterAll(async () => {
  await scene.close();
  await testing.close();
});

const FAR = '2099-01-01 00:00:00';
const text = (word: string) => ({ en: word, zh: word, jp: word });
const db = () => scene.release.server.database;
const serverId = async (): Promise<number> => {
  const { rows } = await db().query<{ id: number }>(
    `select s.id from player.server s join environment e on e.id = s.environment_id where e.key = $1 and s.server_id = 1`,
    [scene.release.address.env],
  );
  return rows[0]?.id ?? 0;
};

async function call(role: Role, method: 'GET' | 'POST', path: string, body?: object) {
  const address = `environments/${scene.release.address.env}/${path}`;
  const answer = await browsers.get(role)?.call(method, address, body === undefined ? {} : { body });
  const isJson = String(answer?.headers['content-type']).includes('json');
  return { status: answer?.statusCode ?? 0, body: isJson ? answer?.json() : undefined };
}

const ofPlayer = (path: string): string => `servers/1/players/${account}/${path}`;

/** A request that only reads is completed by a person who may read all of it. */
async function read(role: Role, ...paths: readonly string[]): Promise<End> {
  for (const path of paths) {
    const { status } = await call(role, 'GET', path);
    expect([200, 403]).toContain(status);
    if (status === 403) return null;
  }
  return 'alone';
}

async function approve(where: ApprovalScene, id: string): Promise<void> {
  const { body } = await where.approvals(where.second, `/${id}`);
  const reason = 'As the ticket says';
  const answer = await where.approvals(where.second, `/${id}/approve`, {
    reason,
    expected_revision: body.now.revision,
  });
  expect(answer).toMatchObject({ status: 200 });
}

const action =
  (kind: PlayerActionKind, params: () => object, where = () => scene) =>
  async (role: Role): Promise<End> => {
    const accept = ['mail_not_active', 'mail_sent_before', 'unknown_placeholder', 'same_done'];
    const { status, body } = await where().run(kind, params(), { account, as: role, accept });
    if (status === 403) return null;
    expect({ status, body }).toMatchObject({ status: body.approval_id === undefined ? 200 : 202 });
    if (status === 200) return 'alone';
    await approve(where(), body.approval_id);
    return 'asked';
  };

/** The steps of a ticket that needs several, as far as the hardest of them goes. */
async function all(role: Role, ...steps: readonly ((role: Role) => Promise<End>)[]): Promise<End> {
  const ends: End[] = [];
  for (const step of steps) ends.push(await step(role));
  if (ends.includes(null)) return null;
  return ends.includes('asked') ? 'asked' : 'alone';
}

const item = (): JsonValue => demoConfiguration()['item-setting']?.[0]?.['item_id'] ?? 0;
const gems = (delta: number) => () => ({ asset_kind: 'gem', delta, allow_negative: true });
const sanction = (kind: string) => () => ({
  kind,
  reason: 'other',
  message: 'Please be fair.',
  ends_at: FAR,
});
const letter = { title: text('Hello'), body: text('Here you are'), rewards: [], expire_days: 7 };

async function inForce(kind: string): Promise<void> {
  await db().query(
    `insert into player.sanction (server, account_id, kind, reason, reason_text, starts_at, ends_at)
     values ($1, $2, $3, 'other', 'No', now(), $4)`,
    [await serverId(), account, kind, FAR],
  );
}

async function mailed(): Promise<number> {
  const { rows } = await db().query<{ mail_id: number }>(
    `insert into player.mail (server, account_id, source_module, title, body, sent_at, expire_at)
     values ($1, $2, 'support', '{"en": "Oops"}', '{"en": "Oops"}', now(), $3) returning mail_id`,
    [await serverId(), account, FAR],
  );
  return rows[0]?.mail_id ?? 0;
}

async function inGuild(): Promise<void> {
  await db().query(
    `with made as (insert into player.guild (server, guild_id, name, name_key, level, created_at)
       values ($1, $2::integer, 'G' || $2::integer, 'g' || $2::integer, 1, now()) returning server, guild_id)
     , entered as (insert into player.guild_member (server, account_id, guild_id, position, joined_at)
       select server, guild_id, guild_id, 'member', now() from made)
     insert into player.guild_chat (server, guild_id, account_id, text, at)
     select server, guild_id, guild_id + 1, 'You are all moss', now() from made`,
    [await serverId(), account],
  );
}

/** Everything about a player as a file: taken, or asked for, approved and then taken. */
async function dataFile(role: Role): Promise<End> {
  const taken = await call(role, 'GET', ofPlayer('file?reason=Access%20request'));
  if (taken.status === 200) return 'alone';
  const asked = await call(role, 'POST', ofPlayer('file-requests'), { reason: 'Access request' });
  if (asked.status === 403) return null;
  expect(asked.status).toBe(201);
  await approve(scene, asked.body.approval_id);
  expect((await call(role, 'GET', ofPlayer('file?reason=Access%20request'))).status).toBe(200);
  expect((await call(role, 'GET', ofPlayer('file?reason=Once%20more'))).status).toBe(409);
  return 'asked';
}

/** A place that is opened or not: what is done there has tests of its own. */
const opens = (path: string) => (role: Role) => read(role, path);

const TICKETS: readonly Ticket[] = [
  {
    name: '1 charged twice',
    bring: async (role) => {
      await addPaidOrder(scene, account, {
        orderId: `EF-${account}`,
        receipt: `r${account}`,
        delivered: '2026-02-01',
      });
      return action('refund_order', () => ({
        order_id: `EF-${account}`,
        outcome: 'refunded',
        goods: 'left',
        provider_reference: 'RF-1',
      }))(role);
    },
  },
  {
    name: '2 tokens are gone',
    bring: (role) => read(role, ofPlayer('timeline'), ofPlayer('possessions?kind=item')),
  },
  { name: '3 compensation', bring: action('change_wallet', gems(120)) },
  {
    name: '4 lost item',
    bring: action('give', () => ({
      things: [{ kind: 'item', config_id: item(), amount: 1, expires_at: null }],
    })),
  },
  { name: '5 cheater', bring: action('sanction', sanction('suspend')) },
  {
    name: '6 appeal',
    bring: async (role) => {
      await inForce('mute');
      return action('lift_sanction', () => ({ kind: 'mute' }))(role);
    },
  },
  {
    name: '7 abusive guild chat',
    bring: async (role) => {
      await inGuild();
      const chat = await call(role, 'GET', ofPlayer('guild/chat'));
      expect(chat.body).toMatchObject({ data: [{ text: 'You are all moss' }] });
      return all(role, opens(ofPlayer('guild/chat')), action('sanction', sanction('mute')));
    },
  },
  { name: '8 stolen name', bring: action('rename', () => ({ name: `Elm ${account}` })) },
  { name: '9 hacked', bring: action('unlink_device', () => ({ device: `d${account}` })) },
  { name: '10 lost guest account', bring: action('merge_account', () => ({ to_account_id: account + 1 })) },
  {
    name: '11 returning player',
    bring: action('send_prepared_mail', () => ({ mail_setting_id: 2 })),
  },
  {
    name: '12 no luck in ninety pulls',
    bring: (role) => read(role, ofPlayer('draws'), ofPlayer('draws/tally')),
  },
  { name: '13 charge-back', bring: action('change_wallet', gems(-1280)) },
  { name: '14 VIP correction', bring: action('set_vip', () => ({ vip_level: 1 })) },
  { name: '15 access to my data', bring: dataFile },
  { name: '16 delete my account', bring: action('delete', () => ({ wait_days: 14 })) },
  { name: '17 a reply', bring: action('send_mail', () => letter) },
  {
    name: '18 wrong mail',
    bring: async (role) => {
      const mailId = await mailed();
      return action('recall_mail', () => ({ mail_id: mailId }))(role);
    },
  },
  { name: '19 outage, by list', bring: opens('deliveries') },
  { name: '20 second person', bring: async (role) => (role === 'admin' ? 'alone' : null) },
  { name: '21 recall a delivery', bring: opens('deliveries') },
  {
    name: '22 order the game never heard of',
    bring: action('enter_order', () => ({
      order_id: `EN-${account}`,
      third_party_order_id: `GP-${account}`,
      channel: 'google_play',
      product_id: PACK,
      currency: 'USD',
      paid_at: '2026-01-05 10:00:00',
    })),
  },
  {
    name: '23 codes',
    bring: (role) => read(role, `versions/${scene.release.address.version}/redemption-batches`),
  },
  { name: '24 block', bring: async (role) => (role === 'admin' ? 'alone' : null) },
  { name: '25 a gift in the test environment', bring: action('change_wallet', gems(5), () => testing) },
];

const ends = new Map<string, Record<Role, End>>();

it.each(TICKETS)('ticket $name', async ({ name, bring }) => {
  const found = {} as Record<Role, End>;
  for (const role of ROLES) {
    found[role] = await bring(role);
    account += 2;
    await scene.add(
      ...[account, account + 1].map((accountId) => ({
        accountId,
        name: `Ash ${accountId}`,
        handles: [`device:d${accountId}`],
      })),
    );
    await testing.add({ accountId: account, name: `Ash ${account}` });
    await scene.forgetToday();
  }
  ends.set(name, found);
  expect(found.admin).toBe('alone');
});

it('twenty of twenty-five are brought to their end by cs, alone or by one request', () => {
  const countOf = (role: Role) => [...ends.values()].filter((end) => end[role] !== null).length;
  expect(ends.size).toBe(25);
  const alone = [...ends].filter(([, end]) => end.cs === 'alone').map(([name]) => name.split(' ')[0]);
  expect(alone).toEqual(['2', '11', '12']);
  const left = [...ends].filter(([, end]) => end.cs === null).map(([name]) => name.split(' ')[0]);
  expect(left).toEqual(['19', '20', '21', '23', '24']);
  expect({ admin: countOf('admin'), cs: countOf('cs') }).toEqual({ admin: 25, cs: 20 });
});
