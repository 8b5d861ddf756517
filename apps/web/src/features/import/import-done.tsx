import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Alert, Button, Result } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { reportWritten } from '../../api/written.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import { listPath } from '../../engine/module-paths.ts';
import { useConfirmWrite, type WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AnotherFile } from './another-file.tsx';
import styles from './import.module.css';

/** What was written, the way to it, and the way back. */
export function ImportDone({ place, job }: { readonly place: Place; readonly job: ImportProgress }) {
  const { t } = useTranslation('transfer');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.branch(place) });
  const undo = useUndoImport(place, job, refresh);
  const { environment, version, module } = place;
  // A job wrote it, not a call of this page.
  useEffect(() => {
    createListCache(queryClient, { environment, version, module }).refresh();
    reportWritten(environment);
  }, [queryClient, environment, version, module]);
  const isUndone = job.state === 'undone' || undo.mutation.isSuccess;
  const count = job.counts.new + job.counts.changed;
  return (
    <Card>
      <Result
        status={isUndone ? 'info' : 'success'}
        title={isUndone ? t('undone') : t('doneTitle', { count })}
        subTitle={isUndone ? null : t('doneText')}
        extra={<NextSteps place={place} undo={isUndone ? null : undo} />}
      />
      {undo.mutation.error ? (
        <Alert className={styles.alert} type="error" showIcon title={errorMessage(undo.mutation.error)} />
      ) : null}
    </Card>
  );
}

type NextStepsProps = { readonly place: Place; readonly undo: ReturnType<typeof useUndoImport> | null };

function NextSteps({ place, undo }: NextStepsProps) {
  const { t } = useTranslation('transfer');
  const module = useModule(place.module);
  const { parent = null } = useSearch({ strict: false });
  return (
    <div className={styles.next}>
      <Link to={listPath(module, parent)}>
        <Button type="primary">{t('showRecords')}</Button>
      </Link>
      <AnotherFile place={place} />
      {undo ? (
        <Button loading={undo.mutation.isPending} onClick={undo.ask}>
          {t('undoImport')}
        </Button>
      ) : null}
    </div>
  );
}

function useUndoImport(place: Place, job: ImportProgress, onDone: () => Promise<void>) {
  const { t } = useTranslation('transfer');
  const branch = useBranch();
  const confirmWrite = useConfirmWrite(useModule(place.module), branch.details, branch.version);
  const mutation = useMutation({
    mutationFn: ({ confirmation }: WriteAnswer) => undoChangeSet(place, job.changeSeq ?? 0, confirmation),
    onSuccess: onDone,
  });
  const ask = async (): Promise<void> => {
    const answer = await confirmWrite({ action: t('undoImport'), isDangerous: true });
    if (answer !== null) mutation.mutate(answer);
  };
  return { mutation, ask: () => void ask() };
}
