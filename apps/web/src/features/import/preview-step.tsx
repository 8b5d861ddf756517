import type { ImportOutcome } from '@quartermaster/contract/http/import';
import { useQuery } from '@tanstack/react-query';
import { Button, Progress, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  importErrorsPath,
  importProblemsQuery,
  importRowsQuery,
  isAtWork,
  type ImportProgress,
} from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { saveDownload } from '../../api/save-download.ts';
import { useModule } from '../../engine/use-module.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { AnotherFile } from './another-file.tsx';
import { ApplyCard } from './apply-card.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import styles from './import.module.css';
import { PreviewTable } from './preview-table.tsx';
import { ToBatch } from './to-batch.tsx';
import { ProblemsCard, type ChosenProblem } from './problems-card.tsx';
import { ValuesCard } from './values-card.tsx';

type PreviewStepProps = { readonly place: Place; readonly job: ImportProgress; readonly onBack: () => void };

const PER_PAGE = 50;
const ALL = 'all';

/** The third step: every row as it would be written. */
export function PreviewStep({ place, job, onBack }: PreviewStepProps) {
  const { t } = useTranslation('transfer');
  const report = useReportFailure();
  if (isAtWork(job)) return <WorkCard job={job} />;
  return (
    <div className={styles.columns}>
      <PreviewMain place={place} job={job} />
      <div className={styles.side}>
        {job.batchId === null ? <ApplyCard place={place} job={job} /> : <ToBatch id={job.batchId} />}
        <Button block onClick={onBack}>
          {t('backToColumns')}
        </Button>
        {job.batchId === null ? <AnotherFile place={place} /> : null}
        {job.counts.invalid > 0 ? (
          <Button block onClick={() => report(saveDownload(importErrorsPath(place, job.id), 'errors.csv'))}>
            {t('downloadErrors')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function WorkCard({ job }: { readonly job: ImportProgress }) {
  const { t } = useTranslation('transfer');
  const isWriting = job.state === 'writing';
  return (
    <Card>
      <p role="status">{isWriting ? t('writing') : t('checking')}</p>
      {/* One short transaction writes everything: it has no half-way to show. */}
      <Progress
        percent={isWriting ? 100 : Math.round(job.progress * 100)}
        status="active"
        showInfo={!isWriting}
      />
    </Card>
  );
}

type MainProps = { readonly place: Place; readonly job: ImportProgress };

/** What is wrong first, then the rows. */
function PreviewMain({ place, job }: MainProps) {
  const module = useModule(place.module);
  const [problem, setProblem] = useState<ChosenProblem | null>(null);
  const { data } = useQuery(importProblemsQuery(place, job));
  const problems = data?.problems ?? [];
  // Correcting the last row of a kind shows all rows again.
  const chosen = problems.find(({ code, path }) => code === problem?.code && path === problem.path) ?? null;
  return (
    <div className={styles.main}>
      <ProblemsCard module={module} problems={problems} chosen={chosen} onChoose={setProblem} />
      <ValuesCard
        key={JSON.stringify(job.options.values)}
        place={place}
        module={module}
        job={job}
        values={data?.values ?? []}
      />
      <PreviewCard key={`${chosen?.code} ${chosen?.path}`} place={place} job={job} problem={chosen} />
    </div>
  );
}

function PreviewCard({ place, job, problem }: MainProps & { readonly problem: ChosenProblem | null }) {
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [page, setPage] = useState(1);
  const rows = useQuery(importRowsQuery(place, job.id, { page, perPage: PER_PAGE, outcome, problem }));
  const handleOutcome = (next: ImportOutcome | null): void => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <Card
      flush
      title={job.fileName}
      aside={<OutcomeTabs job={job} outcome={outcome} onChange={handleOutcome} />}
    >
      {rows.error ? <ErrorPanel error={rows.error} onRetry={() => void rows.refetch()} /> : null}
      {rows.data ? <PreviewTable place={place} job={job} rows={rows.data.rows} /> : <SkeletonRows rows={8} />}
      {rows.data && rows.data.total > PER_PAGE ? (
        <Pager
          className={styles.pages}
          size="small"
          current={page}
          pageSize={PER_PAGE}
          total={rows.data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </Card>
  );
}

type OutcomeTabsProps = {
  readonly job: ImportProgress;
  readonly outcome: ImportOutcome | null;
  readonly onChange: (outcome: ImportOutcome | null) => void;
};

function OutcomeTabs({ job: { counts }, outcome, onChange }: OutcomeTabsProps) {
  const { t } = useTranslation('transfer');
  const total = counts.new + counts.changed + counts.unchanged + counts.invalid;
  const options = [
    { value: ALL, label: `${t('outcomeAll')} ${formatNumber(total)}` },
    { value: 'new', label: `${t('outcomeNew')} ${formatNumber(counts.new)}` },
    { value: 'changed', label: `${t('outcomeChanged')} ${formatNumber(counts.changed)}` },
    { value: 'unchanged', label: `${t('outcomeUnchanged')} ${formatNumber(counts.unchanged)}` },
    { value: 'invalid', label: `${t('outcomeInvalid')} ${formatNumber(counts.invalid)}` },
  ];
  return (
    <Segmented
      options={options}
      value={outcome ?? ALL}
      onChange={(value) => onChange(value === ALL ? null : (value as ImportOutcome))}
    />
  );
}
