import { Readable } from 'node:stream';
import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { createDeliveryJobs } from '../features/deliveries/index.ts';
import { createRedemptionJobs } from '../features/redemption-codes/index.ts';
import { createStaff, openBrowser, type Browser } from './browser.ts';
import type { OddOptions } from './odd-requests.ts';
import { insertPlayer } from './player-scene.ts';
import type { Json } from './record-scene.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A console with something of everything, so that requests that are nearly right lead somewhere. */
export type OddWorld = {
  readonly server: TestServer;
  /** A person of each role, a game server (`machine`), and a `stranger`. */
  readonly callers: ReadonlyMap<string, Browser>;
  readonly optionsFor: (route: { readonly path: string }) => OddOptions;
};

const LIST = 'environments/dev/versions/1.0.0/modules';
const PLAYER = 'environments/dev/servers/1/players/100200';
const PLAYERS = [100_200, 100_201];

const RECORD = {
  item_id: '1',
  name: '{"en": "Lantern", "zh": "燈籠", "jp": "ランタン"}',
  description: '{"en": "Light"}',
  item_type: '"key_item"',
  stack_limit: '99',
  sort_order: '1',
};

const RIGHT = {
  base_revision: '1', head_seq: '1', seq: '1', op: '"update"', name: '"Lantern"', note: '"tea"', identity: '{"item_id": 2}',
  mode: '"upsert"', mapping: '{"item_id": "item_id", "stack_limit": "stack_limit"}', match_field: 'null', empty_cell: '"keep"',
  query: '"{ search(tag: \\"item\\") { key } menu { groups { key } } }"', action: '"click"', reason: '"Ticket 4711"', text: '"tea"',
  ids: '["1:100200", "7"]', servers: '[1]', server_id: '1', account_id: '100200', config_id: '1', target_id: 'null', asset_kind: '"coin"',
  revision: '1', expected_revision: '1', code: '"LANTERN1"', platform: '"ios"', send_at: 'null', expires_at: 'null', ends_at: 'null',
  limits: JSON.stringify(INITIAL_STAFF_LIMITS),
}; // prettier-ignore

export async function createOddWorld(): Promise<OddWorld> {
  const server = await createTestServer();
  const callers = await signIn(server);
  const admin = callerNamed(callers, 'admin');
  await fillConsole(admin);
  await addPlayers(server);
  const token = await admin.call('POST', 'environments/dev/machine-tokens', { body: { name: 'one' } });
  callerNamed(callers, 'machine').accessToken = token.json<Json>().token;
  const known = {
    env: 'dev', environment: 'dev', version: '1.0.0', module: 'item-setting', id: '1', item_id: '1', source_id: '1', target_id: '2', setting_id: '1',
    model: 'item-setting', seconds: '1700000000', server: '1', account: '100200', list: 'user-global', guild: '4', number: '1', seq: '1', no: '1',
    batch: '7', command: await commandAPlayer(admin),
  }; // prettier-ignore
  const ids: readonly (readonly [string, string])[] = [
    ['/accounts/', await addSpareAccount(server)],
    ['/imports/', await stageImport(server)],
    ['/deliveries/', await prepareDelivery(server, admin)],
    ['/approvals/', await askForApproval(admin, callerNamed(callers, 'second'))],
  ];
  await generateCodes(server, admin);
  const optionsFor: OddWorld['optionsFor'] = ({ path }) => {
    const id = ids.find(([part]) => path.includes(part))?.[1] ?? known.id;
    return { known: { ...known, id }, right: RIGHT, record: RECORD };
  };
  return { server, callers, optionsFor };
}

function callerNamed(callers: OddWorld['callers'], name: string): Browser {
  const caller = callers.get(name);
  if (caller === undefined) throw new Error(`Nobody is called ${name}.`);
  return caller;
}

/** Odd requests may change, demote and end this one: the account that sends them has to stay as it is. */
async function addSpareAccount({ database }: TestServer): Promise<string> {
  const { rows } = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash)
     values ('spare', 'The spare', 'qa', 'none') returning id`,
  );
  return String(rows[0]?.id);
}

async function signIn({ app, database }: TestServer): Promise<Map<string, Browser>> {
  await createStaff(database);
  await database.query(
    `insert into account (username, display_name, role, password_hash)
     select 'second', 'The second', 'admin', password_hash from account where username = 'admin'`,
  );
  const callers = new Map<string, Browser>();
  for (const name of ['admin', 'second', 'cs', 'qa', 'low_cs', 'machine', 'stranger']) {
    const browser = openBrowser(app);
    if (name !== 'machine' && name !== 'stranger') await browser.login(name);
    callers.set(name, browser);
  }
  return callers;
}

/** What must go well before anything odd is sent. */
async function post(caller: Browser, path: string, body: object): Promise<Json> {
  const answer = await caller.call('POST', path, { body });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json<Json>();
}

/** An environment with an item and a batch of codes. */
async function fillConsole(admin: Browser): Promise<void> {
  await post(admin, 'environments', { key: 'dev', name: 'Development', version: '1.0.0' });
  const data = Object.fromEntries(Object.entries(RECORD).map(([key, value]) => [key, JSON.parse(value)]));
  await post(admin, `${LIST}/item-setting/records`, { data });
  const batch = {
    batch_id: 7, name: 'Lanterns', status: 'active', sort_order: 1, code_type: 'shared', shared_code: 'LANTERN1', quantity: 1000, per_user_limit: 999,
    rewards: [{ asset_kind: 'coin', amount: 1 }], timeslot: { type: 'always_open' },
  }; // prettier-ignore
  await post(admin, `${LIST}/code-redeem-setting/records`, { data: batch });
  // The first token is the one that odd requests may revoke.
  await post(admin, 'environments/dev/machine-tokens', { name: 'spare' });
}

async function addPlayers({ database }: TestServer): Promise<void> {
  const { rows } = await database.query<{ id: number }>(
    `select id, player.add_server(id, 1), player.add_month(now()) from environment where key = 'dev'`,
  );
  for (const accountId of PLAYERS)
    await insertPlayer(database, rows[0]?.id ?? 0, { accountId, name: `Ada ${accountId}` });
  await database.query(
    `with guild as (
       insert into player.guild (server, guild_id, name, name_key, level, created_at)
       select id, 4, 'Lanterns', 'lanterns', 3, '2026-01-01' from player.server returning server, guild_id
     ), member as (
       insert into player.guild_member (server, account_id, guild_id, position, joined_at)
       select server, 100200, guild_id, 'leader', '2026-02-01' from guild
     )
     insert into player.guild_chat (server, guild_id, account_id, text, at) select server, guild_id, 100200, 'tea', now() from guild`,
  );
}

const COINS = { kind: 'change_wallet', params: { asset_kind: 'coin', delta: 100 } };

/** Answers the number of a command that can be undone. */
async function commandAPlayer(admin: Browser): Promise<string> {
  const about = { reason: 'Ticket 4711', expected_revision: 1 };
  return (await post(admin, `${PLAYER}/commands`, { ...COINS, ...about })).command_id;
}

async function stageImport({ services }: TestServer): Promise<string> {
  const { branches, database, imports } = services;
  const { branchId } = await branches.resolve(database, 'dev', '1.0.0', 'versioned');
  const file = { fileName: 'items.csv', content: Readable.from([Buffer.from('item_id,stack_limit\n1,5')]) };
  return (await imports.stage({ accountId: 1 }, { branchId, module: 'item-setting' }, file)).id;
}

async function prepareDelivery({ services }: TestServer, admin: Browser): Promise<string> {
  const text = { en: 'Tea', zh: '茶', jp: 'お茶' };
  const recipients = { kind: 'ids', servers: [1], ids: ['100200', 'nobody'] };
  const { delivery_id: id } = await post(admin, 'environments/dev/deliveries', {
    title: text,
    body: text,
    recipients,
  });
  await createDeliveryJobs({ ...services, playerStore: services.players })[0]?.run({ id });
  return String(id);
}

/** What a second admin asks for beyond the limits of a day; the limits are then as at the beginning. */
async function askForApproval(admin: Browser, asker: Browser): Promise<string> {
  const tight = INITIAL_STAFF_LIMITS.map((limit) => ({ ...limit, players: 0 }));
  await admin.call('PUT', 'staff-limits', { body: { limits: tight } });
  const about = { reason: 'Ticket 4711', expected_revision: 2, accepted_warnings: ['same_done'] };
  const answer = await post(asker, `${PLAYER}/commands`, { ...COINS, ...about });
  await admin.call('PUT', 'staff-limits', { body: { limits: INITIAL_STAFF_LIMITS } });
  return answer.approval_id;
}

async function generateCodes({ database }: TestServer, admin: Browser): Promise<void> {
  await post(admin, 'environments/dev/versions/1.0.0/redemption-batches/7/generate', {});
  for (const job of createRedemptionJobs({ database })) await job.run({});
}
