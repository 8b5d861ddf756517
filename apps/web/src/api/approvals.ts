import type { ApprovalActionKind } from '@quartermaster/domain/actions/approval/index';
import type {
  ApprovalAnswer as AnswerOnWire,
  Approval as ApprovalOnWire,
  ApprovalsAnswer,
  ApprovalsSummary,
  ApproveAnswer,
} from '@quartermaster/contract/http/approvals';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postAsking, postJson } from './client.ts';
import { exportDelivery } from './deliveries.ts';
import { environmentPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { exportPlayerFile } from './player-file.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';
import { sliceQuery } from './slice-query.ts';

export type Approval = Camelized<ApprovalsAnswer>['data'][number];
export type OpenApproval = Camelized<AnswerOnWire>;

export type ApprovalKey = { readonly environment: string; readonly approvalId: string };
export type ApprovalView = 'waiting' | 'all';

const listPath = (environment: string): string => `${environmentPath(environment)}/approvals`;
const onePath = ({ environment, approvalId }: ApprovalKey): string =>
  `${listPath(environment)}/${encodeURIComponent(approvalId)}`;

export const approvalKeys = { all: ['approvals'] } as const;

/** Commands that wait for a second person, or all that ever did, newest first. */
export const approvalsQuery = (environment: string, state: ApprovalView) =>
  sliceQuery<ApprovalsAnswer>({
    queryKey: [...approvalKeys.all, environment, state],
    path: listPath(environment),
    narrowing: { state },
  });

/** One of them, with what it would change now. Loaded again whenever it is opened, since players change. */
export function approvalQuery(key: ApprovalKey) {
  return queryOptions({
    queryKey: [...approvalKeys.all, key.environment, 'one', key.approvalId],
    queryFn: ({ signal }) => getJson<AnswerOnWire>(onePath(key), signal),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });
}

export function approve(
  key: ApprovalKey,
  body: { readonly reason: string; readonly expectedRevision: number },
) {
  return postAsking<ApproveAnswer>(`${onePath(key)}/approve`, body);
}

/** Ends a request without a change: another person refuses it, or the requester takes it back. */
export function endApproval(key: ApprovalKey, how: Exclude<ApprovalActionKind, 'approve'>, reason: string) {
  return postAsking<ApprovalOnWire>(`${onePath(key)}/${how}`, { reason });
}

const MINUTE_MILLISECONDS = 60_000;

/** How many requests wait for the user's decision, and how many of their own were decided. */
export function approvalsSummaryQuery(environment: string) {
  return queryOptions({
    queryKey: [...approvalKeys.all, environment, 'summary'],
    queryFn: ({ signal }) => getJson<ApprovalsSummary>(`${listPath(environment)}/summary`, signal),
    staleTime: MINUTE_MILLISECONDS,
    refetchInterval: MINUTE_MILLISECONDS,
  });
}

/** Remembers that one has seen what was decided. */
export function markOutcomesSeen(environment: string) {
  return postJson(`${listPath(environment)}/seen`, {});
}

/** Downloads a file that a second person has approved: exactly the requested one. */
export function takeApprovedFile(branch: Branch, approval: Approval): Promise<void> {
  const { kind, serverId, accountId, params, reason } = approval;
  const { environment } = branch;
  if (kind === 'export_player_file' && serverId !== null && accountId !== null)
    return exportPlayerFile({ environment, serverId, accountId }, reason);
  const { delivery } = params as { readonly delivery?: number };
  if (kind === 'export_recipients' && delivery !== undefined) return exportDelivery(environment, delivery);
  const query = queryString(params as Readonly<Record<string, string | number>>);
  if (serverId === null || accountId === null)
    return saveDownload(`${environmentPath(environment)}/players.csv${query}`, `players-${environment}.csv`);
  const name = `log-${environment}-${serverId}-${accountId}.csv`;
  return saveDownload(`log/user/${serverId}/${accountId}/export${query}`, name, branch);
}
