import { nameGramsOf, nameKeyOf } from '../players/postgres/name-keys.ts';
import { createPlayerStore } from '../players/postgres/create-player-store.ts';
import type { PlayerRef, PlayerSearch, PlayerStore } from '../players/player-store.ts';
import { onlyRow } from '../db/only-row.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type ScenePlayer = {
  readonly serverId?: number;
  readonly accountId: number;
  readonly name: string;
  readonly level?: number;
  readonly handles?: readonly string[];
  readonly lastLoginAt?: string;
};

/** The player store by itself: one environment, servers 1 and 2, players as the test adds them. */
export type PlayerScene = {
  readonly database: TestDatabase;
  readonly store: PlayerStore;
  readonly environmentId: number;
  readonly add: (...players: readonly ScenePlayer[]) => Promise<void>;
  readonly ref: (accountId: number, serverId?: number) => PlayerRef;
  readonly search: (text: string, more?: Partial<PlayerSearch>) => ReturnType<PlayerStore['search']>;
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const SERVERS = [1, 2];

export async function createPlayerScene(): Promise<PlayerScene> {
  const database = await createTestDatabase();
  const environment = await database.query<{ id: number }>(
    `insert into environment (key, name) values ('dev', 'Dev') returning id`,
  );
  const environmentId = onlyRow(environment).id;
  for (const serverId of SERVERS)
    await database.query('select player.add_server($1, $2)', [environmentId, serverId]);
  await database.query('select player.add_month(now())');
  const store = createPlayerStore(database);
  return {
    database,
    store,
    environmentId,
    add: async (...players) => {
      for (const player of players) await insertPlayer(database, environmentId, player);
    },
    ref: (accountId, serverId = 1) => ({ environmentId, serverId, accountId }),
    search: (text, more = {}) =>
      store.search({
        environmentId,
        servers: SERVERS,
        text,
        by: 'any',
        filters: {},
        sort: 'last_login_at',
        descending: true,
        cursor: null,
        limit: 15,
        ...more,
      }),
    empty: async () => {
      await database.query(
        `truncate player.account, player.wallet, player.ledger, player.possession, player.mail,
                  player.sanction, player.note, player.log, player.former_name`,
      );
    },
    close: database.close,
  };
}

/** Puts a player into the store, with nothing of their own yet. */
export async function insertPlayer(
  database: TestDatabase,
  environmentId: number,
  player: ScenePlayer,
): Promise<void> {
  const nameKey = nameKeyOf(player.name);
  await database.query(
    `insert into player.account (server, account_id, player_id, name, name_key, login_name, level, language, country, platform,
                                 created_at, last_login_at, grams, handles)
     select id, $3::integer, $3::text, $4, $5, 'login' || $3, $6, 'en', 'TW', 'ios', '2026-01-01', $7, $8::integer[], $9::text[]
       from player.server where environment_id = $1 and server_id = $2`,
    [
      environmentId,
      player.serverId ?? 1,
      player.accountId,
      player.name,
      nameKey,
      player.level ?? 1,
      player.lastLoginAt ?? '2026-11-01 00:00:00+00',
      nameGramsOf(nameKey),
      player.handles ?? [],
    ],
  );
}
