import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Alert, Button, Result } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { reportWritten } from '../../api/written.ts';
import { listPath } from '../../engine/module-paths.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { AnotherFile } from './another-file.tsx';
import styles from './import.module.css';

/** What was written, the way to it, and the way back. */
export function ImportDone({ place, job }: { readonly place: Place; readonly job: ImportProgress }) {
  const { t } = useTranslation('transfer');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.branch(place) });
  const undo = useUndoImport(place, job, refresh);
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: queryKeys.lists(place) }),
    [queryClient, place],
  );
  // A job wrote it, not a call of this page.
  useEffect(() => reportWritten(place.environment), [place.environment]);
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
      {!isUndone && undo.needsName ? (
        <EnvironmentConfirmation name={undo.name} value={undo.typed} onChange={undo.setTyped} />
      ) : null}
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
      <Link to={listPath(module, parent)} search={({ env, v }) => ({ env, v })}>
        <Button type="primary">{t('showRecords')}</Button>
      </Link>
      <AnotherFile place={place} />
      {undo ? (
        <Button
          loading={undo.mutation.isPending}
          disabled={!undo.isAllowed}
          onClick={() => undo.mutation.mutate()}
        >
          {t('undoImport')}
        </Button>
      ) : null}
    </div>
  );
}

function useUndoImport(place: Place, job: ImportProgress, onDone: () => Promise<void>) {
  const branch = useBranch();
  const module = useModule(place.module);
  const [typed, setTyped] = useState('');
  const name = branchName(branch);
  const needsName = module.scope !== 'versioned' && branch.details.isProtected;
  const mutation = useMutation({
    mutationFn: () => undoChangeSet(place, job.changeSeq ?? 0, needsName ? typed : undefined),
    onSuccess: onDone,
  });
  return { mutation, name, typed, setTyped, needsName, isAllowed: !needsName || typed === name };
}
