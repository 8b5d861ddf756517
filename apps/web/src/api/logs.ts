import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type { EventLogListAnswer } from '@quartermaster/contract/http/event-log';
import type { PlayerLogAnswer } from '@quartermaster/contract/http/player-log';
import type {
  ArchiveLogAnswer,
  LogStatusAnswer,
  StaffLogAnswer,
  StaffLogDetailAnswer,
} from '@quartermaster/contract/http/staff-log';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postAsking, postJson } from './client.ts';
import { queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { saveDownload } from './save-download.ts';
import { sliceQuery, type SliceOnWire } from './slice-query.ts';
import type { Camelized } from './wire-names.ts';

export type StaffLogEntry = Camelized<StaffLogAnswer>['data'][number];
export type StaffLogDetail = Camelized<StaffLogDetailAnswer>;
export type PlayerLogEntry = Camelized<PlayerLogAnswer>['data'][number];
export type EventLogEntry = Camelized<EventLogListAnswer>['data'][number];
export type LogStatus = Camelized<LogStatusAnswer>;
export type LogTombstone = LogStatus['tombstones'][number];

/** What a log is narrowed by, in the words of its call. */
export type LogNarrowing = Readonly<Record<string, string | undefined>>;

/** Whose log of the game it is. */
export type LoggedPlayer = { readonly server: string; readonly account: string };

const ROWS = 50;

function logQuery<Answer extends SliceOnWire<unknown>>(
  path: string,
  narrowing: LogNarrowing,
  branch?: Branch,
) {
  const queryKey = ['log', path, narrowing, branch?.environment];
  return {
    ...sliceQuery<Answer>({ queryKey, path, narrowing: { ...narrowing, limit: ROWS }, branch }),
    refetchOnWindowFocus: false,
  };
}

const STAFF_LOG = 'log/cms';
export const staffLogQuery = (narrowing: LogNarrowing) => logQuery<StaffLogAnswer>(STAFF_LOG, narrowing);
/** The staff log, however it is narrowed. */
export const staffLogKey = ['log', STAFF_LOG] as const;
export const eventLogQuery = (narrowing: LogNarrowing) =>
  logQuery<EventLogListAnswer>('log/event-log', narrowing);

const playerPath = ({ server, account }: LoggedPlayer): string =>
  `log/user/${encodeURIComponent(server)}/${encodeURIComponent(account)}`;

/** The log of a player of the branch's environment. */
export const playerLogQuery = (branch: Branch, player: LoggedPlayer, narrowing: LogNarrowing) =>
  logQuery<PlayerLogAnswer>(playerPath(player), narrowing, branch);

export function logDetailQuery(model: string, id: string) {
  return queryOptions({
    queryKey: ['log', 'detail', model, id],
    queryFn: ({ signal }) =>
      getJson<StaffLogDetailAnswer>(
        `log/cms/detail/${encodeURIComponent(model)}/${encodeURIComponent(id)}`,
        signal,
      ),
    staleTime: Infinity,
  });
}

const STATUS_MILLISECONDS = 2000;

/** How far the logs reach; asked again while entries are on their way to the archive. */
export function logStatusQuery() {
  return queryOptions({
    queryKey: ['log', 'status'],
    queryFn: ({ signal }) => getJson<LogStatusAnswer>('log/status', signal),
    refetchInterval: ({ state: { data } }) =>
      data?.tombstones.some(({ finishedAt }) => finishedAt === null) ? STATUS_MILLISECONDS : false,
  });
}

/** What the list shows, without end, as a file. */
export function exportStaffLog(narrowing: LogNarrowing): Promise<void> {
  return saveDownload(`log/cms/export${queryString(narrowing)}`, 'staff-log.csv');
}

export function exportPlayerLog(
  branch: Branch,
  player: LoggedPlayer,
  narrowing: LogNarrowing,
): Promise<void> {
  const { server, account } = player;
  const name = `log-${branch.environment}-${server}-${account}.csv`;
  return saveDownload(`${playerPath(player)}/export${queryString(narrowing)}`, name, branch);
}

/** Asks a second person for that file, beyond the limit of the day. */
export function askForPlayerLog(
  branch: Branch,
  player: LoggedPlayer,
  narrowing: LogNarrowing,
  reason: string,
) {
  const given = Object.entries(narrowing).filter(([, value]) => value !== '' && value !== undefined);
  const body = { narrowing: Object.fromEntries(given), reason };
  return postAsking<AskForFileAnswer>(`${playerPath(player)}/export-requests`, body, undefined, branch);
}

export type ArchiveOrder = {
  readonly kind: 'delete' | 'reset';
  readonly narrowing: LogNarrowing;
  readonly reason: string;
  readonly confirm: string;
};

/** Takes entries out of the log and into the archive. */
export function archiveLog({ kind, narrowing, reason, confirm }: ArchiveOrder) {
  return kind === 'reset'
    ? postJson<ArchiveLogAnswer>('log/reset', { reason, confirm })
    : postJson<ArchiveLogAnswer>('log/cms/delete', { ...narrowing, reason, confirm });
}
