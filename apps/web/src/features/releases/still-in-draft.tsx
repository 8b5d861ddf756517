import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesQuery, type DraftChanges, type HeldRecord } from '../../api/releases.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useRevert } from './use-revert.tsx';

const NO_MODULES: DraftChanges['modules'] = [];

/** After a rollback: what was rolled back is still in the draft. Revert it there, or keep it. */
export function StillInDraft() {
  const { t } = useTranslation('releases');
  const { data } = useQuery(changesQuery(useBranch()));
  const [isKept, setIsKept] = useState(false);
  const revert = useRevert(data?.modules ?? NO_MODULES);
  const records = data ? rolledBack(data) : [];
  if (data === undefined || records.length === 0 || isKept) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('stillInDraft', { count: records.length })}
        action={
          <>
            <Button size="small" onClick={() => revert.ask(records)}>
              {t('revertRecords', { count: records.length })}
            </Button>{' '}
            <Button size="small" type="text" onClick={() => setIsKept(true)}>
              {t('keep')}
            </Button>
          </>
        }
      />
      <ModuleFields module={null} references={data.references}>
        {revert.dialog}
      </ModuleFields>
    </>
  );
}

function rolledBack({ modules }: DraftChanges): HeldRecord[] {
  return modules.flatMap(({ module, records }) =>
    records
      .filter(({ hold }) => hold !== null && hold.rolledBack !== null)
      .map(({ recordId }) => ({ module, recordId })),
  );
}
