import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { batchQuery, stageBatch } from '../../api/import-batches.ts';
import { importSuggestionsQuery, type Suggestions } from '../../api/import-suggestions.ts';
import { stageImport } from '../../api/imports.ts';
import { FileDrop } from '../../engine/access/file-drop.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import { IMPORTED_FILES, isWorkbook } from './imported-files.ts';
import { readHeader } from './read-header.ts';
import { RunningBatch } from './running-batch.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './import.module.css';

type Chosen = { readonly file: File; readonly columns: readonly string[] };

const NO_COLUMNS: readonly string[] = [];
const MOST_SUGGESTED = 5;

/** For people who have files: which module each belongs to is suggested by its name and columns, or searched. */
export function CsvImportScreen() {
  const { t } = useTranslation('tools');
  const { batch } = useSearch({ strict: false });
  return (
    <>
      <PageHead breadcrumb={[]} title={t('csvImport')} />
      <div className={styles.page}>
        {batch === undefined ? <ChooseFiles /> : <RunningBatch key={batch} id={batch} />}
      </div>
    </>
  );
}

/** A single table goes to the import of its module; several files or a workbook become a batch. */
function ChooseFiles() {
  const report = useReportFailure();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const batch = useNewBatch();
  const columns = chosen?.columns ?? NO_COLUMNS;
  const suggestions = useQuery(importSuggestionsQuery(columns));
  const opening = useOpening(chosen);
  const { data, error } = suggestions;
  const handleFiles = (files: readonly File[]): void => {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1 || isWorkbook(file)) batch.mutate(files);
    else report(readHeader(file).then((names) => setChosen({ file, columns: names })));
  };
  const problem = batch.error ?? opening.error;
  return (
    <>
      <ChooseAnyFile chosen={chosen} isBusy={batch.isPending} onFiles={handleFiles} />
      {problem ? <Alert type="error" showIcon title={errorMessage(problem)} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void suggestions.refetch()} /> : null}
      {data ? (
        <ChooseModule
          suggestions={data}
          columns={columns.length}
          isPending={opening.isPending}
          onChoose={(module) => opening.mutate(module)}
        />
      ) : null}
    </>
  );
}

function useNewBatch() {
  const branch = useBranch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (files: readonly File[]) => stageBatch(branch, null, files),
    onSuccess: (batch) => {
      queryClient.setQueryData(batchQuery(branch, batch.id).queryKey, batch);
      void navigate({ to: '/csv-import', search: { batch: batch.id } });
    },
  });
}

/** A file that was chosen goes along; without one it is chosen on the module's page. */
function useOpening(chosen: Chosen | null) {
  const { environment, version } = useBranch();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (module: string) =>
      chosen === null
        ? { module, id: undefined }
        : { module, id: (await stageImport({ environment, version, module }, chosen.file, null)).id },
    onSuccess: ({ module, id }) =>
      navigate({
        to: '/import/$module',
        params: { module },
        search: id === undefined ? {} : { import: id },
      }),
  });
}

type ChooseAnyFileProps = {
  readonly chosen: Chosen | null;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

function ChooseAnyFile({ chosen, isBusy, onFiles }: ChooseAnyFileProps) {
  const { t } = useTranslation('transfer');
  return (
    <Card>
      <FileDrop
        accept={IMPORTED_FILES}
        title={isBusy ? t('uploading') : (chosen?.file.name ?? t('batchChoose'))}
        hint={t('batchAccepted')}
        isBusy={isBusy}
        onFiles={onFiles}
      />
    </Card>
  );
}

type ChooseModuleProps = {
  readonly suggestions: Suggestions;
  /** How many columns the file has. */
  readonly columns: number;
  readonly isPending: boolean;
  readonly onChoose: (module: string) => void;
};

function ChooseModule({ suggestions, columns, isPending, onChoose }: ChooseModuleProps) {
  const { t } = useTranslation('tools');
  const nameOf = useModuleNames();
  const likely = suggestions.modules.filter(({ matched }) => matched > 1).slice(0, MOST_SUGGESTED);
  return (
    <Card title={t('chooseModule')}>
      <div className={styles.choices}>
        <SearchedSelect
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('searchModules')}
          placeholder={t('searchModules')}
          loading={isPending}
          options={suggestions.modules.map(({ module }) => ({ value: module, label: nameOf(module) }))}
          onChange={onChoose}
        />
        {likely.length > 0 ? (
          <>
            <h3>{t('suggestedModules')}</h3>
            <div className={styles.next}>
              {likely.map(({ module, matched }, index) => (
                <Button
                  key={module}
                  type={index === 0 ? 'primary' : 'default'}
                  disabled={isPending}
                  onClick={() => onChoose(module)}
                >
                  {t('suggestedModule', { module: nameOf(module), matched, columns })}
                </Button>
              ))}
            </div>
          </>
        ) : null}
        {suggestions.recent.length > 0 ? (
          <>
            <h3>{t('recentModules')}</h3>
            <div className={styles.next}>
              {suggestions.recent.map((module) => (
                <Button key={module} disabled={isPending} onClick={() => onChoose(module)}>
                  {nameOf(module)}
                </Button>
              ))}
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}
