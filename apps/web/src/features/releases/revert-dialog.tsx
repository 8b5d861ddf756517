import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import type { ModuleChanges } from '../../api/releases.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './environment-changes.module.css';
import { RecordDifference } from './record-difference.tsx';
import { firstChanges, reversed } from './reverted-changes.ts';

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

/**
 * The edits that a revert removes from the draft, with their authors and the live values that are
 * restored.
 */
export function RevertDialog({ changes, isPending, error, onRevert, onClose }: RevertDialogProps) {
  const { t } = useTranslation('releases');
  const { shown, more } = firstChanges(changes, MOST_RECORDS);
  const count = changes.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <Dialog
      width={720}
      title={t('revertTitle', { count })}
      okText={t('revertRecords', { count })}
      cancelText={t('cancelled')}
      cancelButtonProps={{ autoFocus: true }}
      okButtonProps={{ loading: isPending }}
      onOk={onRevert}
      onCancel={onClose}
    >
      <p>{t('revertText')}</p>
      <ul className={styles.changes}>
        {shown.flatMap(({ module, records }) =>
          records.map((record) => (
            <RecordDifference
              key={`${module}/${record.recordId}`}
              moduleKey={module}
              // The other way round than in the list of changes: from the draft to what is live.
              record={reversed(record)}
              texts={{ new: t('revertDeleted'), deleted: t('revertNew') }}
            />
          )),
        )}
      </ul>
      {more > 0 ? <p className={styles.text}>{t('andMore', { count: more })}</p> : null}
      {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
    </Dialog>
  );
}
