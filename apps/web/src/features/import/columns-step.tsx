import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { importQuery, previewImport, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { useModule } from '../../engine/use-module.ts';
import { formatList } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FillFields } from './fill-fields.tsx';
import { ImportChoices, type ImportChoice } from './import-choices.tsx';
import styles from './import.module.css';
import { ToBatch } from './to-batch.tsx';
import { MappingTable } from './mapping-table.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { missingFields } from './target-options.ts';

type ColumnsStepProps = {
  readonly place: Place;
  readonly job: ImportProgress;
  readonly onChecked: () => void;
};

/** The second step: which column fills what, and how rows meet records. */
export function ColumnsStep({ place, job, onChecked }: ColumnsStepProps) {
  const { t } = useTranslation('transfer');
  const queryClient = useQueryClient();
  const module = useModule(place.module);
  const [choice, setChoice] = useState<ImportChoice>(job.options);
  const check = useMutation({
    mutationFn: () => previewImport(place, job.id, withoutFilled(job, choice)),
    onSuccess: (checking) => {
      queryClient.setQueryData(importQuery(place, job.id).queryKey, checking);
      onChecked();
    },
  });
  return (
    <>
      <ColumnNotices module={module} job={job} choice={choice} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card flush title={job.fileName} aside={<SheetChoice place={place} job={job} />}>
            <MappingTable
              module={module}
              job={job}
              mapping={choice.mapping}
              onChange={(mapping) => setChoice({ ...choice, mapping })}
            />
          </Card>
          <FillFields module={module} job={job} choice={choice} onChange={setChoice} />
        </div>
        <Card>
          <ImportChoices module={module} job={job} choice={choice} onChange={setChoice} />
          <Button type="primary" block loading={check.isPending} onClick={() => check.mutate()}>
            {t('check')}
          </Button>
          {job.batchId === null ? null : <ToBatch id={job.batchId} />}
          {check.error ? (
            <Alert className={styles.alert} type="error" showIcon title={errorMessage(check.error)} />
          ) : null}
        </Card>
      </div>
    </>
  );
}

/** A field that a column fills now needs no value of its own. */
function withoutFilled(job: ImportProgress, choice: ImportChoice): ImportChoice {
  const used = new Set(Object.values(choice.mapping));
  const filled = new Set(job.targets.filter(({ key }) => used.has(key)).map(({ field }) => field));
  const fill = Object.entries(choice.fill).filter(([key, value]) => !filled.has(key) && value !== null);
  return { ...choice, fill: Object.fromEntries(fill) };
}

type ColumnNoticesProps = {
  readonly module: ResolvedModule;
  readonly job: ImportProgress;
  readonly choice: ImportChoice;
};

/** Columns that nothing is named after, and fields that new records would lack. */
function ColumnNotices({ module, job, choice }: ColumnNoticesProps) {
  const { t } = useTranslation('transfer');
  const { t: tc } = useTranslation('common');
  const language = readLanguage();
  const unknown = job.unknownColumns.filter((column) => choice.mapping[column] === null);
  const names = unknown.map((column) => tc('quoted', { text: column }));
  const missing = choice.mode === 'update' ? [] : missingFields(module, job, choice, language);
  return (
    <>
      {unknown.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('unknownColumns', { count: names.length, columns: formatList(names) })}
        />
      ) : null}
      {missing.length > 0 ? (
        <Alert type="info" showIcon title={t('missingRequired', { fields: formatList(missing) })} />
      ) : null}
    </>
  );
}
