import type { HistoryEntry } from '@quartermaster/contract/http/records';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../api/place.ts';
import { restoreRecord } from '../../api/restore-record.ts';
import { createListCache } from '../../engine/list/list-cache.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { useWriteRefusal } from '../../engine/record/use-refusal-notice.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './history.module.css';

type RestoreDialogProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly recordId: string;
  readonly current: RecordData;
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
};

/** Shows what bringing back an earlier state would change, before it does. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { t } = useTranslation('history');
  const { module, current, entry, onClose } = props;
  const { details, version } = useBranch();
  const confirm = useConfirmWrite(module, details, version);
  const { mutate, isPending } = useRestore(props);
  const changes = diffRecords(module, current, entry.data ?? {});
  const restore = async () => {
    const confirmed = await confirm({ action: t('restore') });
    if (confirmed !== null) mutate(confirmed.confirmation);
  };
  return (
    <Dialog
      width={720}
      title={t('previewTitle', { time: formatDateTime(entry.at) })}
      okText={t('restore')}
      okButtonProps={{ disabled: changes.length === 0, loading: isPending }}
      onOk={() => void restore()}
      onCancel={onClose}
    >
      <p>{t(changes.length === 0 ? 'previewSame' : 'previewText')}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.path}>
            <FieldChange module={module} {...change} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function useRestore({ place, recordId, entry, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('history');
  const { message } = App.useApp();
  const refuse = useWriteRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: string | undefined) => restoreRecord(place, recordId, entry.seq, confirmation),
    onSuccess: ({ record }) => {
      createListCache(queryClient, place).update([record]);
      void message.success(t('restored'));
      onClose();
    },
    onError: refuse,
  });
}
