import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { archiveLog, logStatusQuery, staffLogKey, type ArchiveOrder } from '../../api/logs.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import styles from './logs.module.css';

const MAX_REASON = 500;

type ArchiveDialogProps = Pick<ArchiveOrder, 'kind' | 'narrowing'> & {
  readonly onClose: () => void;
  readonly onOrdered?: () => void;
};

/** Says what leaves the log and what stays of it, and asks for a reason and the word. */
export function ArchiveDialog({ kind, narrowing, onClose, onOrdered }: ArchiveDialogProps) {
  const { t } = useTranslation('logs');
  const { t: tc } = useTranslation();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const archiving = useArchiving(() => {
    onClose();
    onOrdered?.();
  });
  const isReady = reason.trim() !== '' && typed === kind;
  return (
    <Dialog
      title={t(`${kind}Title`)}
      okText={t('archiveNow')}
      cancelText={tc('cancel')}
      okButtonProps={{ danger: true, disabled: !isReady, loading: archiving.isPending }}
      onOk={() => archiving.mutate({ kind, narrowing, reason: reason.trim(), confirm: typed })}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t(`${kind}Text`)}</p>
        <Labelled label={t('reason')} hint={t('reasonHelp')}>
          {(input) => (
            <Input.TextArea
              {...input}
              rows={2}
              value={reason}
              maxLength={MAX_REASON}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Labelled>
        <TextField label={t('typeWord', { word: kind })} value={typed} onChange={setTyped} />
        {archiving.error ? <Alert type="error" showIcon title={errorMessage(archiving.error)} /> : null}
      </div>
    </Dialog>
  );
}

function useArchiving(onDone: () => void) {
  const { t } = useTranslation('logs');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: archiveLog,
    onSuccess: () => {
      void message.success(t('archiveStarted'));
      onDone();
      return queryClient.invalidateQueries({ queryKey: ['log'] });
    },
  });
}

/** Entries leave the log after it was ordered, part by part: when the last one has, the lists are asked for again. */
export function useLeavingEntries(isOrdered: boolean): void {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({ ...logStatusQuery(), enabled: isOrdered });
  const haveLeft = isOrdered && data?.tombstones.every(({ finishedAt }) => finishedAt !== null) === true;
  useEffect(() => {
    if (haveLeft) void queryClient.invalidateQueries({ queryKey: staffLogKey });
  }, [haveLeft, dataUpdatedAt, queryClient]);
}
