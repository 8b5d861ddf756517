import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { applyBatch, batchQuery, type BatchProgress } from '../../api/import-batches.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { WriteForm, type WriteOptions } from '../../ui/feedback/write-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { batchTotals } from './batch-totals.ts';

/** Says what all files together write, asks for confirmation, and writes it. */
export function ApplyBatchCard({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const apply = useMutation({
    mutationFn: (options: WriteOptions) => applyBatch(branch, batch.id, options),
    onSuccess: (writing) => queryClient.setQueryData(batchQuery(branch, batch.id).queryKey, writing),
  });
  const { written, invalid } = batchTotals(batch);
  if (invalid > 0) return <Alert type="error" showIcon title={t('batchInvalid', { count: invalid })} />;
  if (written === 0) return <Alert type="info" showIcon title={t('batchNothing')} />;
  const name = branchName(branch);
  return (
    <Card>
      <WriteForm
        name={name}
        isProtected={branch.details.isProtected}
        noteBox="batch-note"
        label={t('apply', { count: written, place: name })}
        writing={apply}
        help={t('batchHelp')}
      />
    </Card>
  );
}
