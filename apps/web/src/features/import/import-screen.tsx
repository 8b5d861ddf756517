import { REVISIONS, type ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Alert, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importQuery, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { importSearch, listPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { useParentRecord, type ParentRecord } from '../../engine/record/use-parent-record.ts';
import { readLanguage } from '../../i18n/language.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { ImportDone } from './import-done.tsx';
import { PreviewStep } from './preview-step.tsx';
import styles from './import.module.css';

/** Brings a file into a module: file, columns, preview. The running import is named in the address. */
export function ImportScreen() {
  const { module: key = '' } = useParams({ strict: false });
  const module = useModule(key);
  return module.store === REVISIONS ? <ModuleImport module={module} /> : <NotFoundPage />;
}

function ModuleImport({ module }: { readonly module: ResolvedModule }) {
  const { t } = useTranslation('transfer');
  const { import: id, parent: parentId = null } = useSearch({ strict: false });
  const { environment, version } = useBranch();
  const place = { environment, version, module: module.key };
  const language = readLanguage();
  const parent = useParentRecord(module, parentId);
  const list = (
    <Link key="list" to={listPath(module, parentId)}>
      {module.titles.title[language]}
    </Link>
  );
  const title = t('importTitle', { title: midPhrase(module.titles.title) });
  return (
    <ModuleFields module={module}>
      <PageHead breadcrumb={[list]} title={title} />
      <div className={styles.page}>
        {parent === null ? null : <IntoParent parent={parent} />}
        {id === undefined ? (
          <StartImport place={place} parentId={parentId} />
        ) : (
          <RunningImport key={id} place={place} id={id} />
        )}
      </div>
    </ModuleFields>
  );
}

function IntoParent({ parent }: { readonly parent: ParentRecord }) {
  const { t } = useTranslation('kinds');
  return (
    <Alert type="info" showIcon title={t('importInto', { name: `${parent.name} (${parent.recordId})` })} />
  );
}

type StartImportProps = { readonly place: Place; readonly parentId: string | null };

function StartImport({ place, parentId }: StartImportProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const handleStaged = (job: ImportProgress): void => {
    queryClient.setQueryData(importQuery(place, job.id).queryKey, job);
    void navigate({
      to: '/import/$module',
      params: { module: place.module },
      search: { ...importSearch(parentId), import: job.id },
    });
  };
  return (
    <>
      <ImportSteps current={0} />
      <ChooseFile place={place} parentId={parentId} onStaged={handleStaged} />
    </>
  );
}

function RunningImport({ place, id }: { readonly place: Place; readonly id: string }) {
  const { data: job, error, refetch } = useQuery(importQuery(place, id));
  const [isMapping, setIsMapping] = useState(false);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!job) return <SkeletonCard />;
  if (job.state === 'done' || job.state === 'undone') return <ImportDone place={place} job={job} />;
  const isBeforeCheck = job.state === 'staged' || job.state === 'failed';
  const isOnColumns = isBeforeCheck || (isMapping && job.state === 'checked');
  return (
    <>
      <ImportSteps current={isOnColumns ? 1 : 2} />
      {job.problem ? <Alert type="error" showIcon title={job.problem.message} /> : null}
      {isOnColumns ? (
        // Another sheet has columns of its own: nothing chosen for the one before holds.
        <ColumnsStep key={job.options.sheet} place={place} job={job} onChecked={() => setIsMapping(false)} />
      ) : (
        <PreviewStep place={place} job={job} onBack={() => setIsMapping(true)} />
      )}
    </>
  );
}

function ImportSteps({ current }: { readonly current: number }) {
  const { t } = useTranslation('transfer');
  const items = [{ title: t('stepFile') }, { title: t('stepColumns') }, { title: t('stepPreview') }];
  return <Steps className={styles.steps} size="small" current={current} items={items} />;
}

function SkeletonCard() {
  return (
    <Card flush>
      <SkeletonRows rows={6} />
    </Card>
  );
}
