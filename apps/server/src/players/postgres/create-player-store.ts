import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { WalletRow } from '@quartermaster/contract/http/player-sections';
import type { QueryResultRow } from 'pg';
import type { Database, Queryable } from '../../db/database.ts';
import type { PlayerRef, PlayerStore, Slice } from '../player-store.ts';
import { changePlayer, changeTwoPlayers } from './change-player.ts';
import { createGuildStore } from './create-guild-store.ts';
import { createPlayerCopies } from './create-player-copies.ts';
import { createOrderStore } from './create-order-store.ts';
import { createPlayerChecks } from './player-checks.ts';
import { createPlayerReports } from './player-reports.ts';
import { openMailboxes } from './deliver-mail.ts';
import { readGuild } from './guild.ts';
import { lookUpPlayers } from './look-up.ts';
import { readNotes } from './notes.ts';
import { readLog } from './log.ts';
import { readPossessions } from './possessions.ts';
import { readPlayerActivity } from './player-activity.ts';
import { readRecentSanctions } from './recent-sanctions.ts';
import { searchAllPlayers, searchPlayers } from './search.ts';
import { PURCHASE_LIST, SECTION_ROWS, WALLET_COLUMNS, type SectionRows } from './section-rows.ts';
import { createServerDirectory } from './server-directory.ts';
import { NO_COUNTS, readCounts } from './section-counts.ts';
import { readServers } from './servers.ts';
import { readSlice, type AccountKey } from './slices.ts';
import { readSummary } from './summary.ts';
import { readTimeline } from './timeline.ts';

/** Every kind of money that an account ever had. */
async function readWallets(db: Queryable, { server, accountId }: AccountKey): Promise<readonly WalletRow[]> {
  const { rows } = await db.query<WalletRow>(
    `select ${WALLET_COLUMNS} from player.wallet where server = $1 and account_id = $2 order by wallet.asset_kind`,
    [server, accountId],
  );
  return rows;
}

const NOTHING = { rows: [], nextCursor: null } as const;

/** The store that comes with the console: the schema `player` of its own database. */
export function createPlayerStore(database: Database): PlayerStore {
  const directory = createServerDirectory(database);
  const deps = { database, directory };

  /** Reads what belongs to an account; nothing belongs to one on a server without players. */
  const read = async <T>(player: PlayerRef, none: T, work: (key: AccountKey) => Promise<T>): Promise<T> => {
    const server = await directory.find(player);
    return server === null ? none : work({ server, accountId: player.accountId });
  };
  const section =
    <R extends QueryResultRow>(rows: SectionRows) =>
    (player: PlayerRef, slice: SliceQuery): Promise<Slice<R>> =>
      read<Slice<R>>(player, NOTHING, (key) => readSlice<R>(database, key, rows, slice));

  return {
    guilds: createGuildStore(database, directory),
    orders: createOrderStore(database, directory),
    copies: createPlayerCopies(database, directory),
    reports: createPlayerReports(database),
    checks: createPlayerChecks(database),
    servers: (environmentId) => readServers(database, environmentId),
    activity: (request) => readPlayerActivity(database, request),
    recentSanctions: (request) => readRecentSanctions(database, request),
    search: (search) => searchPlayers(deps, search),
    searchAll: (search) => searchAllPlayers(deps, search),
    lookUp: (environmentId, servers, wanted) => lookUpPlayers(deps, environmentId, servers, wanted),
    summary: (player) => read(player, null, ({ server }) => readSummary(database, server, player)),
    counts: (player) => read(player, NO_COUNTS, (key) => readCounts(database, key)),
    wallets: (player) => read(player, [], (key) => readWallets(database, key)),
    possessions: (player, kind, slice) =>
      read(player, NOTHING, (key) => readPossessions(database, key, kind, slice)),
    mails: section(SECTION_ROWS.mail),
    draws: section(SECTION_ROWS.draw),
    purchases: section(PURCHASE_LIST),
    battles: section(SECTION_ROWS.battle),
    guild: (player) =>
      read(player, { current: null, history: [], messages: [] }, (key) => readGuild(database, key)),
    logins: section(SECTION_ROWS.login),
    sanctions: section(SECTION_ROWS.sanction),
    notes: (player, slice) => read(player, NOTHING, (key) => readNotes(database, key, slice)),
    log: (player, request) => read(player, NOTHING, (key) => readLog(database, key, request)),
    ledger: section(SECTION_ROWS.ledger),
    timeline: (player, request) => read(player, NOTHING, (key) => readTimeline(database, key, request)),
    mailboxes: (environmentId, work) => openMailboxes(deps, environmentId, work),
    change: (player, work) => read(player, null, (key) => changePlayer(database, key, work)),
    changeTwo: (player, otherAccountId, work) =>
      read(player, null, (key) => changeTwoPlayers(database, key, otherAccountId, work)),
  };
}
