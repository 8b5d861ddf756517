import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { applyBatch, batchQuery, type BatchProgress } from '../../api/import-batches.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTypedText } from '../../ui/text/use-typed-text.ts';
import { batchTotals } from './batch-totals.ts';
import styles from './import.module.css';

/** Says what all files together write, asks what has to be asked, and writes it. */
export function ApplyBatchCard({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const [note, setNote] = useTypedText('batch-note');
  const [typed, setTyped] = useState('');
  const apply = useMutation({
    mutationFn: () =>
      applyBatch(branch, batch.id, { note, ...(typed === '' ? {} : { confirmation: typed }) }),
    onSuccess: (writing) => queryClient.setQueryData(batchQuery(branch, batch.id).queryKey, writing),
  });
  const { written, invalid } = batchTotals(batch);
  if (invalid > 0) return <Alert type="error" showIcon title={t('batchInvalid', { count: invalid })} />;
  if (written === 0) return <Alert type="info" showIcon title={t('batchNothing')} />;
  const name = branchName(branch);
  const { isProtected } = branch.details;
  return (
    <Card>
      <div className={styles.choices}>
        <label htmlFor={id}>{t('note')}</label>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {isProtected ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
        <Button
          type="primary"
          block
          danger={isProtected}
          disabled={isProtected && typed !== name}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('apply', { count: written, place: name })}
        </Button>
        <p className={styles.hint}>{t('batchHelp')}</p>
        {apply.error ? <Alert type="error" showIcon title={errorMessage(apply.error)} /> : null}
      </div>
    </Card>
  );
}
