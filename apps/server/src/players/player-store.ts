import type { SectionCounts } from '@quartermaster/contract/http/player-answers';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { WholeLogRow } from '@quartermaster/contract/http/player-log';
import type {
  BattleRow,
  DrawRow,
  LedgerRow,
  ListedPurchase,
  MailRow,
  TimelineEntry,
} from '@quartermaster/contract/http/player-records';
import type {
  PlayerFilters,
  PlayerRow,
  PlayerSort,
  SearchedBy,
} from '@quartermaster/contract/http/player-search';
import type {
  LoginRow,
  NoteRow,
  PlayerGuild,
  PossessionRow,
  SanctionRow,
  WalletRow,
} from '@quartermaster/contract/http/player-sections';
import type { PlayerSummary } from '@quartermaster/contract/http/players';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import type { TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import type { GuildStore } from './guild-store.ts';
import type { OrderStore } from './order-store.ts';
import type { PlayerActivityDay, PlayerActivityRequest } from './player-activity.ts';
import type { PlayerChange } from './player-change.ts';
import type { PlayerChecks } from './player-checks.ts';
import type { PlayerCopies } from './player-copies.ts';
import type { PlayerMailboxes } from './player-mailboxes.ts';
import type { PlayerReports } from './player-reports.ts';
import type { TimelinePoint } from './timeline-point.ts';
import type { PlayerRef, ServerFailure, ServerRef, Slice } from './player-ref.ts';

export type { PlayerRef, ServerFailure, ServerRef, Slice };

/*
 * Where players are kept, as the console sees it. `postgres/` is the implementation that comes with
 * it; a studio that has its own player database writes another one (docs/guides/connect-your-players.md).
 *
 * Rows have the shape that the contract gives them on the wire. Every instant is UTC,
 * `YYYY-MM-DD HH:mm:ss`; every amount a whole number. Personal data is never masked here: who may
 * read it is for the console to decide.
 */

export type PlayerSearch = {
  readonly environmentId: number;
  /** Ids of servers. One that the store does not know has no players. */
  readonly servers: readonly number[];
  /** Empty: all players that the filters let through, in the wanted order. */
  readonly text: string;
  readonly by: SearchedBy;
  /** A text that may be anything is no login name, e-mail address, device or address then. */
  readonly withoutPersonal?: boolean;
  /** Former names and names that read alike are not searched. */
  readonly withoutSimilar?: boolean;
  readonly filters: PlayerFilters;
  readonly sort: PlayerSort;
  readonly descending: boolean;
  /** `nextCursor` of the answer before; any other text is ignored. */
  readonly cursor: string | null;
  readonly limit: number;
};

export type FoundPlayers = {
  readonly players: readonly PlayerRow[];
  /** At most `MAX_EXACT_TOTAL`, for a text `MAX_EXACT_FOUND`, and then possibly more. */
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly nextCursor: string | null;
  readonly failures: readonly ServerFailure[];
};

/** An account, on the named server or on any. */
export type WantedPlayer = { readonly serverId: number | null; readonly accountId: number };

export type LookedUpPlayers = {
  readonly players: readonly PlayerRow[];
  readonly failures: readonly ServerFailure[];
};

/** Which of a player's timeline. Entries of kind `staff` are the console's own and never the store's. */
export type TimelineRequest = SliceQuery & {
  readonly kinds: readonly TimelineKind[];
  /** Only entries with a gain or loss of this kind of asset. */
  readonly asset?: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** An entry and its exact place among all others. */
export type PlacedEntry = { readonly point: TimelinePoint; readonly entry: TimelineEntry };

/** Filters of the game's log, by the numbers of the handbook; the period includes both ends. */
export type LogRequest = SliceQuery & {
  readonly systemId?: number | null;
  readonly subSystemId?: number | null;
  readonly assetType?: string | null;
  readonly assetId?: number | null;
  readonly from?: string | null;
  readonly to?: string | null;
};

/** The last days by the clock of a zone, today among them; at most so many of today's are listed. */
export type RecentSanctionsRequest = {
  readonly environmentId: number;
  readonly days: number;
  readonly timeZone: string;
  readonly now: Date;
  readonly limit: number;
};

export type RecentSanction = Pick<
  SanctionRow,
  'sanction_id' | 'kind' | 'reason' | 'starts_at' | 'ends_at' | 'by_staff_id' | 'in_force'
> & { readonly server_id: number; readonly account_id: number; readonly name: string };

/** `days`: from the earliest to today, with those on which there were none. */
export type RecentSanctions = {
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly today: readonly RecentSanction[];
};

export type PlayerStore = {
  readonly guilds: GuildStore;
  readonly orders: OrderStore;
  readonly copies: PlayerCopies;
  readonly reports: PlayerReports;
  readonly checks: PlayerChecks;
  /** The servers of an environment that have players, with about how many. */
  readonly servers: (environmentId: number) => Promise<readonly { serverId: number; players: number }[]>;
  /** What players did on each of the last days, the earliest first. */
  readonly activity: (request: PlayerActivityRequest) => Promise<readonly PlayerActivityDay[]>;
  /** How many sanctions began each day on any server of an environment, and the latest of today. */
  readonly recentSanctions: (request: RecentSanctionsRequest) => Promise<RecentSanctions>;

  /**
   * Players by what they are called or known by, the nearest first, or all of them in order. A
   * text that names exactly one thing (number, device, order…) comes before names that begin with
   * it, those before names that contain it.
   */
  readonly search: (search: PlayerSearch) => Promise<FoundPlayers>;
  /** The same players, all of them, in parts: for files. Failing servers end it with an error. */
  readonly searchAll: (search: Omit<PlayerSearch, 'cursor' | 'limit'>) => AsyncIterable<readonly PlayerRow[]>;
  /** Players by number, in the order asked for; those that are not there are left out. */
  readonly lookUp: (
    environmentId: number,
    servers: readonly number[],
    wanted: readonly WantedPlayer[],
  ) => Promise<LookedUpPlayers>;

  /** Null, here and below: there is no such player. */
  readonly summary: (player: PlayerRef) => Promise<PlayerSummary | null>;
  /** How much there is in sections of a player. */
  readonly counts: (player: PlayerRef) => Promise<SectionCounts>;
  readonly wallets: (player: PlayerRef) => Promise<readonly WalletRow[]>;
  readonly possessions: (
    player: PlayerRef,
    kind: PossessionKind,
    slice: SliceQuery,
  ) => Promise<Slice<PossessionRow>>;
  readonly mails: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<MailRow>>;
  readonly draws: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<DrawRow>>;
  readonly purchases: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<ListedPurchase>>;
  readonly battles: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<BattleRow>>;
  readonly guild: (player: PlayerRef) => Promise<PlayerGuild>;
  readonly logins: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<LoginRow>>;
  readonly sanctions: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<SanctionRow>>;
  readonly notes: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<NoteRow>>;
  /** The game's log by itself; the timeline has it beside everything else. */
  readonly log: (player: PlayerRef, request: LogRequest) => Promise<Slice<WholeLogRow>>;
  readonly ledger: (player: PlayerRef, slice: SliceQuery) => Promise<Slice<LedgerRow>>;
  /**
   * Everything that happened to a player, of these kinds, newest first. The console lays its own
   * entries between: a cursor is a `TimelinePoint` as text, before which to go on.
   */
  readonly timeline: (player: PlayerRef, request: TimelineRequest) => Promise<Slice<PlacedEntry>>;

  /**
   * Changes one player in a transaction: the player is locked until the work ends, and an exception
   * rolls everything back. Null if the player does not exist.
   */
  readonly change: <T>(
    player: PlayerRef,
    work: (change: PlayerChange) => Promise<T>,
  ) => Promise<{ readonly result: T } | null>;

  /**
   * Changes two players of one server, all or nothing, like `change`. Both are locked in an order of
   * the store's own, so that two changes of the same players cannot deadlock.
   * `other` null: there is no such account on the server.
   */
  readonly changeTwo: <T>(
    player: PlayerRef,
    otherAccountId: number,
    work: (change: PlayerChange, other: PlayerChange | null) => Promise<T>,
  ) => Promise<{ readonly result: T } | null>;

  /** Opens the mailboxes of an environment to put mail into many, or take it back, all or nothing. */
  readonly mailboxes: <T>(
    environmentId: number,
    work: (mailboxes: PlayerMailboxes) => Promise<T>,
  ) => Promise<T>;
};
