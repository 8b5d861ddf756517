import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { batchQuery, undoBatch, type BatchProgress } from '../../api/import-batches.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { reportWritten } from '../../api/written.ts';
import { useConfirmWrite, type WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import { batchTotals } from './batch-totals.ts';
import styles from './import.module.css';

/** Some of its modules may take effect on save, so a protected environment asks for its name. */
const WRITES = { scope: 'environment' } as const;

/** What all files wrote, with undo. */
export function BatchDone({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const { environment, version } = useBranch();
  const queryClient = useQueryClient();
  const undo = useUndo(batch);
  const isUndone = batch.state === 'undone';
  // A job wrote it, not a call of this page.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.branch({ environment, version }) });
    reportWritten(environment);
  }, [queryClient, environment, version, isUndone]);
  const { written } = batchTotals(batch);
  return (
    <Card>
      <div className={styles.choices}>
        <Alert
          type={isUndone ? 'info' : 'success'}
          showIcon
          title={isUndone ? t('undone') : t('doneTitle', { count: written })}
          description={isUndone ? null : t('doneText')}
        />
        <Link to="/release">
          <Button type="primary" block tabIndex={-1}>
            {t('batchToRelease')}
          </Button>
        </Link>
        {isUndone ? null : (
          <Button block loading={undo.mutation.isPending} onClick={undo.ask}>
            {t('undoImport')}
          </Button>
        )}
        {undo.mutation.error ? (
          <Alert type="error" showIcon title={errorMessage(undo.mutation.error)} />
        ) : null}
      </div>
    </Card>
  );
}

function useUndo(batch: BatchProgress) {
  const { t } = useTranslation('transfer');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const confirmWrite = useConfirmWrite(WRITES, branch.details, branch.version);
  const mutation = useMutation({
    mutationFn: (answer: WriteAnswer) => undoBatch(branch, batch.id, answer),
    onSuccess: (undone) => {
      queryClient.setQueryData(batchQuery(branch, batch.id).queryKey, undone);
      return queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) });
    },
  });
  const ask = async (): Promise<void> => {
    const answer = await confirmWrite({
      title: t('batchUndoQuestion', { count: batchTotals(batch).written }),
      action: t('undoImport'),
      isDangerous: true,
    });
    if (answer !== null) mutation.mutate(answer);
  };
  return { mutation, ask: () => void ask() };
}
