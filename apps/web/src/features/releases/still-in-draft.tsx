import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  changesQuery,
  releaseKeys,
  revertDraft,
  type DraftChanges,
  type HeldRecord,
} from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';

/** After a rollback: what was rolled back is still in the draft. Revert it there, or keep it. */
export function StillInDraft() {
  const { t } = useTranslation('releases');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const { data } = useQuery(changesQuery(branch));
  const [isKept, setIsKept] = useState(false);
  const revert = useMutation({
    mutationFn: (records: readonly HeldRecord[]) => revertDraft(branch, records),
    onSuccess: () =>
      Promise.all(releaseKeys(branch).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const records = data ? rolledBack(data) : [];
  if (records.length === 0 || isKept) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('stillInDraft', { count: records.length })}
      description={revert.error ? errorMessage(revert.error) : null}
      action={
        <>
          <Button size="small" loading={revert.isPending} onClick={() => revert.mutate(records)}>
            {t('revert', { count: records.length })}
          </Button>{' '}
          <Button size="small" type="text" onClick={() => setIsKept(true)}>
            {t('keep')}
          </Button>
        </>
      }
    />
  );
}

function rolledBack({ modules }: DraftChanges): HeldRecord[] {
  return modules.flatMap(({ module, records }) =>
    records.filter((record) => record.rolledBack).map(({ recordId }) => ({ module, recordId })),
  );
}
