import type {
  DrawsAnswer,
  DrawTallyAnswer,
  GachaponOdds as OddsOnWire,
  PlayerSummaryAnswer,
  StaffAction as StaffActionOnWire,
  TimelineAnswer,
} from '@quartermaster/contract/http/player-answers';
import type { GuildChatAnswer } from '@quartermaster/contract/http/guilds';
import type {
  BattleRow as BattleOnWire,
  DrawRow as DrawOnWire,
  LedgerRow as LedgerOnWire,
  ListedPurchase as ListedPurchaseOnWire,
  LogRow as LogOnWire,
  MailRow as MailOnWire,
  PurchaseRow as PurchaseOnWire,
} from '@quartermaster/contract/http/player-records';
import type {
  GuildHistoryRow as GuildHistoryOnWire,
  GuildMembership as MembershipOnWire,
  LoginRow as LoginOnWire,
  NoteRow as NoteOnWire,
  PlayerGuild as GuildOnWire,
  PossessionRow as PossessionOnWire,
  SanctionRow as SanctionOnWire,
  WalletRow as WalletOnWire,
} from '@quartermaster/contract/http/player-sections';
import type { PlayerPersonal as PersonalOnWire } from '@quartermaster/contract/http/players';
import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { environmentPath } from './paths.ts';
import type { Camelized } from './wire-names.ts';
import { sliceQuery, type Narrowing, type SliceOnWire } from './slice-query.ts';

/** A player, as the page's address names them. */
export type PlayerKey = {
  readonly environment: string;
  readonly serverId: number;
  readonly accountId: number;
};

export type PlayerSummary = Camelized<PlayerSummaryAnswer>;
export type Player = PlayerSummary['player'];
export type PlayerPersonal = Camelized<PersonalOnWire>;
export type WalletRow = Camelized<WalletOnWire>;
export type PossessionRow = Camelized<PossessionOnWire>;
export type MailRow = Camelized<MailOnWire>;
export type DrawRow = Camelized<DrawOnWire>;
export type DrawTally = Camelized<DrawTallyAnswer>['data'][number];
export type GachaponOdds = Camelized<OddsOnWire>;
export type PurchaseRow = Camelized<PurchaseOnWire>;
export type ListedPurchase = Camelized<ListedPurchaseOnWire>;
export type BattleRow = Camelized<BattleOnWire>;
export type GuildMembership = Camelized<MembershipOnWire>;
export type PlayerGuild = Camelized<GuildOnWire>;
export type GuildHistoryRow = Camelized<GuildHistoryOnWire>;
export type LoginRow = Camelized<LoginOnWire>;
export type SanctionRow = Camelized<SanctionOnWire>;
export type NoteRow = Camelized<NoteOnWire>;
export type LogRow = Camelized<LogOnWire>;
export type LedgerRow = Camelized<LedgerOnWire>;
export type StaffAction = Camelized<StaffActionOnWire>;
export type TimelineEntry = Camelized<TimelineAnswer>['data'][number];

/** What the numbers in rows are called: records of the game by module and id, staff by account. */
export type Names = {
  readonly references: RecordReferences;
  readonly staff: Readonly<Record<string, string>>;
};

/** A part of a list on the wire, with what its numbers are called. */
type NamedSlice<Row> = SliceOnWire<Row> & Names;

export function playerPath({ environment, serverId, accountId }: PlayerKey): string {
  return `${environmentPath(environment)}/servers/${serverId}/players/${accountId}`;
}

export const playerKeys = {
  all: ({ environment, serverId, accountId }: PlayerKey) => ['player', environment, serverId, accountId],
  section: (player: PlayerKey, section: string) => [...playerKeys.all(player), section],
} as const;

/** What staff do about a player shows in these lists. */
export const staffTraces = (player: PlayerKey) =>
  ['staff-actions', 'timeline', 'notes'].map((section) => playerKeys.section(player, section));

export function playerQuery(player: PlayerKey) {
  return queryOptions({
    queryKey: playerKeys.section(player, 'summary'),
    queryFn: ({ signal }) => getJson<PlayerSummaryAnswer>(playerPath(player), signal),
    refetchOnWindowFocus: false,
  });
}

const slices = <Answer extends SliceOnWire<unknown>>(
  player: PlayerKey,
  section: string,
  narrowing: Narrowing = {},
) => ({
  ...sliceQuery<Answer>({
    queryKey: [...playerKeys.section(player, section), narrowing],
    path: `${playerPath(player)}/${section}`,
    narrowing,
  }),
  refetchOnWindowFocus: false,
});

export const possessionsQuery = (player: PlayerKey, kind: PossessionKind) =>
  slices<NamedSlice<PossessionOnWire>>(player, 'possessions', { kind });
export const mailQuery = (player: PlayerKey) => slices<NamedSlice<MailOnWire>>(player, 'mails');
export const drawsQuery = (player: PlayerKey) => slices<DrawsAnswer>(player, 'draws');

/** What came out of each gachapon, against its odds and its guarantee. */
export function drawTallyQuery(player: PlayerKey) {
  return queryOptions({
    queryKey: playerKeys.section(player, 'draws/tally'),
    queryFn: ({ signal }) => getJson<DrawTallyAnswer>(`${playerPath(player)}/draws/tally`, signal),
  });
}

export const purchasesQuery = (player: PlayerKey) =>
  slices<NamedSlice<ListedPurchaseOnWire>>(player, 'purchases');
export const battlesQuery = (player: PlayerKey) => slices<NamedSlice<BattleOnWire>>(player, 'battles');
export const loginsQuery = (player: PlayerKey) => slices<NamedSlice<LoginOnWire>>(player, 'logins');
export const sanctionsQuery = (player: PlayerKey) => slices<NamedSlice<SanctionOnWire>>(player, 'sanctions');
export const notesQuery = (player: PlayerKey) => slices<NamedSlice<NoteOnWire>>(player, 'notes');
export const staffActionsQuery = (player: PlayerKey) =>
  slices<NamedSlice<StaffActionOnWire>>(player, 'staff-actions');

/** `asset`: only entries with a gain or loss of that currency or item. */
export type TimelineNarrowing = {
  readonly kinds?: string;
  readonly asset?: string;
  readonly from?: string;
  readonly to?: string;
};

export const timelineQuery = (player: PlayerKey, narrowing: TimelineNarrowing) =>
  slices<TimelineAnswer>(player, 'timeline', narrowing);

export function walletsQuery(player: PlayerKey) {
  return queryOptions({
    queryKey: playerKeys.section(player, 'wallets'),
    queryFn: ({ signal }) =>
      getJson<{ readonly data: readonly WalletOnWire[] }>(`${playerPath(player)}/wallets`, signal),
  });
}

export function playerGuildQuery(player: PlayerKey) {
  return queryOptions({
    queryKey: playerKeys.section(player, 'guild'),
    queryFn: ({ signal }) => getJson<GuildOnWire>(`${playerPath(player)}/guild`, signal),
  });
}

/** What is said in the guild that a player is in, newest first. */
export const playerGuildChatQuery = (player: PlayerKey) => slices<GuildChatAnswer>(player, 'guild/chat');

/** Personal data in full, for a reason that the staff log keeps. */
export function revealPersonal(player: PlayerKey, reason: string): Promise<PlayerPersonal> {
  return postJson<PersonalOnWire>(`${playerPath(player)}/reveal`, { reason });
}

/** Pins a note above the others, or unpins it. */
export function pinNote(player: PlayerKey, noteId: number, pinned: boolean) {
  return postJson<Record<string, never>>(`${playerPath(player)}/notes/${noteId}/pin`, { pinned });
}

export function addNote(player: PlayerKey, text: string) {
  return postJson<{ readonly note: NoteOnWire }>(`${playerPath(player)}/notes`, { text });
}
