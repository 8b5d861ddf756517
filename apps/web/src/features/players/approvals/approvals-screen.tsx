import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Segmented } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  approvalsQuery,
  approvalsSummaryQuery,
  markOutcomesSeen,
  type ApprovalView,
} from '../../../api/approvals.ts';
import { PlaceTag } from '../../../engine/place-tag.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { MoreButton } from '../../../ui/table/list-state.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';
import { ApprovalDialog } from './approval-dialog.tsx';
import { ApprovalTable } from './approval-table.tsx';
import styles from './approvals.module.css';
import { openedView, VIEWS } from './opened-view.ts';

/** Requests beyond the requester's daily limits, which wait for another person's decision. */
export function ApprovalsScreen() {
  const { t } = useTranslation('approvals');
  const { details } = useBranch();
  const { view, opened, show } = useApprovalAddress();
  useSeenOutcomes(view === 'all');
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} meta={<PlaceTag environment={details} />} />
      <div className={styles.toolbar}>
        <Segmented<ApprovalView>
          options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          aria-label={t('viewLabel')}
          onChange={(next) => show({ view: next })}
        />
        <span className={styles.help}>{t('help')}</span>
      </div>
      <NobodyElse />
      <Approvals view={view} onOpen={(approval) => show({ approval })} />
      {opened === undefined ? null : (
        <ApprovalDialog key={opened} approvalId={opened} onClose={() => show({ approval: '' })} />
      )}
    </>
  );
}

/** The view and the opened request are in the address, so that one person can send them to another. */
function useApprovalAddress() {
  const { view: chosen, approval } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { environment } = useBranch();
  const { data: summary } = useQuery(approvalsSummaryQuery(environment));
  const view = openedView(chosen, summary);
  const show = (next: { readonly view?: ApprovalView; readonly approval?: string }) =>
    void navigate({
      to: '/approvals',
      search: { view: chosen, approval, ...next },
      replace: true,
    });
  useEffect(() => {
    // Once the decisions are seen, the list of them would close.
    if (chosen !== view && view === 'all')
      void navigate({ to: '/approvals', search: { view, approval }, replace: true });
  }, [chosen, view, approval, navigate]);
  return {
    view,
    opened: approval === '' ? undefined : approval,
    show,
  };
}

/** Decisions on own requests count as seen once they are listed. */
function useSeenOutcomes(isListed: boolean): void {
  const { environment } = useBranch();
  const queryClient = useQueryClient();
  const { data } = useQuery(approvalsSummaryQuery(environment));
  const areSeen = isListed && (data?.outcomes ?? 0) > 0;
  useEffect(() => {
    if (!areSeen) return;
    markOutcomesSeen(environment).then(
      () => queryClient.invalidateQueries({ queryKey: approvalsSummaryQuery(environment).queryKey }),
      // They are then still marked as new.
      () => undefined,
    );
  }, [areSeen, environment, queryClient]);
}

/** Warns that no other person can decide, so that this is known before a request is made. */
function NobodyElse() {
  const { t } = useTranslation('approvals');
  const { environment } = useBranch();
  const { data } = useQuery(approvalsSummaryQuery(environment));
  return data?.others === 0 ? (
    <Alert className={styles.notice ?? ''} type="warning" showIcon title={t('nobodyElse')} />
  ) : null;
}

type ApprovalsProps = { readonly view: ApprovalView; readonly onOpen: (approvalId: string) => void };

function Approvals({ view, onOpen }: ApprovalsProps) {
  const { t } = useTranslation('approvals');
  const { environment } = useBranch();
  const list = useInfiniteQuery(approvalsQuery(environment, view));
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(({ data }) => data);
  const names = Object.assign({}, ...pages.map(({ players }) => players)) as Readonly<Record<string, string>>;
  if (list.error && !list.data) return <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Card flush>
      {list.isPending ? <SkeletonRows rows={4} columns={6} /> : null}
      {list.data && rows.length === 0 ? (
        <EmptyState title={t(`empty.${view}`)} text={t('emptyText')} />
      ) : null}
      {rows.length > 0 ? <ApprovalTable rows={rows} names={names} onOpen={onOpen} /> : null}
      <MoreButton query={list} />
    </Card>
  );
}
