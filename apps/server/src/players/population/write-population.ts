import { LANGUAGES } from '@quartermaster/domain/core/language';
import { copyRows, type CopyValue } from '../../db/copy-rows.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { nameKeyOf } from '../postgres/name-keys.ts';
import { forgetCountedDays } from '../postgres/player-activity.ts';
import { createServerDirectory } from '../postgres/server-directory.ts';
import { guildsOf } from './events.ts';
import type { GameContent } from './game-content.ts';
import { appointLeaders, fitGuilds, guildNoticeOf, limitRanks } from './guild-life.ts';
import { FIRST_ACCOUNT, inventPlayer } from './invent-player.ts';
import { DAY } from './lives.ts';
import { guildNameOf } from './names.ts';
import type { World } from './person.ts';
import type { OrderNumber } from './purchases.ts';
import { emptyRows, sqlTime, TABLES, type PlayerRows, type Row, type TableName } from './tables.ts';

type Options = {
  /** How many players are invented and written at a time. */
  readonly batch?: number;
  /** Ends after so many players; all when missing. */
  readonly most?: number;
  readonly tell?: (written: number) => void;
};

/** Few enough that the rows of one batch weigh little. */
const BATCH = 1000;

/**
 * Invents a server's players and writes them, batch after batch, each in a transaction of its own.
 * It begins after those that are there, so what was interrupted goes on. Answers how many it wrote.
 */
export async function populateServer(
  database: Database,
  world: World,
  content: GameContent,
  { batch = BATCH, most = world.size, tell = () => undefined }: Options = {},
): Promise<number> {
  const server = await prepareServer(database, world);
  const begun = await countPlayers(database, server);
  const end = Math.min(world.size, begun + most);
  for (let from = begun; from < end; from += batch) {
    const to = Math.min(end, from + batch);
    const rows = emptyRows();
    const numbers: OrderNumber[] = [];
    for (let nth = from; nth < to; nth += 1) numbers.push(...inventPlayer(world, content, nth, rows));
    const { environmentId } = world;
    await database.transaction((tx) => writePlayers(tx, { server, environmentId, rows, numbers }));
    tell(to);
  }
  if (end === world.size) {
    await fitGuilds(database, server, content.guildSizes);
    await appointLeaders(database, server);
    await limitRanks(database, server, content.ranks);
  }
  return end - begun;
}

/** The server's partitions, its months and its guilds. Answers its number. */
export async function prepareServer(database: Database, world: World): Promise<number> {
  const server = await createServerDirectory(database).add(database, world);
  const { rows } = await database.query('select from player.guild where server = $1 limit 1', [server]);
  if (rows.length > 0) return server;
  for (let at = world.now - 366 * DAY; at <= world.now + 32 * DAY; at += 28 * DAY)
    await database.query('select player.add_month($1)', [new Date(at)]);
  const { environmentId } = world;
  await database.transaction((tx) =>
    writePlayers(tx, {
      server,
      environmentId,
      rows: { ...emptyRows(), guild: inventGuilds(world) },
      numbers: [],
    }),
  );
  return server;
}

function inventGuilds(world: World): Row<'guild'>[] {
  return Array.from({ length: guildsOf(world.size) }, (_, guild) => {
    const language = LANGUAGES[guild % LANGUAGES.length] ?? 'en';
    const name = guildNameOf(language, guild, world.seed + world.serverId);
    return {
      guild_id: guild + 1,
      name,
      name_key: nameKeyOf(name),
      level: 1 + (guild % 15),
      notice: guildNoticeOf(language, guild),
      created_at: sqlTime(world.openedAt),
    };
  });
}

async function countPlayers(database: Database, server: number): Promise<number> {
  const result = await database.query<{ count: number }>(
    'select count(*) as count from player.account where server = $1 and account_id >= $2',
    [server, FIRST_ACCOUNT],
  );
  return onlyRow(result).count;
}

type Batch = {
  readonly server: number;
  readonly environmentId: number;
  readonly rows: PlayerRows;
  readonly numbers: readonly OrderNumber[];
};

export async function writePlayers(
  tx: Transaction,
  { server, environmentId, rows, numbers }: Batch,
): Promise<void> {
  // Entries of the search indexes are put aside and merged together, which costs a third.
  await tx.query(`set local gin_pending_list_limit = '64MB'`);
  for (const table of Object.keys(TABLES) as TableName[]) {
    const columns = TABLES[table];
    const values = (rows[table] as Readonly<Record<string, CopyValue>>[]).map((row) => [
      server,
      ...columns.map((column) => row[column]),
    ]);
    if (values.length > 0) await copyRows(tx, `player.${table}`, ['server', ...columns], values);
  }
  await copyRows(
    tx,
    'player.order_number',
    ['environment_id', 'issuer', 'number', 'server', 'account_id'],
    numbers.map(({ issuer, number, accountId }) => [environmentId, issuer, number, server, accountId]),
  );
}

/** After many rows: search indexes merged, names countable by their index alone, the planner told what there is, and days counted again. */
export async function settlePopulation(database: Database): Promise<void> {
  await database.query('vacuum (analyze) player.account');
  for (const table of [...Object.keys(TABLES), 'order_number'])
    if (table !== 'account') await database.query(`analyze player.${table}`);
  await forgetCountedDays(database);
}
