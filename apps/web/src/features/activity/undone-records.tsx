import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changedRecordsQuery, type ChangedRecord } from '../../api/change-sets.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { RecordNames } from '../../fields/reference/record-names.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './activity.module.css';

/** What an undo changes, before it does: the opposite of what the change did. */
export function UndoneRecords({ seq }: { readonly seq: number }) {
  const { t } = useTranslation('activity');
  const { data, error, refetch } = useQuery(changedRecordsQuery(useBranch(), seq));
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={2} columns={1} />;
  const more = data.total - data.records.length;
  return (
    <ul className={styles.undone} aria-label={t('undoChanges')}>
      {data.records.map((record) => (
        <UndoneRecord key={`${record.module}/${record.recordId}`} record={record} />
      ))}
      {more > 0 ? <li className={styles.soft}>{t('andMore', { number: more })}</li> : null}
    </ul>
  );
}

function UndoneRecord({ record }: { readonly record: ChangedRecord }) {
  const { t } = useTranslation('activity');
  const { module: key, recordId, title, kind, fields } = record;
  const { data: module } = useQuery(moduleQuery(key));
  return (
    <li>
      <strong>
        <ModuleTitle module={key} />
      </strong>{' '}
      <RecordNames module={key} named={[{ recordId, title }]} total={1} />{' '}
      <RecordIdText module={key} id={recordId} />
      {kind === 'new' ? <div>{t('undoNew')}</div> : null}
      {kind === 'deleted' ? <div>{t('undoDeleted')}</div> : null}
      <ul className={styles.fields}>
        {module
          ? fields.map(({ path, keys, before, after }) => (
              <li key={path}>
                <FieldChange module={module} path={path} keys={keys} before={after} after={before} />
              </li>
            ))
          : null}
      </ul>
    </li>
  );
}
