import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  applySettingsImport,
  settingsImportQuery,
  type SettingsImportProgress,
} from '../../api/settings-files.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTypedText } from '../../ui/text/use-typed-text.ts';
import styles from './settings-files.module.css';
import { totalsOf } from './totals.ts';

/** Says what will be written where, asks what has to be asked, and writes it. */
export function WriteCard({ job }: { readonly job: SettingsImportProgress }) {
  const { t } = useTranslation('tools');
  const id = useId();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const [note, setNote] = useTypedText('settings-note');
  const [typed, setTyped] = useState('');
  const name = branchName(branch);
  const { isProtected } = branch.details;
  const apply = useMutation({
    mutationFn: () =>
      applySettingsImport(branch, job.id, { note, ...(isProtected ? { confirmation: typed } : {}) }),
    onSuccess: (writing) => queryClient.setQueryData(settingsImportQuery(branch, job.id).queryKey, writing),
  });
  const { written, removed, errors } = totalsOf(job);
  if (errors > 0) return <Alert type="error" showIcon title={t('hasErrors', { count: errors })} />;
  if (written + removed === 0) return <Alert type="info" showIcon title={t('nothingToImport')} />;
  return (
    <Card title={t('importSettings')}>
      <div className={styles.form}>
        <label htmlFor={id}>{t('note')}</label>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {isProtected ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
        {removed > 0 ? <Alert type="warning" showIcon title={t('willRemove', { count: removed })} /> : null}
        <Button
          type="primary"
          block
          danger={isProtected}
          disabled={isProtected && typed !== name}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('importCount', { count: written + removed, place: name })}
        </Button>
        <p className={styles.hint}>{t('importHelp')}</p>
        {apply.error ? <Alert type="error" showIcon title={errorMessage(apply.error)} /> : null}
      </div>
    </Card>
  );
}
