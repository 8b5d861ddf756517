import { randomUUID } from 'node:crypto';
import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { onlyRow } from '../db/only-row.ts';
import type { PlayerRef } from '../players/player-store.ts';
import { createStaff, openBrowser, type Browser } from './browser.ts';
import { keepReleasedDemo } from './kept-demo.ts';
import { insertPlayer, type ScenePlayer } from './player-scene.ts';
import { createReleaseScene, type ReleaseScene } from './release-scene.ts';
import type { Answer, Json } from './record-scene.ts';
import type { TestServer } from './test-server.ts';

type Ask = {
  readonly as?: Role;
  readonly account?: number;
  readonly key?: string;
  readonly revision?: number;
  /** Codes of warnings that are accepted. */
  readonly accept?: readonly string[];
};

/** The demo game, released, with players on server 1 and staff who command. */
export type CommandScene = {
  readonly release: ReleaseScene;
  readonly ref: (accountId: number) => PlayerRef;
  readonly add: (...players: readonly ScenePlayer[]) => Promise<void>;
  /** Replaces the limits of item control. */
  readonly limit: (...limits: readonly RecordData[]) => Promise<void>;
  readonly preview: (kind: PlayerActionKind, params: object, ask?: Ask) => Promise<Answer>;
  /** Does a command, on the player as they are unless `revision` says otherwise. */
  readonly run: (kind: PlayerActionKind, params: object, ask?: Ask) => Promise<Answer>;
  readonly previewUndo: (commandId: string, ask?: Ask) => Promise<Answer>;
  readonly undo: (commandId: string, ask?: Ask) => Promise<Answer>;
  readonly list: (account: number, as?: Role) => Promise<Json>;
  readonly revision: (accountId?: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

const REASON = { reason: 'Ticket of a test' };

export async function createCommandScene(isProtected = false): Promise<CommandScene> {
  const copyOf = await keepReleasedDemo(isProtected);
  const release = await createReleaseScene({ registry, isProtected, copyOf });
  const { database, services } = release.server;
  const { id: environmentId } = onlyRow(await database.query<{ id: number }>('select id from environment'));
  const browsers = await signIn(release.server);
  const ref = (accountId: number): PlayerRef => ({ environmentId, serverId: 1, accountId });
  const revision = async (accountId = 1): Promise<number> =>
    (await services.players.summary(ref(accountId)))?.revision ?? 1;
  const about = async ({ account, revision: wanted }: Ask) => ({
    ...REASON,
    expected_revision: wanted ?? (await revision(account)),
  });
  const call = async (method: 'GET' | 'POST', path: string, body: object | undefined, ask: Ask) => {
    const address = `environments/${release.address.env}/servers/1/players/${ask.account ?? 1}/commands${path}`;
    const headers: Record<string, string> = ask.key === undefined ? {} : { 'idempotency-key': ask.key };
    const answer = await browsers
      .get(ask.as ?? 'admin')
      ?.call(method, address, { headers, ...(body === undefined ? {} : { body }) });
    return { status: answer?.statusCode ?? 0, body: answer?.json<Json>() };
  };

  return {
    release,
    ref,
    revision,
    add: async (...players) => {
      for (const player of players) await insertPlayer(database, environmentId, player);
    },
    limit: async (...limits) => {
      await release.write('item-control', limitsOnly(limits));
    },
    preview: (kind, params, ask = {}) => call('POST', '/preview', { kind, params }, ask),
    run: async (kind, params, ask = {}) =>
      call(
        'POST',
        '',
        { kind, params, ...(await about(ask)), accepted_warnings: ask.accept ?? [] },
        { key: randomUUID(), ...ask },
      ),
    previewUndo: (commandId, ask = {}) => call('POST', `/${commandId}/undo/preview`, {}, ask),
    undo: async (commandId, ask = {}) => call('POST', `/${commandId}/undo`, await about(ask), ask),
    list: async (account, as = 'admin') => (await call('GET', '', undefined, { account, as })).body,
    close: release.close,
  };
}

/** One browser for each role. */
async function signIn({ app, database }: TestServer): Promise<ReadonlyMap<Role, Browser>> {
  await createStaff(database);
  const signedIn = ROLES.map(async (role) => {
    const browser = openBrowser(app);
    await browser.login(role);
    return [role, browser] as const;
  });
  return new Map(await Promise.all(signedIn));
}

/** These limits, and none of the demo's. */
function limitsOnly(limits: readonly RecordData[]): Readonly<Record<string, RecordData | null>> {
  const demo = demoConfiguration()['item-control'] ?? [];
  const usual = { status: 'active', sort_order: 0, overflow: 'mail', single_mail_limit: 999_999 };
  return {
    ...Object.fromEntries(demo.map(({ id }) => [plainText(id), null])),
    ...Object.fromEntries(limits.map((data, index) => [index + 1, { id: index + 1, ...usual, ...data }])),
  };
}
