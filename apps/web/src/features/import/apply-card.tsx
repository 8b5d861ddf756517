import { takesEffectOnSave } from '@quartermaster/domain/core/module';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { applyImport, importQuery, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { formatNumber } from '../../i18n/format.ts';
import { WriteForm, type WriteOptions } from '../../ui/feedback/write-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';

/** Says exactly what will be written where, asks what has to be asked, and writes it. */
export function ApplyCard({ place, job }: { readonly place: Place; readonly job: ImportProgress }) {
  const { t } = useTranslation('transfer');
  const queryClient = useQueryClient();
  const branch = useBranch();
  const module = useModule(place.module);
  const apply = useMutation({
    mutationFn: (options: WriteOptions) => applyImport(place, job.id, options),
    onSuccess: (writing) => queryClient.setQueryData(importQuery(place, job.id).queryKey, writing),
  });
  const count = job.counts.new + job.counts.changed;
  if (count === 0) return <NothingToWrite counts={job.counts} />;
  const name = branchName(branch);
  const { isProtected } = branch.details;
  return (
    <Card>
      <WriteForm
        name={name}
        isProtected={isProtected}
        asksName={isProtected && takesEffectOnSave(module)}
        noteBox="note"
        label={t('apply', { count, place: name })}
        writing={apply}
      >
        {job.counts.invalid > 0 ? (
          <p className={styles.hint}>{t('invalidSkipped', { count: job.counts.invalid })}</p>
        ) : null}
      </WriteForm>
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
