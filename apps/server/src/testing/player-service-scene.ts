import type { Role } from '@quartermaster/domain/core/module';
import type { RecordData } from '@quartermaster/domain/core/json';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { bundleFileKey } from '../engine/bundle-file-key.ts';
import { onlyRow } from '../db/only-row.ts';
import { createBundleFileWriter } from '../features/releases/bundle-file.ts';
import { nameGramsOf, nameKeyOf } from '../players/postgres/name-keys.ts';
import type { Browser } from './browser.ts';
import { createCallScene, lantern, type CallScene } from './call-scene.ts';
import type { Json } from './record-scene.ts';

/** Personal data that callers without the permission must not see. */
export const SECRETS = {
  login: 'ada_of_the_lanterns',
  email: 'ada.secret@example.com',
  google: 'g-10293847-56',
  device: 'device-4f2a8c9e',
  ip: '203.0.113.77',
} as const;

/** A player with something in every section, one who was deleted, one of the same number elsewhere. */
export const ADA = 100_200;
export const DELETED = 100_201;

const RELEASE_HASH = 'a'.repeat(64);

/** The console with players on two servers of `dev`: 1 is open, 2 under maintenance; one more in `production`. */
export type PlayerServiceScene = {
  readonly scene: CallScene;
  readonly browsers: ReadonlyMap<Role, Browser>;
  readonly as: (role: Role) => Browser;
  /** Reads as an admin below `environments/dev/`. */
  readonly read: (path: string) => Promise<{ readonly status: number; readonly body: Json }>;
  /** Audit entries about players, oldest first. */
  readonly audit: (action: string) => Promise<readonly Json[]>;
  readonly close: () => Promise<void>;
};

export async function createPlayerServiceScene(): Promise<PlayerServiceScene> {
  const scene = await createCallScene();
  const { database } = scene.server;
  const roles = ['admin', 'cs', 'qa', 'low_cs'] as const;
  const browsers = new Map<Role, Browser>();
  for (const role of roles) browsers.set(role, await scene.as(role));
  await createSettings(scene);
  await createRelease(scene);
  await insertPlayers(scene);
  return {
    scene,
    browsers,
    as: (role) => browsers.get(role) as Browser,
    async read(path) {
      const answer = await scene.admin.call('GET', `environments/dev/${path}`);
      return { status: answer.statusCode, body: answer.json() };
    },
    async audit(action) {
      const { rows } = await database.query(
        `select e.action, a.username, e.record_id, e.after, e.reason, e.module, env.key as environment
         from audit_entry e left join account a on a.id = e.account_id
         left join branch b on b.id = e.branch_id left join environment env on env.id = b.environment_id
         where e.action = $1 order by e.id`,
        [action],
      );
      return rows;
    },
    close: scene.close,
  };
}

async function createSettings(scene: CallScene): Promise<void> {
  const place = 'environments/dev/versions/1.1.0/modules';
  const server = (id: number, more: RecordData): RecordData => ({
    server_id: id,
    name: { en: `Server ${id}`, zh: `伺服器 ${id}`, jp: `サーバー ${id}` },
    region: 'tw',
    state: 'open',
    open_at: '2026-01-01 00:00:00',
    api_url: 'https://game.example/api',
    socket_url: 'wss://game.example/socket',
    client_min_version: '1.0.0',
    ...more,
  });
  const message = { en: 'Back at noon', zh: '中午恢復', jp: '正午に再開' };
  const wanted: readonly (readonly [string, RecordData])[] = [
    ['server-setting', server(1, { maintenance_message: message })],
    ['server-setting', server(2, { state: 'maintenance', maintenance_message: message })],
    ['item-setting', lantern(7)],
  ];
  for (const [module, data] of wanted) {
    const saved = await scene.admin.call('POST', `${place}/${module}/records`, { body: { data } });
    if (saved.statusCode !== 201) throw new Error(saved.body);
  }
}

const GACHAPON: RecordData = {
  gachapon_id: 5,
  multi_count: 10,
  groups: [
    { group_no: 1, group_type: 'probability_up', rarity: 'SSR', weight: 100, pets: [{ pet_id: 1, weight: 100, rate_up: true }] },
    { group_no: 2, group_type: 'normal', rarity: 'R', weight: 9900, pets: [{ pet_id: 2, weight: 300 }, { pet_god_id: 3, weight: 100 }] },
  ],
}; // prettier-ignore
const GUARANTEES: readonly RecordData[] = [
  { id: 9, gachapon_ids: [5], kind: 'rate_up', hard_at: 90, status: 'active' },
  { id: 10, gachapon_ids: [5], kind: 'rate_up', hard_at: 50, status: 'inactive' },
];

/** A release as publishing leaves it: a row, its files, and the pointer. */
async function createRelease({ server }: CallScene): Promise<void> {
  const { database, services } = server;
  const { id } = onlyRow(
    await database.query<{ id: number }>(
      `with made as (
         insert into release (environment_id, number, version_id, version_seq, environment_seq, kind, name, content_hash, record_count, change_count)
         select e.id, 1, v.id, (select max(seq) from change_set), (select max(seq) from change_set), 'publish', 'Autumn', $1, 2, 2
         from environment e join version v on v.environment_id = e.id and v.name = '1.1.0' where e.key = 'dev'
         returning id, environment_id)
       , pointed as (update environment e set live_release_id = made.id from made where e.id = made.environment_id)
       select id from made`,
      [RELEASE_HASH],
    ),
  );
  for (const [module, records] of [
    ['gachapon-setting', [GACHAPON]],
    ['gachapon-guarantee-setting', GUARANTEES],
  ] as const) {
    const writer = createBundleFileWriter();
    for (const data of records) await writer.add(Buffer.from(canonicalJson({ record_id: '1', data })));
    const { bytes, hash, recordCount, byteCount } = await writer.finish();
    await services.files.put(bundleFileKey(hash), bytes);
    await database.query(
      `insert into release_module (release_id, module, hash, schema, record_count, byte_count) values ($1, $2, $3, '', $4, $5)`,
      [id, module, hash, recordCount, byteCount],
    );
  }
}

async function insertPlayers({ server: { database } }: CallScene): Promise<void> {
  for (const [env, server] of [
    ['dev', 1],
    ['dev', 2],
    ['production', 1],
  ] as const)
    // prettier-ignore
    await database.query(`select player.add_server(id, $2) from environment where key = $1`, [env, server]);
  for (const month of ['2026-10-15', '2026-11-15'])
    await database.query('select player.add_month($1::timestamptz)', [month]);
  const handles = [
    `login:${SECRETS.login}`,
    `email:${SECRETS.email}`,
    `google:${SECRETS.google}`,
    `device:${SECRETS.device}`,
    `ip:${SECRETS.ip}`,
  ];
  const linked = { provider: 'google', id: SECRETS.google, linked_at: '2026-01-02 00:00:00' };
  const profile = { email: SECRETS.email, third_party_ids: [linked], title_id: 3 };
  const players = [
    ['dev', 1, ADA, 'Ember Ada 燈火', 'active', handles, profile],
    ['dev', 1, DELETED, '=cmd|Gone', 'deleted', [], {}],
    ['dev', 2, ADA, 'Other Ada', 'active', [], {}],
    ['production', 1, ADA, 'Live Ada', 'active', [], {}],
  ] as const;
  for (const [env, server, account, name, status, ownHandles, ownProfile] of players) {
    const nameKey = nameKeyOf(name);
    await database.query(
      `insert into player.account (server, account_id, player_id, name, name_key, login_name, status, level, vip_level, spent_usd_cents,
         language, country, platform, created_at, last_login_at, grams, handles, profile)
       select s.id, $3::integer, 'P' || $3, $4, $5, $6, $7, 30, 2, 1999, 'en', 'TW', 'ios', '2026-01-01', '2026-11-01', $8::integer[], $9::text[], $10
       from player.server s join environment e on e.id = s.environment_id where e.key = $1 and s.server_id = $2`,
      [env, server, account, name, nameKey, ownHandles.length > 0 ? SECRETS.login : 'nobody', status, nameGramsOf(nameKey), ownHandles, JSON.stringify(ownProfile)],
    ); // prettier-ignore
  }
  await database.query(SECTIONS_SQL, []);
}

const THINGS = JSON.stringify([{ asset_kind: 'item', target_id: 7, amount: 3 }]);
const PRIZES = JSON.stringify([
  { no: 1, group_no: 2, asset_kind: 'pet', target_id: 2, is_new: true, rate_up: false, guaranteed: false },
]);

/** Something in every section of Ada's, on server 1 of `dev`. */
const SECTIONS_SQL = `
do $do$
declare s smallint := (select s.id from player.server s join environment e on e.id = s.environment_id where e.key = 'dev' and s.server_id = 1);
declare staff integer := (select id from account where username = 'cs');
begin
  insert into player.wallet (server, account_id, asset_kind, balance, paid_balance) values (s, ${ADA}, 'coin', 500, null), (s, ${ADA}, 'gem', 90, 30);
  insert into player.ledger (server, account_id, asset_kind, config_id, delta, balance_after, at) values (s, ${ADA}, 'item', 7, 3, 3, '2026-11-01 01:00');
  insert into player.possession (server, account_id, kind, instance_id, config_id, amount, obtained_at) values (s, ${ADA}, 'item', 1, 7, 3, '2026-10-01');
  insert into player.mail (server, account_id, source_module, title, body, rewards, sent_at, expire_at, sent_by)
    values (s, ${ADA}, 'support', '{"en": "Sorry"}', '{"en": "Here you are"}', '${THINGS}', '2026-11-02', '2026-12-02', staff);
  insert into player.draw (server, account_id, gachapon_id, kind, cost, results, counter_before, counter_after, release_hash, created_at)
    values (s, ${ADA}, 5, 'single', '[]', '${PRIZES}', 3, 4, '${RELEASE_HASH}', '2026-11-03'), (s, ${ADA}, 5, 'single', '[]', '${PRIZES}', 2, 3, 'unknown', '2026-10-03');
  insert into player.purchase (server, account_id, order_id, third_party_order_id, channel, product_module, product_id, store_product_id, currency, amount, usd_cents, state, rewards, created_at, ip, device_id)
    values (s, ${ADA}, 'EF-1', 'GPA.1', 'google_play', 'item-setting', 7, 'gems.small', 'USD', 19.99, 1999, 'delivered', '${THINGS}', '2026-11-04', '${SECRETS.ip}', '${SECRETS.device}');
  insert into player.battle (server, account_id, mode, result, turns, duration_sec, team, damage, created_at)
    values (s, ${ADA}, 'story', 'win', 5, 60, '[]', 1000, '2026-11-05');
  insert into player.guild (server, guild_id, name, name_key, level, created_at) values (s, 4, 'Lanterns', 'lanterns', 3, '2026-01-01');
  insert into player.guild_member (server, account_id, guild_id, position, joined_at) values (s, ${ADA}, 4, 'leader', '2026-02-01');
  insert into player.guild_history (server, account_id, guild_id, change, at) values (s, ${ADA}, 4, 'join', '2026-11-06');
  insert into player.login (server, account_id, login_at, ip, country, device_id, device_model, os, app_version, platform, channel, result)
    values (s, ${ADA}, '2026-11-07', '${SECRETS.ip}', 'TW', '${SECRETS.device}', 'Lamp 3', 'iOS 26', '1.4.0', 'ios', 'app_store', 'ok');
  insert into player.sanction (server, account_id, kind, reason, reason_text, starts_at, by_staff_id) values (s, ${ADA}, 'mute', 'chat_abuse', 'Be kind', '2026-11-08', staff);
  insert into player.note (server, account_id, text, author_id, at) values (s, ${ADA}, 'Was upset', staff, '2026-11-09');
  insert into player.log (server, account_id, at, user_level, system_id, sub_system_id, ip, user_agent, asset_type, asset_id, asset_value, action_type, data)
    values (s, ${ADA}, '2026-11-10', 30, 8, 1, '${SECRETS.ip}', 'Lamp 3', 'item', 7, -1, 'use', '{"client": {"device_id": "${SECRETS.device}"}}'),
           (s, ${ADA}, '2026-10-10', 29, 12, 1, null, null, null, null, null, 'draw', null);
end $do$`;
