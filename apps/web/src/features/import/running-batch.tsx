import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { batchQuery, previewBatch, stageBatch, type BatchProgress } from '../../api/import-batches.ts';
import { isAtWork } from '../../api/imports.ts';
import { FileDrop } from '../../engine/access/file-drop.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ApplyBatchCard } from './apply-batch-card.tsx';
import { BatchDone } from './batch-done.tsx';
import { BatchReferencesCard } from './batch-references-card.tsx';
import { BatchTable } from './batch-table.tsx';
import styles from './import.module.css';
import { IMPORTED_FILES } from './imported-files.ts';

/** A batch: its files with modules and changes, one write, one undo. */
export function RunningBatch({ id }: { readonly id: string }) {
  const { data: batch, error, refetch } = useQuery(batchQuery(useBranch(), id));
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!batch)
    return (
      <Card flush>
        <SkeletonRows rows={6} />
      </Card>
    );
  return <Batch batch={batch} />;
}

function Batch({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const isOver = batch.state === 'done' || batch.state === 'undone';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {batch.imports.length === 0 ? (
          <Alert type="info" showIcon title={t('batchEmpty')} />
        ) : (
          <BatchTable batch={batch} />
        )}
        {batch.state === 'checked' ? <BatchReferencesCard batch={batch} /> : null}
        {isOver || isAtWork(batch) ? null : <AddFiles batch={batch} />}
      </div>
      <div className={styles.side}>
        {isOver ? <BatchDone batch={batch} /> : isAtWork(batch) ? <WorkCard batch={batch} /> : null}
        {batch.state === 'checked' ? <ApplyBatchCard batch={batch} /> : null}
        {isOver || isAtWork(batch) ? null : <CheckButton batch={batch} />}
        <Link to="/csv-import">
          <Button block tabIndex={-1}>
            {t('batchOthers')}
          </Button>
        </Link>
      </div>
    </div>
  );
}

function AddFiles({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: (files: readonly File[]) => stageBatch(branch, batch.id, files),
    // The first files may be added although a later one failed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: batchQuery(branch, batch.id).queryKey }),
  });
  return (
    <Card>
      <FileDrop
        accept={IMPORTED_FILES}
        title={adding.isPending ? t('uploading') : t('batchAdd')}
        hint={t('batchAccepted')}
        isBusy={adding.isPending}
        onFiles={(files) => adding.mutate(files)}
      />
      {adding.error ? (
        <Alert className={styles.alert} type="error" showIcon title={errorMessage(adding.error)} />
      ) : null}
    </Card>
  );
}

function WorkCard({ batch: { state, imports } }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const text = state === 'writing' ? t('writing') : t('checking');
  const shares = imports.map((part) => (part.state === 'checking' ? part.progress : 1));
  const share = shares.reduce((sum, part) => sum + part, 0) / imports.length;
  return (
    <Card>
      <p role="status">{text}</p>
      {/* One transaction writes everything: it has no half-way to show. */}
      <Progress
        aria-label={text}
        percent={state === 'writing' ? 100 : Math.round(share * 100)}
        status="active"
        showInfo={state !== 'writing'}
      />
    </Card>
  );
}

/** The first check, or another one after files or rows were changed. */
function CheckButton({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: () => previewBatch(branch, batch.id),
    onSuccess: (checking) => queryClient.setQueryData(batchQuery(branch, batch.id).queryKey, checking),
  });
  const unknown = batch.imports.filter(({ module }) => module === null).length;
  if (batch.imports.length === 0) return null;
  const isFirst = batch.state !== 'checked';
  return (
    <Card>
      <div className={styles.choices}>
        {unknown > 0 ? <p className={styles.hint}>{t('batchUnknown', { count: unknown })}</p> : null}
        <Button
          type={isFirst ? 'primary' : 'default'}
          block
          disabled={unknown > 0}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {isFirst ? t('check') : t('batchCheckAgain')}
        </Button>
        {check.error ? <Alert type="error" showIcon title={errorMessage(check.error)} /> : null}
      </div>
    </Card>
  );
}
