import { MAX_EXACT_FOUND, MAX_EXACT_TOTAL, type PlayerRow } from '@quartermaster/contract/http/player-search';
import {
  PLANNED_FOR_VALUES,
  type Database,
  type Transaction,
  type TransactionSettings,
} from '../../db/database.ts';
import { sqlStateOf } from '../../db/statement-fault.ts';
import type { FoundPlayers, PlayerSearch, ServerFailure } from '../player-store.ts';
import { compareRowPlaces, readSearchCursor, writeSearchCursor, type RowOrder } from './search-cursor.ts';
import { findOrderHolders } from './order-holders.ts';
import {
  countServerRows,
  isNarrowed,
  readServerRows,
  type PlacedRow,
  type SearchedServer,
} from './search-server.ts';
import { readNeedle } from './search-stages.ts';
import type { ServerDirectory } from './server-directory.ts';

type Dependencies = { readonly database: Database; readonly directory: ServerDirectory };

/** So that one search leaves connections for other requests. */
const SERVERS_AT_ONCE = 4;
const PATIENCE = '5s';
const GAVE_UP = '57014';

/** Asks the servers beside each other and lays their answers together. */
export async function searchPlayers(deps: Dependencies, search: PlayerSearch): Promise<FoundPlayers> {
  const needle = readNeedle(search.text.trim(), search.by, search);
  const order: RowOrder =
    needle.text === ''
      ? { column: search.sort, descending: search.descending }
      : { column: 'name_key', descending: false };
  const most = needle.text === '' ? MAX_EXACT_TOTAL : MAX_EXACT_FOUND;
  const cursor = readSearchCursor(search.cursor);
  const targets = await findTargets(deps, search, needle.by);
  const ask = async (tx: Transaction, target: SearchedServer) => {
    const request = { target, needle, search, order, cursor };
    const rows = await readServerRows(tx, request);
    // Results that fit on the first page were counted by reading it.
    const isCounted = cursor !== null || rows.length <= search.limit;
    return { rows, count: isCounted ? rows.length : await countServerRows(tx, request, most) };
  };
  const settings = isNarrowed({ needle, search }) ? PLANNED_FOR_VALUES : {};
  const answers = await askServers(deps.database, targets, ask, settings);
  const rows = answers.results
    .flatMap((answer) => answer.rows)
    .sort((left, right) => compareRowPlaces(left.place, right.place, order));
  const counted = cursor?.total ?? answers.results.reduce((sum, answer) => sum + answer.count, 0);
  return {
    players: rows.slice(0, search.limit).map(({ row }) => row),
    total: Math.min(counted, most),
    totalIsExact: counted <= most,
    nextCursor: nextCursorOf(rows, search.limit, counted),
    failures: answers.failures,
  };
}

function nextCursorOf(rows: readonly PlacedRow[], limit: number, total: number): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last !== undefined ? writeSearchCursor({ ...last.place, total }) : null;
}

/** Every player of a search, in parts of the size that files are written in. */
export async function* searchAllPlayers(
  deps: Dependencies,
  search: Omit<PlayerSearch, 'cursor' | 'limit'>,
): AsyncGenerator<readonly PlayerRow[]> {
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const found: FoundPlayers = await searchPlayers(deps, { ...search, cursor, limit: 1000 });
    const [failure] = found.failures;
    if (failure !== undefined) throw new Error(`Server ${failure.serverId} is ${failure.kind}.`);
    yield found.players;
    cursor = found.nextCursor;
  }
}

/** The servers to ask. Servers without players are left out; so are, of an order's, all others. */
async function findTargets(
  { database, directory }: Dependencies,
  { environmentId, servers, text }: PlayerSearch,
  by: PlayerSearch['by'],
): Promise<readonly SearchedServer[]> {
  const orders =
    by === 'any' || by === 'order' ? await findOrderHolders(database, environmentId, text.trim()) : [];
  const targets: SearchedServer[] = [];
  for (const serverId of new Set(servers)) {
    const server = await directory.find({ environmentId, serverId });
    if (server === null) continue;
    const own = orders.filter((order) => order.server === server).map((order) => order.account_id);
    targets.push({ serverId, server, orders: own });
  }
  return targets;
}

/**
 * Which index serves best depends on the values asked for, unless `settings` say otherwise. A server that
 * takes too long is reported as such; other failures fail for all, for they share a database.
 */
export async function askServers<T>(
  database: Database,
  targets: readonly SearchedServer[],
  ask: (tx: Transaction, target: SearchedServer) => Promise<T>,
  settings: TransactionSettings = PLANNED_FOR_VALUES,
): Promise<{ readonly results: readonly T[]; readonly failures: readonly ServerFailure[] }> {
  const results: T[] = [];
  const patiently = { ...settings, statement_timeout: PATIENCE };
  const failures: ServerFailure[] = [];
  const waiting = [...targets];
  const askNext = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const { serverId } = target;
      try {
        results.push(await database.transaction((tx) => ask(tx, target), patiently));
      } catch (problem) {
        if (sqlStateOf(problem) !== GAVE_UP) throw problem;
        failures.push({ serverId, kind: 'too_slow' });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(SERVERS_AT_ONCE, targets.length) }, askNext));
  return { results, failures };
}
