import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  applySettingsImport,
  settingsImportQuery,
  type SettingsImportProgress,
} from '../../api/settings-files.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { WriteForm, type WriteOptions } from '../../ui/feedback/write-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { totalsOf } from './totals.ts';

/** Says what will be written where, asks what has to be asked, and writes it. */
export function WriteCard({ job }: { readonly job: SettingsImportProgress }) {
  const { t } = useTranslation('tools');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const name = branchName(branch);
  const apply = useMutation({
    mutationFn: (options: WriteOptions) => applySettingsImport(branch, job.id, options),
    onSuccess: (writing) => queryClient.setQueryData(settingsImportQuery(branch, job.id).queryKey, writing),
  });
  const { written, removed, errors } = totalsOf(job);
  if (errors > 0) return <Alert type="error" showIcon title={t('hasErrors', { count: errors })} />;
  if (written + removed === 0) return <Alert type="info" showIcon title={t('nothingToImport')} />;
  return (
    <Card title={t('importSettings')}>
      <WriteForm
        name={name}
        isProtected={branch.details.isProtected}
        noteBox="settings-note"
        label={t('importCount', { count: written + removed, place: name })}
        writing={apply}
        help={t('importHelp')}
      >
        {removed > 0 ? <Alert type="warning" showIcon title={t('willRemove', { count: removed })} /> : null}
      </WriteForm>
    </Card>
  );
}
