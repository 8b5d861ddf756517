import type { RedeemBody } from '@quartermaster/contract/http/redemption-codes';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { registry } from '@quartermaster/domain/modules/index';
import { onlyRow } from '../db/only-row.ts';
import { createRedemptionJobs } from '../features/redemption-codes/index.ts';
import type { PlayerRef } from '../players/player-store.ts';
import { createStaff, openBrowser, type Browser } from './browser.ts';
import { keepReleasedDemo } from './kept-demo.ts';
import { insertPlayer } from './player-scene.ts';
import type { Json } from './record-scene.ts';
import { createReleaseScene, type ReleaseScene } from './release-scene.ts';

type CodeAnswer = { readonly status: number; readonly body: Json };

/** The demo game, live in a protected environment, with 40 players on server 1, and its game server's token. */
export type RedemptionScene = {
  readonly release: ReleaseScene;
  readonly ref: (accountId: number) => PlayerRef;
  /** Calls the API below `redemption-batches`. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: object, as?: Role) => Promise<CodeAnswer>;
  /** Writes the setting of a batch, its codes still to be generated. Answers its number. */
  readonly addBatch: (more?: RecordData) => Promise<number>;
  readonly saveBatch: (id: number, more: RecordData) => Promise<unknown>;
  /** Asks for the codes of a batch, and lets the job draw them. */
  readonly generate: (id: number) => Promise<CodeAnswer>;
  readonly drawAll: () => Promise<void>;
  /** A batch with its codes. */
  readonly generated: (
    more?: RecordData,
  ) => Promise<{ readonly id: number; readonly codes: readonly string[] }>;
  /** Redeems as the game server does, each time with a request id of its own unless one is given. */
  readonly redeem: (
    code: string | undefined,
    accountId: number,
    more?: Readonly<Partial<Record<keyof RedeemBody, JsonValue>>>,
  ) => Promise<CodeAnswer>;
  readonly close: () => Promise<void>;
};

const PLAYERS = 40;
export const CONFIRMATION = 'production-1.0.0';

export async function createRedemptionScene(): Promise<RedemptionScene> {
  const copyOf = await keepReleasedDemo(true);
  const release = await createReleaseScene({ registry, isProtected: true, copyOf });
  const { database, services } = release.server;
  const environmentId = await addPlayers(release);
  const { token } = await services.machineTokens.create('production', 'Test', release.actor);
  const browsers = await signIn(release);
  const drawAll = async (): Promise<void> => {
    for (const job of createRedemptionJobs({ database })) await job.run({});
  };
  const call: RedemptionScene['call'] = async (method, path, body, as = 'admin') => {
    const address = `environments/production/versions/1.0.0/redemption-batches${path}`;
    const answer = await browsers.get(as)?.call(method, address, body === undefined ? {} : { body });
    const isJson = String(answer?.headers['content-type']).includes('json');
    return { status: answer?.statusCode ?? 0, body: isJson ? answer?.json<Json>() : answer?.body };
  };
  const saveBatch: RedemptionScene['saveBatch'] = (id, more) =>
    release.write('code-redeem-setting', { [id]: { ...usualBatch(id), ...more } });
  const generate: RedemptionScene['generate'] = async (id) => {
    const answer = await call('POST', `/${id}/generate`, { confirmation: CONFIRMATION });
    await drawAll();
    return answer;
  };
  let batchId = 100;
  const addBatch: RedemptionScene['addBatch'] = async (more = {}) => {
    batchId += 1;
    await saveBatch(batchId, more);
    return batchId;
  };

  return {
    release,
    ref: (accountId) => ({ environmentId, serverId: 1, accountId }),
    call,
    addBatch,
    saveBatch,
    generate,
    drawAll,
    async generated(more = {}) {
      const id = await addBatch(more);
      const answer = await generate(id);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return { id, codes: (await call('GET', `/${id}/codes`)).body.data.map(({ code }: Json) => code) };
    },
    redeem: redeemer(release, token),
    close: release.close,
  };
}

/** Redeems with a request id of its own each time, unless one is given. */
function redeemer({ server }: ReleaseScene, token: string): RedemptionScene['redeem'] {
  let requestNo = 0;
  return async (code, accountId, more = {}) => {
    requestNo += 1;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/game/redemptions',
      headers: { authorization: `Bearer ${token}`, 'x-language': 'zh' },
      payload: { server_id: 1, account_id: accountId, code, request_id: `r-${requestNo}`, ...more },
    });
    return { status: answer.statusCode, body: answer.json<Json>() };
  };
}

const usualBatch = (id: number): RecordData => ({
  batch_id: id,
  name: `Batch ${id}`,
  status: 'active',
  sort_order: 0,
  code_type: 'unique',
  code_length: 10,
  quantity: 5,
  per_user_limit: 1,
  rewards: [{ asset_kind: 'gem', amount: 100 }],
  timeslot: { type: 'always_open' },
});

/** Lets players in. Answers the environment's number. */
async function addPlayers({ server: { database } }: ReleaseScene): Promise<number> {
  const { id } = onlyRow(await database.query<{ id: number }>('select id from environment'));
  for (let accountId = 1; accountId <= PLAYERS; accountId += 1)
    await insertPlayer(database, id, { accountId, name: `Ash ${accountId}` });
  return id;
}

/** One browser for each role. */
async function signIn({ server }: ReleaseScene): Promise<ReadonlyMap<Role, Browser>> {
  await createStaff(server.database);
  const browsers = new Map<Role, Browser>();
  for (const role of ROLES) {
    const browser = openBrowser(server.app);
    await browser.login(role);
    browsers.set(role, browser);
  }
  return browsers;
}
