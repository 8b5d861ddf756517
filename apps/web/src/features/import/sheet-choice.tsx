import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { chooseImportSheet, importQuery, importSheetsQuery, type ImportProgress } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import styles from './import.module.css';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

type SheetChoiceProps = { readonly place: Place; readonly job: ImportProgress };

/** Which sheet of a workbook is read, and the others to choose from. Other files have none. */
export function SheetChoice({ place, job }: SheetChoiceProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { sheet } = job.options;
  const { data } = useQuery({ ...importSheetsQuery(place, job.id), enabled: sheet !== null });
  const choosing = useMutation({
    mutationFn: (name: string) => chooseImportSheet(place, job.id, name),
    onSuccess: (staged) => queryClient.setQueryData(importQuery(place, job.id).queryKey, staged),
    onError: (error) => void message.error(errorMessage(error)),
  });
  if (sheet === null) return null;
  const sheets = data?.sheets ?? [sheet];
  if (sheets.length < 2) return <span className={styles.hint}>{t('sheetRead', { sheet })}</span>;
  return (
    <span className={styles.sheet}>
      <label htmlFor={id}>{t('sheet')}</label>
      <SearchedSelect
        showSearch={{ optionFilterProp: 'label' }}
        id={id}
        className={styles.sheetNames}
        value={sheet}
        options={sheets.map((name) => ({ value: name, label: name }))}
        loading={choosing.isPending}
        disabled={choosing.isPending}
        onChange={(name) => choosing.mutate(name)}
      />
    </span>
  );
}
