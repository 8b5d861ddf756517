import { plainText, type JsonObject } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { readGameContent } from '../../players/population/game-content.ts';
import { populateServer } from '../../players/population/write-population.ts';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { changed } from '../../testing/player-files.ts';
import type { Json } from '../../testing/record-scene.ts';
import { readPlayerRows } from './read-player-file.ts';
import { createIdentityReplacer } from './replace-identity.ts';
import { openTemporaryFile } from './temporary-file.ts';

const DAY = 86_400_000;
const now = Date.now();
/** What stays with others, and the numbers that are new in a copy. */
const LEFT_BEHIND = ['guild', 'guild_history', 'messages', 'notes'];
const NEW_EACH_TIME = ['mail_id', 'draw_id', 'purchase_id', 'record_id', 'sanction_id', 'login_id', 'id'];
const OF_STAFF = ['sent_by', 'by_staff_id', 'lifted_by', 'staff_id', 'evidence', 'ticket_no', 'command_id'];

let scene: CommandScene;
let admin: Browser;
let account = 0;

beforeAll(async () => {
  scene = await createCommandScene();
  const { environmentId } = scene.ref(1);
  const world = {
    seed: 11,
    environmentId,
    serverId: 1,
    openedAt: now - 300 * DAY,
    now,
    releaseHash: 'hash',
    releasedAt: now - 30 * DAY,
    size: 40,
  };
  await populateServer(database(), world, readGameContent());
  admin = await signIn('admin');
  account = await fullestAccount();
});
afterAll(() => scene.close());

const database = () => scene.release.server.database;
const env = () => scene.release.address.env;
const players = () => `environments/${env()}/servers/1/players`;

async function signIn(role: string): Promise<Browser> {
  const browser = openBrowser(scene.release.server.app);
  await browser.login(role);
  return browser;
}

/** Who has something in most parts. */
async function fullestAccount(): Promise<number> {
  const found = await database().query<{ account_id: number }>(
    `select account_id from player.account a
      order by (select count(*) from player.purchase p where p.account_id = a.account_id) desc,
               (select count(*) from player.possession p where p.account_id = a.account_id) desc limit 1`,
  );
  return onlyRow(found).account_id;
}

const download = (of: number, browser = admin) =>
  browser.call('GET', `${players()}/${of}/file?reason=A%20data%20request`);

async function upload(content: string, { browser = admin, reason = 'To see a bug', server = 1 } = {}) {
  const field = `--b\r\ncontent-disposition: form-data; name="reason"\r\n\r\n${reason}\r\n`;
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="player.json"\r\n\r\n`;
  const answer = await browser.call('POST', `environments/${env()}/servers/${server}/players/import`, {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${field}${head}${content}\r\n--b--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json<Json>() };
}

async function rowsOf(text: string): Promise<Record<string, JsonObject[]>> {
  await using file = await openTemporaryFile();
  await file.writeFile(text);
  const replace = createIdentityReplacer(1);
  const parts: Record<string, JsonObject[]> = {};
  for await (const { part, row } of readPlayerRows(file)) {
    if (LEFT_BEHIND.includes(part)) continue;
    const kept = Object.entries(replace(part, row)).filter(
      ([name]) => !OF_STAFF.includes(name) && !NEW_EACH_TIME.includes(name),
    );
    (parts[part] ??= []).push(Object.fromEntries(kept));
  }
  return parts;
}

const count = async (from: string) =>
  onlyRow(await database().query<{ count: number }>(`select count(*) as count from player.${from}`)).count;
const countOf = (table: string) => count(`${table} where account_id = ${account}`);
const accounts = () => count('account');

describe('a player as a file', () => {
  it('is JSON with everything there is, is remembered, and counts as an export', async () => {
    const answer = await download(account);
    expect(answer.headers['content-disposition']).toContain(`player-${env()}-1-${account}.json`);
    const file: Json = JSON.parse(answer.body);
    expect(file).toMatchObject({
      format: 'quartermaster-player',
      version: 1,
      source: { account_id: account },
    });
    expect(file.content.account).toHaveLength(1);
    for (const [table, part] of [
      ['wallet', 'wallets'],
      ['possession', 'possessions'],
      ['mail', 'mails'],
      ['draw', 'draws'],
      ['purchase', 'purchases'],
      ['battle', 'battles'],
      ['login', 'logins'],
      ['log', 'log'],
    ] as const) {
      expect([part, file.content[part]?.length ?? 0]).toEqual([part, await countOf(table)]);
    }
    const { rows } = await database().query(
      `select reason from audit_entry where action = 'player.export_file' and record_id = $1`,
      [`1:${account}`],
    );
    expect(rows).toEqual([{ reason: 'A data request' }]);
    const { rows: days } = await database().query('select exports from staff_day where exports > 0');
    expect(days).toHaveLength(1);
  });

  it('needs a reason, a player, and an admin or what one approved', async () => {
    expect((await admin.call('GET', `${players()}/${account}/file`)).statusCode).toBe(422);
    expect((await download(777_777)).json<Json>().code).toBe('user_not_found');
    for (const role of ['qa', 'low_cs'])
      expect([role, (await download(account, await signIn(role))).statusCode]).toEqual([role, 403]);
  });
});

describe('a player of a file', () => {
  it('is the same but for who they are and what is others’', async () => {
    const before = (await download(account)).body;
    const { status, body } = await upload(before, { browser: await signIn('qa') });
    expect([status, body.unknown]).toEqual([201, []]);
    expect(body.account_id).toBeGreaterThan(900_000_000);
    const after = (await download(body.account_id)).body;
    const [was, is] = [await rowsOf(before), await rowsOf(after)];
    expect(Object.keys(is)).toEqual(Object.keys(was));
    const { account: [{ name, ...rest } = {}] = [], ...belongings } = was;
    const { account: copied, ...copiedBelongings } = is;
    expect(copiedBelongings).toEqual(belongings);
    expect(copied).toEqual([{ ...rest, name: `${plainText(name)}#${body.account_id}` }]);
    const sums = await database().query(
      `select 1 from player.wallet w where account_id = $1 and balance <> opened_with + coalesce(
         (select sum(delta) from player.ledger l where l.account_id = $1 and l.config_id is null
             and l.asset_kind = w.asset_kind), 0)`,
      [body.account_id],
    );
    expect(sums.rows).toEqual([]);
  });

  it('names no person, and takes no number of an order', async () => {
    const before = (await download(account)).body;
    const first = await upload(before);
    const second = await upload(before);
    expect(second.body.account_id).toBe(Number(first.body.account_id) + 1);
    const copy = (await download(first.body.account_id)).body;
    const { content: source }: Json = JSON.parse(before);
    const secrets = [
      ...source.account[0].handles.map((handle: string) => handle.slice(handle.indexOf(':') + 1)),
      source.account[0].profile.email,
      ...(source.purchases ?? []).map((order: Json) => order.order_id),
    ].filter((text) => typeof text === 'string' && text.length > 6);
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of secrets) expect([secret, copy.includes(secret)]).toEqual([secret, false]);
  });

  it('keeps what the live release does not know, and says so', async () => {
    const text = (await download(account)).body;
    const odd = changed(text, (body) =>
      body.replace(/"config_id":\d+,"amount"/, '"config_id":999998,"amount"'),
    );
    const { status, body } = await upload(odd);
    expect(status).toBe(201);
    expect(body.unknown).toMatchObject([{ id: 999_998 }]);
    const { rows } = await database().query(
      'select 1 from player.possession where account_id = $1 and config_id = 999998',
      [body.account_id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, -400), 'transfer_damaged'],
    ['was changed by hand', (text: string) => text.replace('"level":', '"level":1'), 'transfer_damaged'],
    ['is something else', () => '{"hello":"world"}', 'transfer_invalid'],
    ['is empty', () => '', 'transfer_invalid'],
    [
      'holds an amount that is none',
      (text: string) => changed(text, (body) => body.replace(/"balance":\d+/, '"balance":"many"')),
      'transfer_invalid',
    ],
    [
      'holds a number that no column holds',
      (text: string) => changed(text, (body) => body.replace(/"vip_points":\d+/, '"vip_points":99999999999')),
      'transfer_invalid',
    ],
    [
      'holds an instant that is none',
      (text: string) =>
        changed(text, (body) => body.replace(/"created_at":"[^"]+"/, '"created_at":"yesterday"')),
      'transfer_invalid',
    ],
    [
      'comes from elsewhere',
      (text: string) =>
        changed(text, (body) => body.replace(/"environment":"[^"]+"/, '"environment":"elsewhere"')),
      'transfer_source',
    ],
  ])('is refused where the file %s, and nobody is there', async (_, damage, code) => {
    const before = await accounts();
    const text = (await download(account)).body;
    expect(outcomeOf(await upload(damage(text)))).toEqual([422, code]);
    expect(await accounts()).toBe(before);
  });

  it('needs an existing server, a reason, and an environment that is not protected', async () => {
    const text = (await download(account)).body;
    expect(outcomeOf(await upload(text, { server: 99 }))).toEqual([404, 'server_not_found']);
    expect(outcomeOf(await upload(text, { reason: 'a' }))).toEqual([422, 'invalid']);
    for (const role of ['cs', 'low_cs'])
      expect((await upload(text, { browser: await signIn(role) })).status).toBe(403);
  });
});

describe('a protected environment', () => {
  it('takes no player of a file', async () => {
    const text = (await download(account)).body;
    const protect = await database().query('update environment set is_protected = true');
    expect(protect.rowCount).toBeGreaterThan(0);
    await database().query(`select pg_notify('environment_changed', '')`);
    await expect.poll(async () => outcomeOf(await upload(text))).toEqual([403, 'import_protected']);
  });
});
