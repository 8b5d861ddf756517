import { createHash } from 'node:crypto';
import type { FormerName, PlayerRow } from '@quartermaster/contract/http/player-search';
import type { QueryResult, QueryResultRow } from 'pg';
import { PLANNED_FOR_VALUES, setForTransaction, type Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { createParameters, type Parameters } from '../../engine/parameters.ts';
import { exactTime, wireTime } from '../../engine/wire-time.ts';
import type { PlayerSearch } from '../player-store.ts';
import type { RowOrder, RowPlace, SearchCursor } from './search-cursor.ts';
import {
  filterConditions,
  formerNamesFound,
  matchesOf,
  stagesOf,
  type Needle,
  type Stage,
} from './search-stages.ts';

export type SearchedServer = {
  readonly serverId: number;
  readonly server: number;
  readonly orders: readonly number[];
};

export type PlacedRow = { readonly place: RowPlace; readonly row: PlayerRow };

type Request = {
  readonly target: SearchedServer;
  readonly needle: Needle;
  readonly search: Pick<PlayerSearch, 'filters' | 'limit'>;
  readonly order: RowOrder;
  readonly cursor: SearchCursor | null;
};

/** The account as lists show it, beside what places it. */
export const PLAYER_COLUMNS = `account.account_id, account.player_id, account.name, account.status, account.level,
  account.vip_level, account.spent_usd_cents, ${wireTime('account.last_login_at')} as last_login_at,
  ${wireTime('account.created_at')} as created_at, account.is_online, account.guild_id, guild.name as guild_name,
  account.name_key, account.handles`;

export const PLAYER_TABLES = `player.account
  left join player.guild on guild.server = account.server and guild.guild_id = account.guild_id`;

export type AccountRow = Omit<PlayerRow, 'server_id' | 'guild' | 'matched'> & {
  readonly guild_id: number | null;
  readonly guild_name: string | null;
  readonly name_key: string;
  readonly handles: readonly string[];
  readonly former_names?: readonly FormerName[] | null;
};

/** Reads one server's next rows, stage after stage until there are enough; one more than the limit if there are more. */
export async function readServerRows(db: Queryable, request: Request): Promise<PlacedRow[]> {
  const { search, cursor } = request;
  const rows: PlacedRow[] = [];
  for (const stage of stagesIn(request)) {
    if (cursor !== null && stage.rank < cursor.rank) continue;
    if (rows.length > search.limit) break;
    rows.push(...(await readStage(db, request, stage)));
  }
  return rows.slice(0, search.limit + 1);
}

/** How many there are, up to one more than `most`. */
export async function countServerRows(db: Queryable, request: Request, most: number): Promise<number> {
  let total = 0;
  for (const stage of stagesIn(request)) {
    if (total > most) break;
    const parameters = createParameters([request.target.server]);
    const where = conditionsOf(request, stage, parameters).join(' and ');
    const text = `select count(*) as count from (select from player.account where ${where} limit ${most + 1}) as hit`;
    const result = await ask<{ count: number }>(db, request, stage, { text, values: parameters.values });
    total += onlyRow(result).count;
  }
  return total;
}

function stagesIn({ needle, target }: Request): readonly Stage[] {
  return needle.text === ''
    ? [{ rank: 0, isSteady: false, condition: () => 'true' }]
    : stagesOf(needle, target.orders);
}

function conditionsOf({ search }: Request, stage: Stage, parameters: Parameters): string[] {
  return [
    'account.server = $1',
    stage.condition(parameters),
    ...filterConditions(search.filters, parameters),
  ];
}

async function readStage(db: Queryable, request: Request, stage: Stage): Promise<PlacedRow[]> {
  const { target, needle, cursor, search } = request;
  const order = stage.order ?? request.order;
  const column = columnOf(order);
  const parameters = createParameters([target.server]);
  const conditions = conditionsOf(request, stage, parameters);
  if (cursor !== null && cursor.rank === stage.rank)
    conditions.push(afterCursor(cursor, target, order, parameters));
  const way = order.descending ? 'desc' : 'asc';
  const former = stage.isFormer === true ? `, ${formerNamesFound(needle, parameters)}` : '';
  const text = `select ${PLAYER_COLUMNS}${former}, ${placeValue(order)} as place_value from ${PLAYER_TABLES}
    where ${conditions.join(' and ')}
    order by ${column} ${way}, account.account_id ${way} limit ${search.limit + 1}`;
  const { values } = parameters;
  const { rows } = await ask<AccountRow & { place_value: string | number }>(db, request, stage, {
    text,
    values,
  });
  return rows.map((row) => ({
    place: {
      rank: stage.rank,
      value: row.place_value,
      serverId: target.serverId,
      accountId: row.account_id,
    },
    row: presentRow(row, target, needle),
  }));
}

/** Whether a search is narrowed by values, each of which may be common or rare; its transaction is planned for them. */
export const isNarrowed = ({ needle, search }: Pick<Request, 'needle' | 'search'>): boolean =>
  needle.text === '' || Object.keys(search.filters).length > 0;

/** Transactions whose rest is planned for its values already: saying so once more is a round trip. */
const plannedForValues = new WeakSet<Queryable>();

/** Planning a statement takes longer than finding a player: where one plan serves all values, it is kept. */
async function ask<R extends QueryResultRow>(
  db: Queryable,
  request: Request,
  stage: Stage,
  statement: { readonly text: string; readonly values: readonly unknown[] },
): Promise<QueryResult<R>> {
  const values = [...statement.values];
  if (isNarrowed(request)) return db.query<R>(statement.text, values);
  if (stage.isSteady) {
    const name = createHash('sha256').update(statement.text).digest('base64url');
    return db.query<R>({ name, text: statement.text, values });
  }
  if (!plannedForValues.has(db)) await setForTransaction(db, PLANNED_FOR_VALUES);
  plannedForValues.add(db);
  return db.query<R>(statement.text, values);
}

const columnOf = ({ column }: RowOrder): string => `account.${column === 'name' ? 'name_key' : column}`;

/** Instants are placed by their exact text, which compares as they do. */
function placeValue(order: RowOrder): string {
  const column = columnOf(order);
  return order.column === 'last_login_at' ? exactTime(column) : column;
}

/** Equal places go on with the next account, and equal accounts with the next server. */
function afterCursor(
  cursor: SearchCursor,
  target: SearchedServer,
  order: RowOrder,
  parameters: Parameters,
): string {
  const isLater = target.serverId > cursor.serverId;
  const sign = `${order.descending ? '<' : '>'}${isLater ? '=' : ''}`;
  const value = parameters.add(cursor.value);
  const typed = order.column === 'last_login_at' ? `(${value}::timestamp at time zone 'utc')` : value;
  return `(${columnOf(order)}, account.account_id) ${sign} (${typed}, ${parameters.add(cursor.accountId)})`;
}

export function presentRow(row: AccountRow, target: SearchedServer, needle: Needle): PlayerRow {
  const { guild_id: guildId, guild_name: guildName } = row;
  return {
    server_id: target.serverId,
    account_id: row.account_id,
    player_id: row.player_id,
    name: row.name,
    status: row.status,
    level: row.level,
    vip_level: row.vip_level,
    spent_usd_cents: row.spent_usd_cents,
    guild: guildId === null || guildName === null ? null : { guild_id: guildId, name: guildName },
    last_login_at: row.last_login_at,
    created_at: row.created_at,
    is_online: row.is_online,
    matched: matchesOf(needle, row, target.orders),
  };
}
