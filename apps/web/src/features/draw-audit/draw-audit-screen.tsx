import { DownloadOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  drawAuditKey,
  drawAuditQuery,
  saveDrawAudit,
  startDrawAudit,
  type AuditFilter,
  type DrawAudit,
} from '../../api/draw-audit.ts';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import styles from './draw-audit.module.css';
import { FindingCard } from './finding-card.tsx';

/** What players drew against the odds in force when they drew, gachapon by gachapon and release by release. */
export function DrawAuditScreen() {
  const { t } = useTranslation('tools');
  const { environment, details } = useBranch();
  const filter: AuditFilter = useSearch({ strict: false });
  const { release, gachapon } = filter;
  const audit = useQuery(drawAuditQuery(environment, { release, gachapon }));
  const { data, error } = audit;
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('drawAudit')}
        meta={<PlaceTag environment={details} />}
        actions={<AuditButtons environment={environment} filter={{ release, gachapon }} audit={data} />}
      />
      <div className={styles.page}>
        <p className={styles.note}>{t('drawAuditText')}</p>
        {release !== undefined || gachapon !== undefined ? (
          <p className={styles.note}>
            {t('drawNarrowed')} <Link to="/draw-audit">{t('drawShowAll')}</Link>
          </p>
        ) : null}
        {error && !data ? <ErrorPanel error={error} onRetry={() => void audit.refetch()} /> : null}
        {audit.isPending ? (
          <Card flush>
            <SkeletonRows rows={8} />
          </Card>
        ) : null}
        {data ? <Findings audit={data} /> : null}
      </div>
    </>
  );
}

type AuditButtonsProps = {
  readonly environment: string;
  readonly filter: AuditFilter;
  readonly audit: DrawAudit | undefined;
};

function AuditButtons({ environment, filter, audit }: AuditButtonsProps) {
  const { t } = useTranslation('tools');
  const queries = useQueryClient();
  const starting = useMutation({
    mutationFn: () => startDrawAudit(environment),
    onSuccess: () => queries.invalidateQueries({ queryKey: drawAuditKey(environment) }),
  });
  const saving = useMutation({ mutationFn: () => saveDrawAudit(environment, filter) });
  const problem = starting.error ?? saving.error;
  return (
    <>
      {problem ? <Alert type="error" showIcon title={errorMessage(problem)} /> : null}
      <CopyButton text={window.location.href} label={t('drawCopyAddress')} />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={(audit?.findings.length ?? 0) === 0}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t('exportCsv')}
      </Button>
      <Button
        type="primary"
        // Before its first answer the page would not see that a run began.
        disabled={audit === undefined || audit.isRunning}
        loading={starting.isPending || audit?.isRunning === true}
        onClick={() => starting.mutate()}
      >
        {t('drawRun')}
      </Button>
    </>
  );
}

function Findings({ audit: { run, findings, references } }: { readonly audit: DrawAudit }) {
  const { t } = useTranslation('tools');
  if (run === null)
    return (
      <Card>
        <EmptyState title={t('drawNoRunTitle')} text={t('drawNoRunText')} />
      </Card>
    );
  return (
    <>
      <p className={styles.note}>
        {run.by === null ? t('drawNightly') : t('drawAskedBy', { name: run.by })}{' '}
        <DateTimeText value={run.at} /> ·{' '}
        {t('drawCounted', { count: run.draws, total: formatNumber(run.draws) })}
      </p>
      {findings.length === 0 ? (
        <Card>
          <EmptyState title={t('drawNoneTitle')} text={t('drawNoneText')} />
        </Card>
      ) : (
        findings.map((finding) => (
          <FindingCard
            key={`${finding.releaseHash} ${finding.gachaponId}`}
            finding={finding}
            references={references}
          />
        ))
      )}
    </>
  );
}
