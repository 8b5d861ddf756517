import { takesEffectOnSave } from '@quartermaster/domain/core/module';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { applyImport, importQuery, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { useTypedText } from '../../ui/text/use-typed-text.ts';
import styles from './import.module.css';

/** Says exactly what will be written where, asks what has to be asked, and writes it. */
export function ApplyCard({ place, job }: { readonly place: Place; readonly job: ImportProgress }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const queryClient = useQueryClient();
  const branch = useBranch();
  const module = useModule(place.module);
  const [note, setNote] = useTypedText('note');
  const [typed, setTyped] = useState('');
  const apply = useMutation({
    mutationFn: () => applyImport(place, job.id, { note, ...(typed === '' ? {} : { confirmation: typed }) }),
    onSuccess: (writing) => queryClient.setQueryData(importQuery(place, job.id).queryKey, writing),
  });
  const count = job.counts.new + job.counts.changed;
  if (count === 0) return <NothingToWrite counts={job.counts} />;
  const name = branchName(branch);
  const needsName = branch.details.isProtected && takesEffectOnSave(module);
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
        {needsName ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
        {job.counts.invalid > 0 ? (
          <p className={styles.hint}>{t('invalidSkipped', { count: job.counts.invalid })}</p>
        ) : null}
        <Button
          type="primary"
          block
          danger={branch.details.isProtected}
          disabled={needsName && typed !== name}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('apply', { count, place: name })}
        </Button>
        {apply.error ? <Alert type="error" showIcon title={errorMessage(apply.error)} /> : null}
      </div>
    </Card>
  );
}

function NothingToWrite({ counts: { invalid, unchanged } }: Pick<ImportProgress, 'counts'>) {
  const { t } = useTranslation('transfer');
  return invalid > 0 ? (
    <Alert
      type="warning"
      showIcon
      title={t('nothingValid', { invalid: formatNumber(invalid), unchanged: formatNumber(unchanged) })}
    />
  ) : (
    <Alert type="info" showIcon title={t('nothingToDo')} />
  );
}
