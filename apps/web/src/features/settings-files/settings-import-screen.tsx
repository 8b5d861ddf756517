import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  isSettingsImportAtWork,
  settingsImportQuery,
  stageSettingsFile,
  type SettingsImportProgress,
} from '../../api/settings-files.ts';
import { FileDrop } from '../../engine/access/file-drop.tsx';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { FileCard } from './file-card.tsx';
import { OptionsCard } from './options-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { WriteCard } from './write-card.tsx';
import { WrittenCard } from './written-card.tsx';
import styles from './settings-files.module.css';

/** Brings an exported file of settings into the version of the address: file, choice, preview. */
export function SettingsImportScreen() {
  const { t } = useTranslation('tools');
  const { import: id } = useSearch({ strict: false });
  const branch = useBranch();
  return (
    <>
      <PageHead
        breadcrumb={[
          <Link key="export" to="/export">
            {t('exportImport')}
          </Link>,
        ]}
        here={t('import')}
        title={t('importInto', { place: branchName(branch) })}
      />
      <div className={styles.page}>
        {id === undefined ? <ChooseFile /> : <RunningImport key={id} id={id} />}
      </div>
    </>
  );
}

function ChooseFile() {
  const { t } = useTranslation('tools');
  const branch = useBranch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const staging = useMutation({
    mutationFn: (file: File) => stageSettingsFile(branch, file),
    onSuccess: (job) => {
      queryClient.setQueryData(settingsImportQuery(branch, job.id).queryKey, job);
      void navigate({ to: '/import', search: { import: job.id } });
    },
  });
  return (
    <Card>
      <FileDrop
        accept=".zip,application/zip"
        title={staging.isPending ? t('verifying') : t('chooseFile')}
        hint={t('acceptedFile')}
        isBusy={staging.isPending}
        onFile={(file) => staging.mutate(file)}
      />
      {staging.error ? <Alert type="error" showIcon title={errorMessage(staging.error)} /> : null}
    </Card>
  );
}

function RunningImport({ id }: { readonly id: string }) {
  const { data: job, error, refetch } = useQuery(settingsImportQuery(useBranch(), id));
  const [isChoosing, setChoosing] = useState(false);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!job)
    return (
      <Card flush>
        <SkeletonRows rows={6} />
      </Card>
    );
  const isChosen = job.state !== 'staged' && job.state !== 'failed' && !isChoosing;
  return (
    <>
      {job.problem ? <Alert type="error" showIcon title={job.problem.message} /> : null}
      <FileCard job={job} />
      {isChosen ? (
        <Planned job={job} onBack={() => setChoosing(true)} />
      ) : (
        <OptionsCard job={job} onChecked={() => setChoosing(false)} />
      )}
    </>
  );
}

type PlannedProps = { readonly job: SettingsImportProgress; readonly onBack: () => void };

function Planned({ job, onBack }: PlannedProps) {
  const { t } = useTranslation('tools');
  if (isSettingsImportAtWork(job)) return <AtWork job={job} />;
  const isOver = job.state === 'done' || job.state === 'undone';
  return (
    <div className={styles.columns}>
      <PlanCard job={job} />
      <div className={styles.side}>
        {isOver ? (
          <WrittenCard job={job} />
        ) : (
          <>
            <WriteCard job={job} />
            <Button block onClick={onBack}>
              {t('backToChoice')}
            </Button>
          </>
        )}
        <Link to="/import">
          <Button block>{t('anotherFile')}</Button>
        </Link>
      </div>
    </div>
  );
}

function AtWork({ job }: { readonly job: SettingsImportProgress }) {
  const { t } = useTranslation('tools');
  const isWriting = job.state === 'writing';
  const percent = isWriting ? 100 : Math.round(job.progress * 100);
  return (
    <Card>
      <p role="status">{isWriting ? t('writing') : t('checking')}</p>
      {/* One transaction writes everything: it has no half-way to show. */}
      <Progress
        aria-label={isWriting ? t('writing') : t('checking')}
        percent={percent}
        status="active"
        showInfo={!isWriting}
      />
    </Card>
  );
}
