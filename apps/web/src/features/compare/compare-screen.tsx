import { DownloadOutlined, SwapOutlined } from '@ant-design/icons';
import { pointText, type Point } from '@quartermaster/contract/http/point';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { comparisonQuery, saveDifferences, type Comparison } from '../../api/compare.ts';
import { PointPicker } from '../../engine/points/point-picker.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { CompareFilters } from './compare-filters.tsx';
import { ComparedRecords } from './compared-records.tsx';
import { DifferentModules } from './different-modules.tsx';
import { useComparison, type CompareAddress } from './use-comparison.ts';
import styles from './compare.module.css';

/** Any two drafts, releases or moments side by side: modules that differ, their records, their fields. */
export function CompareScreen() {
  const { t } = useTranslation('tools');
  const address = useComparison();
  const comparison = useQuery(comparisonQuery(address.sides));
  const { data, error } = comparison;
  const saving = useMutation({
    mutationFn: () => saveDifferences(address.sides, address.module, address.filter),
  });
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('compare')}
        meta={data ? t('differences', { count: sumOf(data) }) : null}
        actions={
          <>
            <CopyButton text={window.location.href} label={t('copyAddress')} />
            <Button
              icon={<DownloadOutlined aria-hidden />}
              disabled={!data || sumOf(data) === 0}
              loading={saving.isPending}
              onClick={() => saving.mutate()}
            >
              {t('exportCsv')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
        <SidesCard address={address} base={data?.base ?? null} />
        {error && !data ? <ErrorPanel error={error} onRetry={() => void comparison.refetch()} /> : null}
        {comparison.isPending ? (
          <Card flush>
            <SkeletonRows rows={8} />
          </Card>
        ) : null}
        {data ? <Differences address={address} comparison={data} /> : null}
      </div>
    </>
  );
}

const sumOf = ({ totals }: Comparison): number => totals.new + totals.changed + totals.deleted;

type SidesCardProps = { readonly address: CompareAddress; readonly base: Comparison['base'] };

function SidesCard({ address, base }: SidesCardProps) {
  const { t } = useTranslation('tools');
  const { left, right, change } = address;
  const put = (side: 'left' | 'right') => (point: Point) =>
    change({ [side]: pointText(point), module: undefined });
  return (
    <Card>
      <div className={styles.sides}>
        <div className={styles.side}>
          <span className={styles.label}>{t('left')}</span>
          <PointPicker label={t('left')} value={left} onChange={put('left')} />
        </div>
        <Button
          className={styles.swap ?? ''}
          icon={<SwapOutlined aria-hidden />}
          aria-label={t('swap')}
          title={t('swap')}
          onClick={() => change({ left: pointText(right), right: pointText(left) })}
        />
        <div className={styles.side}>
          <span className={styles.label}>{t('right')}</span>
          <PointPicker label={t('right')} value={right} onChange={put('right')} />
        </div>
      </div>
      {base === null ? null : (
        <p className={styles.base}>
          {t('commonBase', { place: `${base.environment}-${base.version}` })}
          {base.at === null ? null : (
            <>
              {' · '}
              <DateTimeText value={base.at} />
            </>
          )}
        </p>
      )}
    </Card>
  );
}

type DifferencesProps = { readonly address: CompareAddress; readonly comparison: Comparison };

function Differences({ address, comparison }: DifferencesProps) {
  const { t } = useTranslation('tools');
  if (comparison.families.length === 0)
    return (
      <Card>
        <EmptyState title={t('equalTitle')} text={t('equalText')} />
      </Card>
    );
  const modules = comparison.families.flatMap((family) => family.modules.map(({ module }) => module));
  const module =
    address.module !== undefined && modules.includes(address.module) ? address.module : modules[0];
  return (
    <div className={styles.columns}>
      <DifferentModules comparison={comparison} shown={module} />
      <div className={styles.page}>
        <CompareFilters address={address} />
        {module === undefined ? null : <ComparedRecords key={module} address={address} moduleKey={module} />}
      </div>
    </div>
  );
}
