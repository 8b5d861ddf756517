import type { Role } from '@quartermaster/domain/core/module';
import { nameGramsOf, nameKeyOf } from '../players/postgres/name-keys.ts';
import { onlyRow } from '../db/only-row.ts';
import { createDeliveryJobs } from '../features/deliveries/index.ts';
import type { DeliveriesDependencies } from '../features/deliveries/deliveries-dependencies.ts';
import type { PlayerMailboxes } from '../players/player-mailboxes.ts';
import type { PlayerStore } from '../players/player-store.ts';
import { createCommandScene } from './command-scene.ts';
import { openBrowser } from './browser.ts';
import type { Answer, Json } from './record-scene.ts';

/** What is decided for a reason. */
const REASONED = ['send', 'cancel', 'recall'];

type Ask = { readonly as?: Role; readonly key?: string };

/** The demo game, released, with players on server 1 whom deliveries reach. */
export type DeliveryScene = {
  readonly deps: DeliveriesDependencies;
  readonly app: Parameters<typeof openBrowser>[0];
  readonly env: string;
  /** Players 1 to `count`, called `Ash "1"` and so on. */
  readonly fill: (count: number) => Promise<void>;
  readonly call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, ask?: Ask) => Promise<Answer>;
  /** A delivery of 100 coins to all players, except for what `more` sets. */
  readonly letter: (more: object) => object;
  /** Makes a delivery and freezes its list. Answers its number. */
  readonly prepare: (more: object) => Promise<number>;
  /** Decides about a delivery as it is, unless a revision is named. */
  readonly decide: (id: number, decision: string, body?: object) => Promise<Answer>;
  /** Runs what the queue would run. */
  readonly work: (id: number) => Promise<void>;
  readonly runDue: () => Promise<void>;
  readonly mails: (id: number) => Promise<readonly Json[]>;
  readonly file: (id: number) => Promise<string>;
  readonly claim: (id: number, account: number) => Promise<void>;
  readonly status: (account: number, status: string) => Promise<void>;
  /** How much of an asset staff gave today. */
  readonly given: (assetKind: string) => Promise<number>;
  readonly audit: (id: number) => Promise<readonly string[]>;
  /** The reasons in the staff log, oldest first. */
  readonly reasons: (id: number) => Promise<readonly string[]>;
  /** A store that fails after it has written mails. */
  readonly breakingStore: (problem: () => Error) => PlayerStore;
  readonly close: () => Promise<void>;
};

const text = (word: string) => ({ en: word, zh: word, jp: word });

const letter = (more: object) => ({
  title: text('A gift'),
  body: text('For you'),
  rewards: [{ asset_kind: 'coin', amount: 100 }],
  recipients: { kind: 'everybody', servers: [1] },
  ...more,
});

export async function createDeliveryScene(isProtected = false): Promise<DeliveryScene> {
  const commands = await createCommandScene(isProtected);
  const { release } = commands;
  const { services, database, app } = release.server;
  const deps = { ...services, playerStore: services.players };
  const [job, due] = createDeliveryJobs(deps);
  const send = sendBy(app, `environments/${release.address.env}/deliveries`);
  const call: DeliveryScene['call'] = async (method, path, body, ask = {}) => {
    const answer = await send(method, path, body, ask);
    return { status: answer.statusCode, body: answer.json<Json>() };
  };
  const work = async (id: number) => job?.run({ id });

  return {
    deps,
    app,
    env: release.address.env,
    call,
    letter,
    async prepare(more) {
      const { body } = await call('POST', '', letter(more));
      await work(body.delivery_id);
      return body.delivery_id;
    },
    async decide(id, decision, body = {}) {
      const known = await call('GET', `/${id}`);
      return call('POST', `/${id}/${decision}`, {
        revision: known.body.revision,
        ...(REASONED.includes(decision) ? { reason: 'A test of deliveries' } : {}),
        ...body,
      });
    },
    work: async (id) => work(id),
    runDue: async () => due?.run({}),
    file: async (id) => (await send('GET', `/${id}/recipients.csv`, undefined, {})).body,
    breakingStore: (problem) => breakAfterSending(deps.playerStore, problem),
    close: commands.close,
    ...playersIn(database),
  };
}

/** Calls as the given person, signed in once each. */
function sendBy(app: Parameters<typeof openBrowser>[0], address: string) {
  const browsers = new Map<Role, ReturnType<typeof openBrowser>>();
  const browserOf = async (role: Role) => {
    const browser = browsers.get(role) ?? openBrowser(app);
    if (!browsers.has(role)) await browser.login(role);
    browsers.set(role, browser);
    return browser;
  };
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body: object | undefined, ask: Ask) => {
    const headers: Record<string, string> = ask.key === undefined ? {} : { 'idempotency-key': ask.key };
    const browser = await browserOf(ask.as ?? 'admin');
    return browser.call(method, `${address}${path}`, { headers, ...(body === undefined ? {} : { body }) });
  };
}

/** What is in the database, and what happens there without the console. */
function playersIn(
  database: DeliveriesDependencies['database'],
): Pick<DeliveryScene, 'fill' | 'mails' | 'claim' | 'status' | 'given' | 'audit' | 'reasons'> {
  return {
    fill: (count) => insertMany(database, count),
    async mails(id) {
      const { rows } = await database.query<Json>(
        `select account_id, state, title, body from player.mail
          where source_module = 'bulk-delivery' and source_id = $1 order by account_id`,
        [String(id)],
      );
      return rows;
    },
    claim: async (id, account) => {
      await database.query(
        `update player.mail set state = 'claimed' where source_id = $1 and account_id = $2`,
        [String(id), account],
      );
    },
    status: async (account, status) => {
      await database.query('update player.account set status = $2 where account_id = $1', [account, status]);
    },
    async given(assetKind) {
      const sum = await database.query<{ sum: number }>(
        'select coalesce(sum(amount), 0)::bigint as sum from staff_grant where asset_kind = $1',
        [assetKind],
      );
      return onlyRow(sum).sum;
    },
    async reasons(id) {
      const { rows } = await database.query<{ reason: string }>(
        `select reason from audit_entry
         where module = 'bulk-delivery' and record_id = $1 and reason is not null order by id`,
        [String(id)],
      );
      return rows.map(({ reason }) => reason);
    },
    async audit(id) {
      const { rows } = await database.query<{ action: string }>(
        `select action from audit_entry where module = 'bulk-delivery' and record_id = $1 order by id`,
        [String(id)],
      );
      return rows.map(({ action }) => action);
    },
  };
}

function breakAfterSending(store: PlayerStore, problem: () => Error): PlayerStore {
  const breaking = (mailboxes: PlayerMailboxes): PlayerMailboxes => ({
    ...mailboxes,
    send: async (serverId, accountIds, mail) => {
      await mailboxes.send(serverId, accountIds, mail);
      throw problem();
    },
  });
  return {
    ...store,
    mailboxes: (environmentId, work) =>
      store.mailboxes(environmentId, (mailboxes) => work(breaking(mailboxes))),
  };
}

async function insertMany(database: DeliveriesDependencies['database'], count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `Ash "${index + 1}"`);
  await database.query(
    `insert into player.account (server, account_id, player_id, name, name_key, login_name, level, language, country, platform,
                                 created_at, last_login_at, grams)
     select id, place, place::text, name, key, 'login' || place, 1, 'en', 'TW', 'ios', '2026-01-01', '2026-11-01', $3::integer[]
       from player.server, unnest($1::text[], $2::text[]) with ordinality as listed (name, key, place)`,
    [names, names.map(nameKeyOf), nameGramsOf(nameKeyOf('Ash'))],
  );
}
