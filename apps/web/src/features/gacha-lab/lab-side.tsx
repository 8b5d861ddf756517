import { DownloadOutlined, StopOutlined } from '@ant-design/icons';
import { pointText, type Point } from '@quartermaster/contract/http/point';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Progress } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { labRecordsQuery } from '../../api/lab-records.ts';
import { pointName } from '../../engine/points/point-picker.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import type { LabInput } from './lab-address.ts';
import { LabAssertions } from './lab-assertions.tsx';
import { saveLabCsv } from './lab-csv.ts';
import { LabGoals } from './lab-goals-table.tsx';
import { LabParts } from './lab-parts.tsx';
import { questionOf } from './lab-question.ts';
import type { LabReport } from './lab-report.ts';
import { LabRows } from './lab-rows.tsx';
import { SpendCurveCard } from './spend-curve.tsx';
import { useLabRun } from './use-lab-run.ts';
import styles from './lab.module.css';

type LabSideProps = { readonly point: Point; readonly input: LabInput };

/** One source: its records, the run, its figures. */
export function LabSide({ point, input }: LabSideProps) {
  const { t } = useTranslation('lab');
  const records = useQuery(labRecordsQuery(pointText(point)));
  const question = useMemo(
    () => (records.data === undefined ? null : questionOf(records.data, input)),
    [records.data, input],
  );
  const run = useLabRun(question);
  const place = pointName(point);
  const error = records.error ?? run.error;
  return (
    <section className={styles.side} aria-label={t('results', { place })}>
      <div className={styles.sideHead}>
        <h2 className={styles.place}>{place}</h2>
        {run.report === null ? null : (
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => run.report !== null && saveLabCsv(run.report, input, place)}
          >
            {t('exportCsv')}
          </Button>
        )}
      </div>
      {error ? <ErrorPanel error={error} onRetry={() => void records.refetch()} /> : null}
      {records.isPending && !error ? <SkeletonRows rows={6} /> : null}
      {records.data !== undefined && question === null ? (
        <Alert type="warning" showIcon title={t('missing', { place })} />
      ) : null}
      {run.isRunning ? <Running progress={run.progress} onCancel={run.cancel} /> : null}
      {run.isStopped && !run.error ? (
        <Alert
          type="info"
          showIcon
          title={t('cancelled')}
          action={<Button onClick={run.again}>{t('ran')}</Button>}
        />
      ) : null}
      {run.report === null ? null : <Results report={run.report} />}
    </section>
  );
}

function Running({ progress, onCancel }: { readonly progress: number; readonly onCancel: () => void }) {
  const { t } = useTranslation('lab');
  const percent = Math.round(progress * 100);
  return (
    <Card>
      <div className={styles.running} role="status">
        <Progress percent={percent} aria-label={t('progress')} />
        <Button icon={<StopOutlined aria-hidden />} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Card>
  );
}

function playersText({ players, lastOfSteps }: LabReport, t: TFunction<'lab'>): string {
  const counted = { players: formatNumber(players) };
  if (lastOfSteps === null) return t('drawsLimit', counted);
  return t('stepsEnd', { ...counted, draws: formatNumber(lastOfSteps) });
}

function Results({ report }: { readonly report: LabReport }) {
  const { t } = useTranslation('lab');
  return (
    <div className={styles.results}>
      {report.players > 1 ? <p className={styles.note}>{playersText(report, t)}</p> : null}
      <LabAssertions assertions={report.assertions} />
      <LabGoals goals={report.goals} />
      <SpendCurveCard curve={report.curve} />
      <LabParts parts={report.contributions} />
      <LabRows report={report} />
    </div>
  );
}
