import type {
  AuditFinding as FindingOnWire,
  DrawAlarmsAnswer,
  DrawAuditAnswer,
} from '@quartermaster/contract/http/draw-audit';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { environmentPath, queryString } from './paths.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';

export type DrawAudit = Camelized<DrawAuditAnswer>;
export type AuditFinding = Camelized<FindingOnWire>;
export type DrawAlarm = Camelized<DrawAlarmsAnswer>['alarms'][number];

/** What the audit is narrowed to, as the address holds it. */
export type AuditFilter = { readonly release?: string | undefined; readonly gachapon?: string | undefined };

const WHILE_RUNNING_MS = 2_000;

const askedFor = ({ release, gachapon }: AuditFilter): string =>
  queryString({ release, gachapon_id: gachapon });

export const drawAuditKey = (environment: string) => ['draw-audit', environment] as const;

/** The last run; asked for again and again while another one works. */
export function drawAuditQuery(environment: string, filter: AuditFilter) {
  return queryOptions({
    queryKey: [...drawAuditKey(environment), filter],
    queryFn: ({ signal }) =>
      getJson<DrawAuditAnswer>(`${environmentPath(environment)}/draw-audit${askedFor(filter)}`, signal),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? WHILE_RUNNING_MS : false),
  });
}

export function drawAlarmsQuery() {
  return queryOptions({
    queryKey: ['draw-audit', 'alarms'],
    queryFn: ({ signal }) => getJson<DrawAlarmsAnswer>('draw-audit/alarms', signal),
  });
}

export function startDrawAudit(environment: string) {
  return postJson<{ is_running: true }>(`${environmentPath(environment)}/draw-audit`, {});
}

export function saveDrawAudit(environment: string, filter: AuditFilter): Promise<void> {
  return saveDownload(
    `${environmentPath(environment)}/draw-audit/entries.csv${askedFor(filter)}`,
    'draw-audit.csv',
  );
}
