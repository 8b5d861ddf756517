import { useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { ModuleChanges, RecordChange } from '../../api/releases.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { RecordNames } from '../../fields/reference/record-names.tsx';
import { ChangeAuthors } from './change-authors.tsx';
import styles from './environment-changes.module.css';
import { firstChanges } from './reverted-changes.ts';

/** More records than this are counted, not shown. */
const MOST_RECORDS = 50;

type RevertDialogProps = {
  /** The changes that would be lost. */
  readonly changes: readonly ModuleChanges[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onRevert: () => void;
  readonly onClose: () => void;
};

/** What a revert takes out of the draft, whose edit each was, and the live values that come back. */
export function RevertDialog({ changes, isPending, error, onRevert, onClose }: RevertDialogProps) {
  const { t } = useTranslation('releases');
  const { shown, more } = firstChanges(changes, MOST_RECORDS);
  const count = changes.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <Modal
      open
      width={720}
      title={t('revertTitle', { count })}
      okText={t('revertRecords', { count })}
      cancelText={t('cancelled')}
      okButtonProps={{ loading: isPending }}
      onOk={onRevert}
      onCancel={onClose}
    >
      <p>{t('revertText')}</p>
      <ul className={styles.changes}>
        {shown.flatMap(({ module, records }) =>
          records.map((record) => (
            <RevertedRecord key={`${module}/${record.recordId}`} moduleKey={module} record={record} />
          )),
        )}
      </ul>
      {more > 0 ? <p className={styles.text}>{t('andMore', { count: more })}</p> : null}
      {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
    </Modal>
  );
}

type RevertedRecordProps = { readonly moduleKey: string; readonly record: RecordChange };

function RevertedRecord({ moduleKey, record }: RevertedRecordProps) {
  const { t } = useTranslation('releases');
  const { data: module } = useQuery(moduleQuery(moduleKey));
  const { recordId, title, kind, fields, authors, at } = record;
  return (
    <li className={`${styles.change} ${styles.plain}`}>
      <div className={styles.what}>
        <div>
          <strong>
            <ModuleTitle module={moduleKey} />
          </strong>{' '}
          <RecordNames module={moduleKey} named={[{ recordId, title }]} total={1} />{' '}
          <RecordIdText module={moduleKey} id={recordId} />
        </div>
        {kind === 'new' ? <span>{t('revertNew')}</span> : null}
        {kind === 'deleted' ? <span>{t('revertDeleted')}</span> : null}
        {/* The other way round than in the list of changes: from the draft to what is live. */}
        {module && kind === 'changed'
          ? fields.map(({ path, before, after }) => (
              <FieldChange key={path} module={module} path={path} before={after} after={before} />
            ))
          : null}
      </div>
      <ChangeAuthors authors={authors} at={at} />
    </li>
  );
}
